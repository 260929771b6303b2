import { sql } from 'kysely'
import type { Database } from '../database/database.server.ts'
import { enqueueMail, type OutgoingMail } from './outbox.server.ts'

interface Gathering {
  /** The mail, to an account or to an address without one. */
  readonly mail: Omit<OutgoingMail, 'about' | 'notBefore'>
  /** Sent at once if no such mail was sent recently; absent where everything is gathered. */
  readonly single?: Pick<OutgoingMail, 'kind' | 'about'>
  /** News within this time share one mail. */
  readonly collectMs: number
  /** Minimum time between two such mails to one recipient. */
  readonly pauseMs: number
}

/**
 * The mail that one more thing is to be in: the one that waits, else a new one, `pauseMs` after the last at the soonest.
 * Null where it goes by itself.
 */
export async function gatheredMail(tx: Database, gathering: Gathering, now: Date): Promise<string | null> {
  const waiting = await holdLast(tx, gathering)
  if (waiting?.isOpen) return waiting.mailId
  // Two at once would make two mails. Once one waits, nobody comes here.
  const { mail, single, collectMs, pauseMs } = gathering
  const name = `${mail.kind} ${mail.accountId ?? `${mail.recipient} ${mail.locale}`}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
  const last = await holdLast(tx, gathering)
  if (last?.isOpen) return last.mailId
  const pauseEnds = last ? (last.sentAt ?? now).getTime() + pauseMs : 0
  if (single && pauseEnds <= now.getTime()) {
    await enqueueMail(tx, { ...mail, ...single }, now)
    return null
  }
  return enqueueMail(tx, { ...mail, notBefore: new Date(Math.max(now.getTime() + collectMs, pauseEnds)) }, now)
}

/** The last of these mails, shared with others who put something in, so that no server sends it before that is there. */
async function holdLast(tx: Database, { mail: { kind, recipient, accountId, locale }, single }: Gathering) {
  const mails = tx
    .selectFrom('mail_outbox')
    .select(['mail_id', 'kind', 'attempts', 'sent_at'])
    .where('kind', 'in', single ? [kind, single.kind] : [kind])
    .orderBy('created_at', 'desc')
    .orderBy('next_attempt_at', 'desc')
    .limit(1)
    .forShare()
  const ofThem =
    accountId === null
      ? mails.where('account_id', 'is', null).where('recipient', '=', recipient).where('locale', '=', locale)
      : mails.where('account_id', '=', accountId)
  const row = await ofThem.executeTakeFirst()
  if (!row) return null
  const isOpen = row.kind === kind && row.attempts === 0 && row.sent_at === null
  return { mailId: row.mail_id, sentAt: row.sent_at, isOpen }
}
