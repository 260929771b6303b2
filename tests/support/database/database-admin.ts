import pg from 'pg'
import { embeddedConnection } from '#app/platform/database/database.server.ts'

/** Runs one statement on the maintenance database of the test server. */
export async function administer(socket: string, statement: string): Promise<void> {
  const client = new pg.Client(embeddedConnection(socket, 'postgres'))
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
