import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** The server's reply to a mail; null accepts it. */
export type Mood = { readonly code: number; readonly message: string } | null

/** A real mail server on the loopback address, and what it was sent. */
export interface Mailbox {
  readonly url: string
  readonly mails: readonly ParsedMail[]
  /** Recipients as the envelope named them, one list for each mail. */
  readonly envelopes: readonly (readonly string[])[]
  /** Sets the reply from now on. */
  answer(mood: Mood, delayMs?: number): void
  /** Waits for a mail to an address that came after the first `after` ones to it. */
  next(to: string, after?: number): Promise<ParsedMail>
  to(address: string): ParsedMail[]
  close(): Promise<void>
}

interface MailboxOptions {
  /** 0 takes a free one. */
  readonly port?: number
  /** Called with the source of each mail that was accepted. */
  readonly onMail?: (source: string) => void
}

export async function openMailbox({ port = 0, onMail = () => {} }: MailboxOptions = {}): Promise<Mailbox> {
  const mails: ParsedMail[] = []
  const envelopes: string[][] = []
  let mood: Mood = null
  let delayMs = 0
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onData(stream, session, done) {
      void (async () => {
        const source = (await buffer(stream)).toString('latin1')
        const parsed = await simpleParser(Buffer.from(source, 'latin1'))
        await sleep(delayMs)
        if (mood) return done(Object.assign(new Error(mood.message), { responseCode: mood.code }))
        mails.push(parsed)
        envelopes.push(session.envelope.rcptTo.map(({ address }) => address))
        onMail(source)
        done()
      })()
    },
  })
  server.on('error', () => {}) // a client that goes away in the middle is what some tests are about
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: bound } = server.server.address() as AddressInfo
  const to = (address: string) => mails.filter((_, index) => envelopes[index]?.includes(address))
  return {
    url: `smtp://127.0.0.1:${bound}`,
    mails,
    envelopes,
    to,
    answer(next, wait = 0) {
      mood = next
      delayMs = wait
    },
    async next(address, after = 0) {
      const deadline = Date.now() + 20_000
      while (Date.now() < deadline) {
        const mail = to(address)[after]
        if (mail) return mail
        await sleep(20)
      }
      throw new Error(`no mail number ${after + 1} to ${address}`)
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The secret link of a mail. */
export function linkIn(mail: ParsedMail): URL {
  const [link] = /https?:\S+\?token=\S+/.exec(mail.text ?? '') ?? []
  if (link === undefined) throw new Error(`no link in: ${mail.text}`)
  return new URL(link)
}
