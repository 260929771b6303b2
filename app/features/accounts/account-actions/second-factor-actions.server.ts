import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { readPendingSignIn } from '../second-factor/pending-sign-in.server.ts'
import {
  confirmSetUp,
  removeSecondFactor,
  renewRecoveryCodes,
  startSetUp,
  takeCode,
  type FactorOwner,
} from '../second-factor/second-factor.server.ts'
import { readSessionCookies } from '../sessions/cookies.ts'
import { markProved } from '../sessions/session-rows.server.ts'
import { findCredentials } from '../store/queries.server.ts'
import type { AccountContext } from './account-context.ts'
import { beginSession, EXAMPLE_SIGNED_IN, SignedInShape } from './begin-session.server.ts'
import { assertOwnPassword } from './credential-actions.server.ts'
import { signedInAccount } from './own-account.server.ts'
import { DescribedPassword, EncodedPassword, EXAMPLE_PASSWORD, Succeeded } from './shapes.server.ts'

const Code = z.string().trim().max(40).describe('Six digits of the authenticator app, or a recovery code')
const Done = z.object({ isError: Succeeded })
const DONE = { isError: false } as const
const WithCodes = Done.extend({ codes: z.array(z.string()).describe('Recovery codes, which cannot be read again') })
const EXAMPLE_CODES = { ...DONE, codes: ['K7QM-3F9X-A2TB'] }
const WRITE = { method: 'POST', limitPerMinute: 60, caller: 'account' } as const
const WRONG = ['too_many_requests', 'unavailable', 'conflict'] as const

const startSecondFactor = defineEndpoint({
  ...WRITE,
  name: 'account/startSecondFactor',
  summary: 'Makes a secret for an authenticator app, which the page of two-step sign-in shows until it is confirmed.',
  input: z.object({ password: EncodedPassword }),
  described: z.object({ password: DescribedPassword }),
  output: Done,
  example: { input: { password: EXAMPLE_PASSWORD }, output: DONE },
  errors: WRONG,
  async run(context: AccountContext, { password }) {
    await assertOwnPassword(context, password, 'password')
    await startSetUp(context, signedInAccount(context).accountId, context.now)
    return DONE
  },
})

const confirmSecondFactor = defineEndpoint({
  ...WRITE,
  name: 'account/confirmSecondFactor',
  summary: 'Turns two-step sign-in on by the first code of the authenticator app.',
  input: z.object({ code: Code }),
  output: WithCodes,
  example: { input: { code: '123456' }, output: EXAMPLE_CODES },
  errors: WRONG,
  async run(context: AccountContext, { code }) {
    const codes = await confirmSetUp(context, ownerOf(context), code, context.now)
    await markProved(context.db, sessionOf(context), context.now)
    context.onMail()
    return { ...DONE, codes }
  },
})

const renewCodes = defineEndpoint({
  ...WRITE,
  name: 'account/renewRecoveryCodes',
  summary: 'Makes ten new recovery codes in the place of the former ones.',
  input: z.object({ code: Code }),
  output: WithCodes,
  example: { input: { code: '123456' }, output: EXAMPLE_CODES },
  errors: WRONG,
  async run(context: AccountContext, { code }) {
    const owner = ownerOf(context)
    const next = (tx: AccountContext['db']) => renewRecoveryCodes(tx, owner.accountId)
    return { ...DONE, codes: await takeCode(context, owner, { typed: code, next }, context.now) }
  },
})

const removeOwnSecondFactor = defineEndpoint({
  ...WRITE,
  name: 'account/removeSecondFactor',
  summary: 'Turns two-step sign-in off.',
  input: z.object({ code: Code }),
  output: Done,
  example: { input: { code: '123456' }, output: DONE },
  errors: WRONG,
  async run(context: AccountContext, { code }) {
    const owner = ownerOf(context)
    const next = (tx: AccountContext['db']) => removeSecondFactor(tx, owner, context.now)
    await takeCode(context, owner, { typed: code, next }, context.now)
    context.onMail()
    return DONE
  },
})

const proveSession = defineEndpoint({
  ...WRITE,
  name: 'account/proveSession',
  summary:
    'Shows in a session that the caller has the authenticator: rights of staff that ask for it hold from then on.',
  input: z.object({ code: Code }),
  output: Done,
  example: { input: { code: '123456' }, output: DONE },
  errors: WRONG,
  async run(context: AccountContext, { code }) {
    await proveNow(context, code)
    return DONE
  },
})

const proveSignIn = defineEndpoint({
  name: 'account/proveSignIn',
  method: 'POST',
  limitPerMinute: 60,
  summary: 'Ends a sign-in that `account/login` refused for want of a code, and begins the session.',
  input: z.object({ signIn: z.string().max(2_048).describe('Of the refusal'), code: Code }),
  output: SignedInShape,
  example: { input: { signIn: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln', code: '123456' }, output: EXAMPLE_SIGNED_IN },
  errors: ['unauthorized', 'forbidden', ...WRONG],
  async run(context: AccountContext, { signIn, code }) {
    const { db, locale, now, onMail, tokens } = context
    const pending = readPendingSignIn(tokens, signIn, now)
    const credentials = pending && (await findCredentials(db, pending.email))
    if (!pending || !credentials || !pending.isStill(credentials.passwordHash))
      throw new AppError('unauthorized', 'This took too long. Please sign in again.')
    const owner = { accountId: credentials.accountId, email: pending.email, locale }
    await takeCode(context, owner, { typed: code, next: async () => undefined }, now)
    onMail()
    return beginSession(context, credentials, { remember: pending.remember, provedAt: now })
  },
})

/** Longest time between a code and an act that is dangerous in wrong hands. */
const RECENT_MS = 10 * 60_000

/** Returns whether such an act needs a code first. */
export function needsCode({ actor, now }: Pick<AccountContext, 'actor' | 'now'>): boolean {
  if (actor.kind !== 'account') return false
  return actor.provedAt === null || now.getTime() - actor.provedAt.getTime() > RECENT_MS
}

/** @throws AppError `proof_required` without a code where the last one is older than ten minutes; as `takeCode`. */
export async function assertRecentProof(context: AccountContext, code: string | undefined): Promise<void> {
  if (!needsCode(context)) return
  if (code === undefined || code === '') {
    const message = 'Enter a code from your authenticator app as well: the last one is more than ten minutes ago.'
    throw new AppError('proof_required', message, { fields: { code: message } })
  }
  await proveNow(context, code)
}

async function proveNow(context: AccountContext, code: string): Promise<void> {
  const next = (tx: AccountContext['db']) => markProved(tx, sessionOf(context), context.now)
  await takeCode(context, ownerOf(context), { typed: code, next }, context.now)
  context.onMail()
}

function ownerOf(context: AccountContext): FactorOwner {
  const { accountId, email } = signedInAccount(context)
  return { accountId, email, locale: context.locale }
}

function sessionOf({ config, cookieHeader }: AccountContext): string {
  return readSessionCookies(cookieHeader, config.publicUrl.startsWith('https:')).session ?? ''
}

export const SECOND_FACTOR_ACTIONS = [
  startSecondFactor,
  confirmSecondFactor,
  renewCodes,
  removeOwnSecondFactor,
  proveSession,
  proveSignIn,
]
