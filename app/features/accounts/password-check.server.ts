import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '#app/core/app-error.ts'
import type { Database } from '#app/platform/database.server.ts'
import { hashPassword, isOutdated, isPassword } from '#app/platform/password.server.ts'
import {
  countAttempt,
  countAttempts,
  forgiveAttempts,
  throttleKey,
  type Throttle,
} from '#app/platform/throttle.server.ts'
import { findCredentials, type Credentials } from './queries.server.ts'

/** Wrong passwords for one account from one place: a few a minute, and as many in all as somebody mistypes. */
const PER_ACCOUNT_MINUTE: Throttle = { limit: 5, windowSeconds: 60 }
const PER_ACCOUNT: Throttle = { limit: 10, windowSeconds: 15 * 60 }
/**
 * Wrong passwords for one account from all places together: beyond them each attempt needs a captcha and waits. Its owner
 * is slowed down, and never locked out.
 */
const PER_ACCOUNT_EVERYWHERE: Throttle = { limit: 100, windowSeconds: 15 * 60 }
const PAUSE_MS = 1_000
/** Wrong passwords from one place for whatever accounts. An office behind one address has room. */
const PER_ADDRESS: Throttle = { limit: 80, windowSeconds: 15 * 60 }

/** The beginning of the keys under which wrong passwords for an account are counted. */
export function attemptsOf(email: string): string {
  return throttleKey('password', email)
}

/** What proves that a person tries, where there were too many wrong passwords. */
interface PersonProof {
  readonly isGiven: () => Promise<boolean>
  /** Which captcha asks for it. */
  readonly kind: { readonly kind: 'altcha' } | { readonly kind: 'recaptcha'; readonly siteKey: string }
}

interface PasswordCheck {
  /** In its canonical form, whether anybody has it or not. */
  readonly email: string
  readonly password: string
  /** Where the request comes from. */
  readonly address: string
  /** Null for somebody who is signed in: strangers who guess elsewhere are none of theirs. */
  readonly proof: PersonProof | null
}

/**
 * The credentials of an address, where the password is right; null takes as long, whether anybody has the address or
 * not. Wrong passwords are counted by account and place, so that a stranger who guesses keeps nobody else out, and
 * before they are checked, so that many at once are no way around.
 * @throws AppError `too_many_requests` without checking anything.
 */
export async function findByPassword(db: Database, check: PasswordCheck, now: Date): Promise<Credentials | null> {
  const { email, password, address, proof } = check
  const minute = { key: throttleKey('password', email, address, 'minute'), throttle: PER_ACCOUNT_MINUTE }
  const account = { key: throttleKey('password', email, address), throttle: PER_ACCOUNT }
  const place = { key: throttleKey('password-from', address), throttle: PER_ADDRESS }
  const [found, wait] = await Promise.all([
    findCredentials(db, email),
    countAttempts(db, { unless: minute, counted: [account, place] }, now),
  ])
  if (wait !== null) throw tooManyAttempts(wait)
  const everywhere = { key: throttleKey('password', email, 'everywhere'), throttle: PER_ACCOUNT_EVERYWHERE }
  if (proof && (await countAttempt(db, everywhere, now)) !== null) {
    if (!(await proof.isGiven())) throw proofWanted(proof)
    await sleep(PAUSE_MS)
  }
  if (await isPassword(password, found?.passwordHash ?? null)) {
    await forgiveAttempts(db, [account.key, place.key, ...(proof ? [everywhere.key] : [])])
    if (found && isOutdated(found.passwordHash)) await renewHash(db, found, password)
    return found
  }
  await countAttempt(db, minute, now)
  return null
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
