import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startSite } from './site.ts'

/** One server with the demo catalogue for all journeys; its address is in `SITE_URL`. */
export default async function setup(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'specify-journeys-'))
  const site = await startSite({ dataDir })
  process.env['SITE_URL'] = site.url
  process.env['SITE_OUTBOX'] = path.join(dataDir, 'outbox')
  return async () => {
    await site.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
