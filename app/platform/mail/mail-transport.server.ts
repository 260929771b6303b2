import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'

export interface Mail {
  /** The same for every attempt, so that a reader can recognise a duplicate. */
  readonly id: string
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

export interface MailTransport {
  /** @throws MailError where it was not sent. */
  send(mail: Mail): Promise<void>
  close(): void
}

export class MailError extends Error {
  /** The server itself is down: other mails would fail now too. */
  readonly isServerDown: boolean

  constructor(message: string, isServerDown: boolean) {
    super(message)
    this.isServerDown = isServerDown
  }
}

interface Sender {
  readonly from: string
  readonly host: string
}

/** A server that is silent for this time is down; one that has answered may be slow. */
const CONNECT_TIMEOUT_MS = 10_000
const SILENCE_TIMEOUT_MS = 60_000

export function smtpTransport(url: string, sender: Sender): MailTransport {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      try {
        await transport.sendMail(envelope(mail, sender))
      } catch (error) {
        const { message, responseCode } = error as Error & { responseCode?: number }
        // 421: the service is closing. Other replies are about this mail.
        throw new MailError(message.split('\n', 1)[0] ?? '', responseCode === undefined || responseCode === 421)
      }
    },
    close: () => transport.close(),
  }
}

/** Writes `.eml` files where no mail server is set: nothing is sent by accident, and everything can be read. */
export function folderTransport(
  directory: string,
  sender: Sender,
  onWritten: (file: string, mail: Mail) => void,
): MailTransport {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'crlf' })
  return {
    async send(mail) {
      mkdirSync(directory, { recursive: true, mode: 0o700 })
      const { message } = await transport.sendMail(envelope(mail, sender))
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${mail.id}.eml`
      const unfinished = path.join(directory, `.${randomUUID()}`)
      await writeFile(unfinished, message as Buffer, { mode: 0o600 })
      await rename(unfinished, path.join(directory, name))
      onWritten(name, mail)
    },
    close: () => {},
  }
}

function envelope({ id, to, replyTo, subject, html, text }: Mail, { from, host }: Sender) {
  return {
    from,
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    html,
    text,
    messageId: `<${id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
