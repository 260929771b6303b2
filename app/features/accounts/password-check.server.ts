import { AppError } from '#app/core/app-error.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isPassword } from '#app/platform/password.server.ts'
import { countAttempt, findWait, forgiveAttempt, throttleKey, type Throttle } from '#app/platform/throttle.server.ts'

/** Wrong passwords for one account from one place: a few a minute, and as many in all as somebody mistypes. */
const PER_ACCOUNT_MINUTE: Throttle = { limit: 5, windowSeconds: 60 }
const PER_ACCOUNT: Throttle = { limit: 10, windowSeconds: 15 * 60 }
/** Wrong passwords from one place for whatever accounts. An office behind one address has room. */
const PER_ADDRESS: Throttle = { limit: 80, windowSeconds: 15 * 60 }

/** The beginning of the keys under which wrong passwords for an account are counted. */
export function attemptsOf(email: string): string {
  return throttleKey('password', email)
}

interface PasswordCheck {
  /** In its canonical form, whether anybody has it or not. */
  readonly email: string
  /** Null where nobody has it: the check takes as long. */
  readonly passwordHash: string | null
  readonly password: string
  /** Where the request comes from. */
  readonly address: string
}

/**
 * Whether a password is right. Wrong ones are counted by account and place, so that a stranger who guesses keeps nobody
 * else out, and before they are checked, so that many at once are no way around.
 * @throws AppError `too_many_requests` without checking anything.
 */
export async function checkPassword(db: Database, check: PasswordCheck, now: Date): Promise<boolean> {
  const { email, passwordHash, password, address } = check
  const minute = throttleKey('password', email, address, 'minute')
  const account = throttleKey('password', email, address)
  const place = throttleKey('password-from', address)
  const wait =
    (await findWait(db, minute, PER_ACCOUNT_MINUTE, now)) ??
    (await countAttempt(db, account, PER_ACCOUNT, now)) ??
    (await countAttempt(db, place, PER_ADDRESS, now))
  if (wait !== null) throw tooManyAttempts(wait)
  const isRight = await isPassword(password, passwordHash)
  if (isRight) await forgiveAttempt(db, [account, place])
  else await countAttempt(db, minute, PER_ACCOUNT_MINUTE, now)
  return isRight
}

function tooManyAttempts(seconds: number): AppError {
  const when = seconds < 90 ? 'in a minute' : `in ${Math.ceil(seconds / 60)} minutes`
  return new AppError('too_many_requests', `Too many attempts. Please try again ${when}.`, {
    retryAfterSeconds: seconds,
  })
}
