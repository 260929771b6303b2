import { absoluteHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import type { Database } from '../database/database.server.ts'
import type { EmailNote } from './email.server.tsx'
import type { TokenSigner } from '../secrets/signed-token.server.ts'

/**
 * Topics that an address may unsubscribe from without an account. Mails about comments are a setting of the account.
 */
const TOPICS = ['quotes', 'company', 'answers', 'products'] as const
export type MailTopic = (typeof TOPICS)[number]

/** A recipient and the topic of the mails. */
export interface MailSubscription {
  readonly email: string
  readonly topic: MailTopic
}

const SCOPE = 'mails:'
const LIFETIME_S = 365 * 86_400

interface StopAddress {
  readonly publicUrl: string
  readonly locale: string
  readonly tokens: TokenSigner
}

/** The last note of a mail: the address at which its recipient stops such mails, without signing in. */
export function stopNote(
  { publicUrl, locale, tokens }: StopAddress,
  { email, topic }: MailSubscription,
  now: Date,
): EmailNote {
  const token = tokens.sign({ sub: email, scope: SCOPE + topic }, now, LIFETIME_S)
  return { label: 'Stop these emails', href: absoluteHref(publicUrl, routes.account.mails.href({ locale, token })) }
}

/** Reads a token of `stopNote`; null for any other. */
export function subscriptionOf(tokens: TokenSigner, token: string, now: Date): MailSubscription | null {
  const claims = tokens.verify(token, now)
  const topic = TOPICS.find((each) => claims?.['scope'] === SCOPE + each)
  const email = claims?.['sub']
  return topic !== undefined && typeof email === 'string' ? { email, topic } : null
}

export async function isStopped(db: Database, { email, topic }: MailSubscription): Promise<boolean> {
  const row = await db
    .selectFrom('mail_stop')
    .select('topic')
    .where('email', '=', email.toLowerCase())
    .where('topic', '=', topic)
    .executeTakeFirst()
  return row !== undefined
}

export async function setStopped(
  db: Database,
  { email, topic }: MailSubscription,
  isOff: boolean,
  now: Date,
): Promise<void> {
  const key = { email: email.toLowerCase(), topic }
  if (isOff) {
    const row = { ...key, stopped_at: now }
    await db
      .insertInto('mail_stop')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  } else {
    await db.deleteFrom('mail_stop').where('email', '=', key.email).where('topic', '=', topic).execute()
  }
}
