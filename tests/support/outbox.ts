import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { simpleParser, type ParsedMail } from 'mailparser'

/**
 * Waits for a mail that the site of the journeys wrote to its outbox: to an address, with a link for a page, after the
 * first `after` of them.
 */
export async function mailTo(
  address: string,
  page: 'verify' | 'reset-password' | 'keep-account',
  after = 0,
): Promise<ParsedMail> {
  const deadline = Date.now() + 20_000
  while (Date.now() < deadline) {
    const mails = (await readOutbox()).filter((each) => isTo(each, address) && each.text?.includes(`/${page}/?token=`))
    const mail = mails[after]
    if (mail) return mail
    await sleep(100)
  }
  throw new Error(`no mail to ${address} with a link for ${page}`)
}

function isTo({ to }: ParsedMail, address: string): boolean {
  const recipients = (Array.isArray(to) ? to : to ? [to] : []).flatMap(({ value }) => value)
  return recipients.some((each) => each.address === address)
}

/** Everything that was written, in its order. */
function readOutbox(): Promise<ParsedMail[]> {
  const folder = process.env['SITE_OUTBOX'] ?? ''
  if (!existsSync(folder)) return Promise.resolve([]) // it comes with the first mail
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted() // by when they were written
  return Promise.all(names.map((name) => simpleParser(readFileSync(path.join(folder, name)))))
}
