import './end-with-reader.ts'
import pg from 'pg'
import { backUp } from '#app/features/health/drill/back-up.server.ts'
import { readConfig } from '#app/platform/config.server.ts'
import { openDatabaseForTool } from '#app/platform/database/database.server.ts'
import { startupMessage } from '#app/platform/startup-message.server.ts'

/** `backup`: copies the embedded database and the files beside it, also while the site runs. */
async function main(): Promise<number> {
  const config = readConfig(process.env)
  if (config.databaseUrl !== null) {
    console.error('A PostgreSQL of your own is backed up by pg_basebackup: see docs/operations.md.')
    return 2
  }
  const handle = await openDatabaseForTool(config)
  const client = new pg.Client(handle.connection)
  try {
    await client.connect()
    console.log(await backUp({ client, ...config }, new Date()))
    return 0
  } finally {
    await client.end()
    await handle.close()
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(startupMessage(error))
  return 1
})
