import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Tables } from '#db/schema.ts'
import type { Database } from '../database/database.server.ts'
import type { Logger } from '../log.server.ts'
import { MailError, type Mail, type MailTransport } from './mail-transport.server.ts'

/** A mail to be sent: its subject matter and recipient. Its text, and the secrets in it, are written on sending. */
export interface OutgoingMail {
  readonly kind: string
  readonly recipient: string
  /** Owner: deleted with the account. Null for a recipient without an account. */
  readonly accountId: string | null
  readonly locale: string
  /** Detail for its writer; most kinds need none. */
  readonly about?: string | null
  /** Earliest time of sending; at once by default. */
  readonly notBefore?: Date
}

export interface WaitingMail extends Omit<OutgoingMail, 'notBefore'> {
  readonly mailId: string
}

/** Writes the text of a mail; null where it is no longer needed. */
export type MailWriter = (mail: WaitingMail, now: Date) => Promise<Omit<Mail, 'id' | 'to'> | null>

export async function enqueueMail(db: Database, mail: OutgoingMail, now: Date): Promise<string> {
  const { kind, recipient, accountId, locale, about = null, notBefore = now } = mail
  const { mail_id: mailId } = await db
    .insertInto('mail_outbox')
    .values({ kind, recipient, account_id: accountId, locale, about, created_at: now, next_attempt_at: notBefore })
    .returning('mail_id')
    .executeTakeFirstOrThrow()
  return mailId
}

interface OutboxOptions {
  readonly db: Database
  readonly transport: MailTransport
  readonly write: MailWriter
  readonly log: Logger
  /** Kinds of which no row is kept once they are sent or given up: they go to people who were erased. */
  readonly isForgotten?: (kind: string) => boolean
  /** Leaves what waits to other servers. */
  readonly isIdle?: boolean
  readonly pollMs?: number
  /** The first pause after a failure; it doubles each time. */
  readonly firstPauseMs?: number
}

/** A mail claimed by a server that went silent is released after this time. */
const LEASE_MS = 5 * 60_000
const MAX_PAUSE_MS = 30_000
/** A mail undelivered for so long is given up, and stays for the operator to see. */
const GIVE_UP_AFTER_MS = 48 * 3_600_000
const BATCH = 20
const CLOSE_TIMEOUT_MS = 3_000

/** Selects mails that failed and that no server is sending: a pause is far shorter than a claim holds. */
export function hasFailed(now: Date): RawBuilder<boolean> {
  const longestPause = new Date(now.getTime() + MAX_PAUSE_MS)
  return sql<boolean>`(failed_at is not null or (attempts > 0 and next_attempt_at <= ${longestPause}))`
}

export class Outbox {
  private readonly options: Required<OutboxOptions>
  private timer: NodeJS.Timeout | null = null
  private running: Promise<void> | null = null
  private isClosed = false
  private outages = 0

  constructor(options: OutboxOptions) {
    this.options = { isIdle: false, isForgotten: () => false, pollMs: 2_000, firstPauseMs: 1_000, ...options }
    this.schedule(0)
  }

  /** A mail was added: look at once. */
  wake(): void {
    if (this.outages === 0) this.schedule(0)
  }

  async close(): Promise<void> {
    this.isClosed = true
    if (this.timer) clearTimeout(this.timer)
    await Promise.race([this.running, sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })])
    this.options.transport.close()
  }

  private schedule(delayMs: number): void {
    if (this.isClosed || this.running || this.options.isIdle) return
    if (this.timer) clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      this.running = this.deliver()
        .catch((error: unknown) => this.options.log.error({ err: error }, 'the outbox could not be read'))
        .finally(() => {
          this.running = null
          this.schedule(this.outages > 0 ? this.pauseAfter(this.outages) : this.options.pollMs)
        })
    }, delayMs).unref()
  }

  private async deliver(): Promise<void> {
    for (let count = 0; !this.isClosed; count++) {
      const mail = await this.claim(new Date())
      if (!mail) return
      if (!(await this.send(mail))) return
      // Other work of the process gets its turn, however many mails wait.
      if (count % BATCH === BATCH - 1) await new Promise((resolve) => setImmediate(resolve))
    }
  }

  private async send(row: Selectable<Tables['mail_outbox']>): Promise<boolean> {
    const { db, transport, write, log } = this.options
    const { mail_id: id, recipient: to, kind, account_id: accountId, locale, about } = row
    try {
      const written = await write({ mailId: id, kind, recipient: to, accountId, locale, about }, new Date())
      if (written) await transport.send({ ...written, id, to })
      if (this.options.isForgotten(kind)) await this.forget(id)
      else
        await db
          .updateTable('mail_outbox')
          .set({ sent_at: new Date(), last_error: null })
          .where('mail_id', '=', id)
          .execute()
      this.outages = 0
      return true
    } catch (error) {
      const isServerDown = error instanceof MailError && error.isServerDown
      this.outages = isServerDown ? this.outages + 1 : 0
      await this.postpone(row, error instanceof Error ? error.message : String(error))
      log.warn({ mail: id, kind, err: error }, 'a mail could not be sent')
      return !isServerDown
    }
  }

  private async postpone(
    { mail_id: id, kind, attempts, created_at: createdAt }: Selectable<Tables['mail_outbox']>,
    reason: string,
  ) {
    const now = Date.now()
    const isOver = now - createdAt.getTime() > GIVE_UP_AFTER_MS
    if (isOver && this.options.isForgotten(kind)) return this.forget(id)
    await this.options.db
      .updateTable('mail_outbox')
      .set({
        next_attempt_at: new Date(now + this.pauseAfter(attempts)),
        last_error: reason.slice(0, 500),
        ...(isOver ? { failed_at: new Date(now) } : {}),
      })
      .where('mail_id', '=', id)
      .execute()
  }

  private async forget(id: string): Promise<void> {
    await this.options.db.deleteFrom('mail_outbox').where('mail_id', '=', id).execute()
  }

  private pauseAfter(failures: number): number {
    return Math.min(MAX_PAUSE_MS, this.options.firstPauseMs * 2 ** (failures - 1))
  }

  /** Takes the mail that has waited longest, locked against other servers. */
  private async claim(now: Date): Promise<Selectable<Tables['mail_outbox']> | undefined> {
    return this.options.db
      .updateTable('mail_outbox')
      .set({ attempts: sql`attempts + 1`, next_attempt_at: new Date(now.getTime() + LEASE_MS) })
      .where('mail_id', '=', (query) =>
        query
          .selectFrom('mail_outbox')
          .select('mail_id')
          .where('sent_at', 'is', null)
          .where('failed_at', 'is', null)
          .where('next_attempt_at', '<=', now)
          .orderBy('next_attempt_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .executeTakeFirst()
  }
}
