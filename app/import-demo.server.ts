import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Logger } from './platform/log.server.ts'
import { sitePath } from '#app/platform/process/site-path.server.ts'

/** Imports the demo's catalogue, accounts and projects. */
const DEMO_IMPORT = sitePath('scripts/demo-import.ts')

/**
 * Fills an empty database in a separate process, which joins this server's database: its memory is released before the
 * first request. Where it fails, the site is there without products, and says so.
 */
export async function importDemo(log: Logger): Promise<void> {
  const child = spawn(process.execPath, [DEMO_IMPORT], { stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await once(child, 'exit').catch(() => [1])
  if (code !== 0) log.error({ code }, 'the demo could not be imported')
}
