import { readConfig } from './platform/config.server.ts'
import { makeDataDir } from '#app/platform/process/data-dir.server.ts'
import { refuseDataDirInUse } from './platform/postgres/data-dir-lock.server.ts'
import { startupMessage } from './platform/startup-message.server.ts'

/**
 * The entry of the built server. What would stop a start is looked at before the server is loaded, which takes most of
 * the time of a start: an operator reads at once what is wrong.
 */
async function start(): Promise<number> {
  const config = readConfig(process.env)
  makeDataDir(config.dataDir)
  if (config.databaseUrl === null) refuseDataDirInUse(config.dataDir)
  const { serve } = await import('./serve.server.ts')
  return serve(config)
}

/** Settles once the server listens; a start that fails ends the process. */
export const started = start().catch((error: unknown) => {
  console.error(startupMessage(error))
  process.exit(1)
})
