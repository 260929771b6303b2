import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@specify/core/app-error.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { hashPassword, isOutdated, isPassword } from '#app/platform/secrets/password.server.ts'
import type { Limit } from '#app/platform/limits/limit.ts'
import type { Limits } from '#app/platform/limits/limits.server.ts'
import { findCredentials, type Credentials } from './queries.server.ts'

const attempts = (name: string, points: number, minutes: number): Limit => ({
  name,
  points,
  windowSeconds: minutes * 60,
  isRefundable: true,
})
/** Wrong passwords for one account from one address: a few a minute, and in all as many as honest mistakes take. */
const PER_ACCOUNT_MINUTE = attempts('password-minute', 5, 1)
const PER_ACCOUNT = attempts('password', 10, 15)
/**
 * Wrong passwords for one account from all addresses: beyond them each attempt needs a captcha and waits. Its owner is
 * slowed down, and never locked out.
 */
const PER_ACCOUNT_EVERYWHERE = attempts('password-everywhere', 100, 15)
const PAUSE_MS = 1_000
/** Wrong passwords from one address for any accounts. An office behind one address has room. */
const PER_ADDRESS = attempts('password-from', 80, 15)

/** The limits that delay the owner of an account, by its address. */
export const ATTEMPTS_ON_ACCOUNT: readonly Limit[] = [PER_ACCOUNT_MINUTE, PER_ACCOUNT, PER_ACCOUNT_EVERYWHERE]

/** Captcha required after too many wrong passwords. */
interface PersonProof {
  readonly isGiven: () => Promise<boolean>
  /** The captcha that requires it. */
  readonly kind: { readonly kind: 'altcha' } | { readonly kind: 'recaptcha'; readonly siteKey: string }
}

interface PasswordCheck {
  /** Canonical form, registered or not. */
  readonly email: string
  readonly password: string
  readonly address: string
  /** Null for a signed-in user: guesses by strangers must not affect them. */
  readonly proof: PersonProof | null
}

/**
 * The credentials of an address, where the password is right; null takes as long, whether the address is registered or
 * not. Wrong passwords are counted by account and address, so that a stranger who guesses locks out no one else, and
 * before they are checked, so that parallel attempts are no way around.
 * @throws AppError `too_many_requests` without checking anything.
 */
export async function findByPassword(
  { db, limits }: { readonly db: Database; readonly limits: Limits },
  { email, password, address, proof }: PasswordCheck,
): Promise<Credentials | null> {
  const place = [email, address]
  const [credentials, wait] = await Promise.all([findCredentials(db, email), countAttempt(limits, email, address)])
  if (wait !== null) throw tooManyAttempts(wait)
  if (proof && (await limits.spend(PER_ACCOUNT_EVERYWHERE, email)) !== null) {
    if (!(await proof.isGiven())) throw proofWanted(proof)
    await sleep(PAUSE_MS)
  }
  if (await isPassword(password, credentials?.passwordHash ?? null)) {
    await Promise.all([
      limits.refund(PER_ACCOUNT, place),
      limits.refund(PER_ADDRESS, address),
      proof && limits.refund(PER_ACCOUNT_EVERYWHERE, email),
    ])
    if (credentials && isOutdated(credentials.passwordHash)) await renewHash(db, credentials, password)
    return credentials
  }
  await limits.spend(PER_ACCOUNT_MINUTE, place)
  return null
}

/**
 * Counts an attempt. Returns null, or the seconds to wait; an attempt that one limit refuses does not count under the
 * next.
 */
async function countAttempt(limits: Limits, email: string, address: string): Promise<number | null> {
  return (
    (await limits.waitOf(PER_ACCOUNT_MINUTE, [email, address])) ??
    (await limits.spend(PER_ACCOUNT, [email, address])) ??
    limits.spend(PER_ADDRESS, address)
  )
}

async function renewHash(db: Database, { accountId, passwordHash }: Credentials, password: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ password_hash: await hashPassword(password) })
    .where('account_id', '=', accountId)
    .where('password_hash', '=', passwordHash)
    .execute()
}

function proofWanted({ kind }: PersonProof): AppError {
  return new AppError(
    'too_many_requests',
    'There were too many wrong passwords for this account. Please show that you are a person and try again.',
    { retryAfterSeconds: 1, answer: { captcha: kind } },
  )
}

function tooManyAttempts(seconds: number): AppError {
  const when = seconds < 90 ? 'in a minute' : `in ${Math.ceil(seconds / 60)} minutes`
  return new AppError('too_many_requests', `Too many attempts. Please try again ${when}.`, {
    retryAfterSeconds: seconds,
  })
}
