import { AppError } from '@specify/core/app-error.ts'
import type { Locale } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Limit } from '#app/platform/limits/limit.ts'
import type { Limits } from '#app/platform/limits/limits.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import type { Sealer } from '#app/platform/secrets/sealer.server.ts'
import { sendMail } from '../store/commands.server.ts'
import {
  cleanCode,
  isDigits,
  matchCode,
  newSecret,
  type AuthenticatorState,
  type CodeMatch,
} from './match-code.server.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.server.ts'

/** Wrong codes of one account: five in a quarter of an hour. */
export const ATTEMPTS_AT_CODE: Limit = { name: 'second-factor', points: 5, windowSeconds: 15 * 60, isRefundable: true }
const MAILS_OF_WRONG_CODES: Limit = { name: 'second-factor-mail', points: 1, windowSeconds: 15 * 60 }
/** A secret that nobody confirmed is shown again for so long. */
const SET_UP_MS = 30 * 60_000

export type FactorServices = Pick<RequestContext, 'db' | 'limits' | 'sealer'>

export interface FactorOwner {
  readonly accountId: string
  readonly email: string
  readonly locale: Locale
}

/** The second factor of an account; null where it has none. */
export interface SecondFactor {
  readonly since: Date
  readonly recoveryCodes: number
}

export async function readSecondFactor(db: Database, accountId: string): Promise<SecondFactor | null> {
  const row = await db
    .selectFrom('second_factor')
    .select('confirmed_at')
    .select((factor) =>
      factor
        .selectFrom('recovery_code')
        .select(factor.fn.countAll<string>().as('count'))
        .whereRef('recovery_code.account_id', '=', 'second_factor.account_id')
        .as('codes'),
    )
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.confirmed_at ? { since: row.confirmed_at, recoveryCodes: Number(row.codes) } : null
}

/** The secret that is being set up; null where none is. */
export async function readSetUp(
  { db, sealer }: Pick<FactorServices, 'db' | 'sealer'>,
  accountId: string,
  now: Date,
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('second_factor')
    .select('secret')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - SET_UP_MS))
    .executeTakeFirst()
  return row ? sealer.open(row.secret, accountId) : null
}

/** Makes a secret for an authenticator, in the place of one that was not confirmed. @throws AppError `conflict`. */
export async function startSetUp(
  { db, sealer }: Pick<FactorServices, 'db' | 'sealer'>,
  accountId: string,
  now: Date,
): Promise<void> {
  const values = { secret: sealer.seal(newSecret(), accountId), created_at: now, last_step: '0', awaited_step: null }
  const made = await db
    .insertInto('second_factor')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(values).where('second_factor.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst()
  if (!made) throw new AppError('conflict', 'Two-step sign-in is on already.')
}

/** Turns two-step sign-in on by the first code. Returns the recovery codes, which nobody can read again. */
export async function confirmSetUp(
  services: FactorServices,
  owner: FactorOwner,
  code: string,
  now: Date,
): Promise<readonly string[]> {
  return takeAttempt(services, owner, now, async (tx) => {
    const factor = await lockFactor(tx, owner.accountId)
    if (!factor) throw new AppError('conflict', 'Set up two-step sign-in first.')
    if (factor.confirmed_at) throw new AppError('conflict', 'Two-step sign-in is on already.')
    if (now.getTime() - factor.created_at.getTime() > SET_UP_MS)
      throw new AppError('conflict', 'This took more than half an hour. Set up two-step sign-in again.')
    await takeDigits(tx, { ...factor, sealer: services.sealer }, code, now)
    await tx.updateTable('second_factor').set({ confirmed_at: now }).where('account_id', '=', owner.accountId).execute()
    await sendMail(tx, 'second-factor-on', owner, now)
    return renewRecoveryCodes(tx, owner.accountId)
  })
}

/** Replaces the recovery codes of an account. Returns the new ones, which nobody can read again. */
export async function renewRecoveryCodes(tx: Database, accountId: string): Promise<readonly string[]> {
  const codes = newRecoveryCodes()
  await lockFactor(tx, accountId)
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  const rows = codes.map((code) => ({ account_id: accountId, code_hash: hashRecoveryCode(code) }))
  await tx.insertInto('recovery_code').values(rows).execute()
  return codes
}

/** Turns two-step sign-in off, and mails it to the owner. Returns false where it was not on. */
export async function removeSecondFactor(tx: Database, owner: FactorOwner, now: Date): Promise<boolean> {
  const removed = await tx
    .deleteFrom('second_factor')
    .where('account_id', '=', owner.accountId)
    .returning('confirmed_at')
    .executeTakeFirst()
  // Nothing is proved any more by a code of an authenticator that is gone.
  await tx.updateTable('session').set({ proved_at: null }).where('account_id', '=', owner.accountId).execute()
  if (!removed?.confirmed_at) return false
  await sendMail(tx, 'second-factor-off', owner, now)
  return true
}

/**
 * Takes a code of the authenticator, or a recovery code, and does `next` in the same transaction.
 *
 * @throws AppError `invalid_input` for a wrong or used code, or where the clock is wrong; `too_many_requests`.
 */
export async function takeCode<Result>(
  services: FactorServices,
  owner: FactorOwner,
  { typed, next }: { readonly typed: string; readonly next: (tx: Database) => Promise<Result> },
  now: Date,
): Promise<Result> {
  return takeAttempt(services, owner, now, async (tx) => {
    const factor = await lockFactor(tx, owner.accountId)
    if (!factor?.confirmed_at) throw new AppError('conflict', 'Two-step sign-in is off.')
    const code = cleanCode(typed)
    if (isDigits(code)) await takeDigits(tx, { ...factor, sealer: services.sealer }, code, now)
    else await takeRecoveryCode(tx, owner, typed, now)
    return next(tx)
  })
}

/**
 * Counts the attempt before it is made, and gives it back unless the code was wrong. What a refusal found out is kept,
 * too: a code is taken once.
 */
async function takeAttempt<Result>(
  { db, limits }: Pick<FactorServices, 'db' | 'limits'>,
  owner: FactorOwner,
  now: Date,
  take: (tx: Database) => Promise<Result>,
): Promise<Result> {
  const wait = await limits.spend(ATTEMPTS_AT_CODE, owner.accountId)
  if (wait !== null) {
    const when = wait < 90 ? 'in a minute' : `in ${Math.ceil(wait / 60)} minutes`
    throw new AppError('too_many_requests', `There were too many wrong codes. Please try again ${when}.`, {
      retryAfterSeconds: wait,
    })
  }
  const outcome = await db.transaction().execute(async (tx) => {
    try {
      return { result: await take(tx) }
    } catch (error) {
      if (error instanceof AppError) return { refusal: error }
      throw error
    }
  })
  const isWrong = 'refusal' in outcome && outcome.refusal.code === 'invalid_input'
  if (isWrong) await warnOwner(db, limits, owner, now)
  else await limits.refund(ATTEMPTS_AT_CODE, owner.accountId)
  if ('refusal' in outcome) throw outcome.refusal
  return outcome.result
}

/** Mails once that no more codes are taken: who types them has the password. */
async function warnOwner(db: Database, limits: Limits, owner: FactorOwner, now: Date): Promise<void> {
  if ((await limits.waitOf(ATTEMPTS_AT_CODE, owner.accountId)) === null) return
  if ((await limits.spend(MAILS_OF_WRONG_CODES, owner.accountId)) === null)
    await sendMail(db, 'wrong-codes', owner, now)
}

async function lockFactor(tx: Database, accountId: string) {
  return tx.selectFrom('second_factor').selectAll().where('account_id', '=', accountId).forUpdate().executeTakeFirst()
}

type LockedFactor = NonNullable<Awaited<ReturnType<typeof lockFactor>>> & { readonly sealer: Sealer }

async function takeDigits(tx: Database, factor: LockedFactor, typed: string, now: Date): Promise<void> {
  const { account_id: accountId, sealer, secret: sealed } = factor
  const secret = sealer.open(sealed, accountId)
  if (!secret) throw new AppError('unavailable', 'Codes cannot be checked here. Use a recovery code.')
  const state: AuthenticatorState = {
    lastStep: Number(factor.last_step),
    drift: factor.drift,
    awaitedStep: factor.awaited_step === null ? null : Number(factor.awaited_step),
  }
  const match = matchCode(secret, cleanCode(typed), state, now)
  if ('state' in match) {
    const { lastStep, drift, awaitedStep } = match.state
    const values = {
      last_step: String(lastStep),
      drift,
      awaited_step: awaitedStep === null ? null : String(awaitedStep),
    }
    await tx.updateTable('second_factor').set(values).where('account_id', '=', accountId).execute()
  }
  if (match.kind !== 'right') throw wrongCode(sentenceOf(match))
}

function sentenceOf(match: Exclude<CodeMatch, { kind: 'right' }>): string {
  switch (match.kind) {
    case 'used':
      return 'This code was used already. Wait for the next one.'
    case 'wrong':
      return 'This code is wrong. Use the one that your app shows for Specify now.'
    case 'clock': {
      const difference = `${Math.abs(match.seconds)} seconds ${match.seconds < 0 ? 'slow' : 'fast'}`
      return `The clock of your device is about ${difference}. Wait for the next code and enter that.`
    }
  }
}

async function takeRecoveryCode(tx: Database, owner: FactorOwner, typed: string, now: Date): Promise<void> {
  const taken = await tx
    .deleteFrom('recovery_code')
    .where('account_id', '=', owner.accountId)
    .where('code_hash', '=', hashRecoveryCode(typed))
    .returning('account_id')
    .executeTakeFirst()
  if (!taken) throw wrongCode('This is neither six digits nor an unused recovery code.')
  await sendMail(tx, 'recovery-code-used', owner, now)
}

function wrongCode(message: string): AppError {
  return new AppError('invalid_input', message, { fields: { code: message } })
}
