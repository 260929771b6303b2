import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildSite } from '../../scripts/build-site.ts'
import { openMailbox } from './mailbox.ts'
import { startSite } from './site.ts'

/** A page with a film that stays with its host: the demo shows films of its own only. */
const HOSTED_FILM = {
  path: 'hosted-film',
  title: 'Hosted film',
  main: {
    layoutElements: [
      {
        components: [
          {
            id: 'films',
            type: 'media-videos',
            configuration: {
              items: [
                {
                  title: 'Hosted film',
                  video_thumbnail: { url: 'Original/pages/rooms/office.avif', description: '' },
                  video_link: { href: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', title: 'Hosted film' },
                },
              ],
            },
          },
        ],
      },
    ],
  },
}

/**
 * Builds the site where a source has changed, and starts one server with the demo catalogue for all journeys, and the mail server that it sends to. Its address is in
 * `SITE_URL`, its data in `SITE_DATA`; each mail that arrives is a file in `SITE_OUTBOX`, where the tests' own processes find it.
 */
export default async function setup(): Promise<() => Promise<void>> {
  buildSite()
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
  const content = path.join(directory, 'content')
  cpSync('content', content, { recursive: true })
  writeFileSync(path.join(content, 'pages/hosted-film.json'), JSON.stringify(HOSTED_FILM))
  const site = await startSite({
    dataDir: path.join(directory, 'site'),
    env: { SMTP_URL: mailbox.url, CONTENT_DIR: content, TRUST_PROXY: '1' },
  })
  process.env['SITE_URL'] = site.url
  process.env['SITE_OUTBOX'] = outbox
  process.env['SITE_DATA'] = path.join(directory, 'site')
  return async () => {
    await site.stop()
    await mailbox.close()
    rmSync(directory, { recursive: true, force: true })
  }
}
