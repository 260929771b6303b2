import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, inject } from 'vitest'
import {
  connect,
  embeddedConnection,
  type Database,
  type DatabaseHandle,
} from '#app/platform/database/database.server.ts'
import { administer } from './database-admin.ts'

const WAIT_MS = 30_000

/**
 * A database of its own for one test file, copied from the migrated template and dropped at the end.
 * Call it at the top of the file; the returned function gives the database inside tests.
 */
export function useDatabase(): () => Database {
  const handle = useDatabaseHandle()
  return () => handle().db
}

/** The same for tests of the connections themselves. */
export function useDatabaseHandle(): () => DatabaseHandle {
  const name = `test_${randomBytes(6).toString('hex')}`
  const socket = inject('postgresSocket')
  let handle: DatabaseHandle | null = null

  beforeAll(async () => {
    await administer(socket, `create database ${name} template ${inject('postgresTemplate')}`)
    // A busy machine has other tests beside this one: hundreds of writes at once may wait for a connection.
    handle = await connect({ ...embeddedConnection(socket, name), connectionTimeoutMillis: WAIT_MS })
  })
  afterAll(async () => {
    await handle?.close()
    await administer(socket, `drop database if exists ${name} with (force)`)
  })

  return () => {
    if (!handle) throw new Error('the database is there only while tests run')
    return handle
  }
}
