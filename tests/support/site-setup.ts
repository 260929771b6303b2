import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openMailbox } from './mailbox.ts'
import { startSite } from './site.ts'

/**
 * One server with the demo catalogue for all journeys, and the mail server that it sends to. Its address is in
 * `SITE_URL`; each mail that arrives is a file in `SITE_OUTBOX`, where the tests' own processes find it.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'specify-journeys-'))
  const outbox = path.join(directory, 'mails')
  mkdirSync(outbox)
  let arrived = 0
  const mailbox = await openMailbox({
    onMail(source) {
      const name = `${String(++arrived).padStart(5, '0')}.eml`
      writeFileSync(path.join(directory, name), source, 'latin1')
      renameSync(path.join(directory, name), path.join(outbox, name)) // nobody reads half of one
    },
  })
  const site = await startSite({ dataDir: path.join(directory, 'site'), env: { SMTP_URL: mailbox.url } })
  process.env['SITE_URL'] = site.url
  process.env['SITE_OUTBOX'] = outbox
  return async () => {
    await site.stop()
    await mailbox.close()
    rmSync(directory, { recursive: true, force: true })
  }
}
