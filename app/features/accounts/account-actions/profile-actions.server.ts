import { z } from 'zod'
import { AppError } from '#app/core/app-error.ts'
import { ERROR_TEXT } from '#app/core/error-text.ts'
import { LOCALES, MARKETS } from '#app/features/markets/model.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { hashPassword } from '#app/platform/password.server.ts'
import { assertSignedIn, type OwnAccountId } from '../access.ts'
import { changePassword as setPassword, deleteAccount as removeAccount, updateProfile } from '../commands.server.ts'
import { passwordProblem } from '../credentials.ts'
import type { Account } from '../model.ts'
import { findByPassword } from '../password-check.server.ts'
import {
  COMPANY_TYPES,
  COUNTRIES,
  isLockedIn,
  MARKET_FIELDS,
  MAX_LENGTHS,
  profileProblems,
  ROLES,
  STATES,
  trimProfile,
} from '../profile.ts'
import { findAccount } from '../queries.server.ts'
import { openSession } from '../sessions/commands.server.ts'
import { NO_COOKIES, writeSessionCookies } from '../sessions/cookies.ts'
import type { AccountContext } from './account-context.ts'
import {
  AccountEntity,
  ComparedPassword,
  EncodedPassword,
  EXAMPLE_ACCOUNT,
  EXAMPLE_PASSWORD,
  passwordIn,
  Succeeded,
  toEntity,
  Typed,
} from './shapes.server.ts'

const EXAMPLE_NEW_PASSWORD = Buffer.from('Quiet-Kettle-21').toString('base64')

export const getAccount = defineEndpoint({
  name: 'account/getAccount',
  method: 'GET',
  summary: 'Who is signed in.',
  input: z.strictObject({}),
  output: z.union([
    AccountEntity.extend({ isError: Succeeded }),
    z.object({ isError: Succeeded, loggedIn: z.literal(false) }),
  ]),
  example: { input: {}, output: { isError: false, ...EXAMPLE_ACCOUNT } },
  async run({ account }: AccountContext, _input) {
    return account
      ? { isError: false as const, ...toEntity(account) }
      : { isError: false as const, loggedIn: false as const }
  },
})

export const update = defineEndpoint({
  name: 'account/update',
  method: 'POST',
  limitPerMinute: 60,
  summary:
    'Keeps the profile. Its country is that of the market in which it was completed, and so are company name, company type and state: in the other market they stay as they are.',
  input: z.object({
    firstName: Typed.default(''),
    lastName: Typed.default(''),
    role: Typed.default(''),
    phone: Typed.default(''),
    companyName: Typed.default(''),
    companyType: Typed.optional(),
    company_type: Typed.optional().describe('Another name for companyType'),
    country: Typed.optional(),
    state: Typed.default(''),
    legal_entity: z
      .enum([...LOCALES, ''])
      .optional()
      .describe('Taken from the market of the call when the profile is first completed'),
    postal_code: Typed.default(''),
    customer_marketing_consent: z.enum(['yes', '']).default(''),
  }),
  described: z.object({
    firstName: z.string().min(1).max(MAX_LENGTHS.firstName),
    lastName: z.string().min(1).max(MAX_LENGTHS.lastName),
    role: z.enum(ROLES),
    phone: z
      .string()
      .regex(/^\d{1,12}$/)
      .describe('Digits only'),
    companyName: z.string().min(1).max(MAX_LENGTHS.companyName),
    companyType: z.enum(COMPANY_TYPES),
    company_type: Typed.optional().describe('Another name for companyType'),
    country: z.enum(Object.values(COUNTRIES)).optional().describe('That of the market'),
    state: z.enum(Object.values(STATES).flat()).describe('One of the market'),
    legal_entity: z
      .enum([...LOCALES, ''])
      .optional()
      .describe('Taken from the market of the call when the profile is first completed'),
    postal_code: z
      .string()
      .regex(/^(?:\d{4})?$/)
      .default(''),
    customer_marketing_consent: z.enum(['yes', '']).default(''),
  }),
  output: z.object({ isError: Succeeded, message: z.string(), account: AccountEntity }),
  example: {
    input: {
      firstName: 'Ari',
      lastName: 'Lane',
      role: 'Architect',
      phone: '0291234567',
      companyName: 'Lane Studio',
      companyType: 'Architect',
      country: 'Australia',
      state: 'NSW',
      legal_entity: 'au',
      postal_code: '2000',
      customer_marketing_consent: '',
    },
    output: { isError: false, message: 'Profile has been successfully updated.', account: EXAMPLE_ACCOUNT },
  },
  caller: 'account',
  errors: ['unauthorized'],
  async run(context: AccountContext, input) {
    const { db, locale, now } = context
    const account = signedInAccount(context)
    const home = account.legalEntity ?? locale
    const given = trimProfile({
      firstName: input.firstName,
      lastName: input.lastName,
      role: input.role,
      phone: input.phone,
      companyName: input.companyName,
      companyType: input.companyType ?? input.company_type ?? '',
      country:
        input.country === undefined || input.country === MARKETS[home].countryCode ? COUNTRIES[home] : input.country,
      state: input.state,
      postalCode: input.postal_code,
      marketingConsent: input.customer_marketing_consent === 'yes',
    })
    const kept = Object.fromEntries(MARKET_FIELDS.map((field) => [field, account[field]]))
    const profile = isLockedIn(locale, account.legalEntity) ? { ...given, ...kept, country: COUNTRIES[home] } : given
    const fields = profileProblems(profile, home)
    const [message] = Object.values(fields)
    if (message !== undefined) throw new AppError('invalid_input', message, { fields })
    await updateProfile(db, { accountId: account.accountId, profile, legalEntity: home }, now)
    return {
      isError: false as const,
      message: 'Profile has been successfully updated.',
      account: await readEntity(context, account.accountId),
    }
  },
})

export const changePassword = defineEndpoint({
  name: 'account/changePassword',
  method: 'POST',
  limitPerMinute: 60,
  summary: 'Sets another password. Every session of the account ends; the caller is given a new one.',
  input: z.object({ oldPassword: EncodedPassword, newPassword: EncodedPassword }),
  output: z.object({ isError: Succeeded, status: z.literal('OK') }),
  example: {
    input: { oldPassword: EXAMPLE_PASSWORD, newPassword: EXAMPLE_NEW_PASSWORD },
    output: { isError: false, status: 'OK' },
  },
  caller: 'account',
  errors: ['unauthorized', 'too_many_requests', 'unavailable'],
  async run(context: AccountContext, input) {
    const { db, config, locale, now, answerCookies, onMail } = context
    const { accountId } = signedInAccount(context)
    await assertOwnPassword(context, input.oldPassword, 'oldPassword')
    const password = passwordIn(input.newPassword)
    const problem = passwordProblem(password)
    if (problem) throw AppError.of('invalid_input', problem, { fields: { newPassword: ERROR_TEXT[problem] } })
    await setPassword(db, { accountId, passwordHash: await hashPassword(password), locale }, now)
    onMail()
    const opened = await openSession(db, { accountId, isRemembered: false, carried: NO_COOKIES }, now)
    answerCookies.push(...writeSessionCookies({ remember: null, ...opened }, config.publicUrl.startsWith('https:')))
    return { isError: false as const, status: 'OK' as const }
  },
})

export const deleteAccount = defineEndpoint({
  name: 'account/deleteAccount',
  method: 'POST',
  limitPerMinute: 60,
  summary: 'Removes the account and all that belongs to it, for good.',
  input: z.object({ password: ComparedPassword.default('') }),
  output: z.object({ isError: Succeeded, success: z.literal(true) }),
  example: { input: { password: EXAMPLE_PASSWORD }, output: { isError: false, success: true } },
  caller: 'account',
  errors: ['unauthorized', 'too_many_requests', 'unavailable'],
  async run(context: AccountContext, input) {
    const { db, config, locale, now, answerCookies, onMail } = context
    const { accountId } = signedInAccount(context)
    await assertOwnPassword(context, input.password, 'password', { success: false })
    await removeAccount(db, accountId, locale, now)
    onMail()
    answerCookies.push(...writeSessionCookies({ session: null, remember: null }, config.publicUrl.startsWith('https:')))
    return { isError: false as const, success: true as const }
  },
})

interface OwnAccount extends Account {
  readonly accountId: OwnAccountId
}

/** @throws AppError `unauthorized` for a visitor. */
export function signedInAccount({ actor, account }: AccountContext): OwnAccount {
  const { accountId } = assertSignedIn(actor)
  if (!account) throw new AppError('unauthorized', 'Please sign in.')
  return { ...account, accountId }
}

/** The current account, in the names of the contract. */
export async function readEntity({ db, config }: AccountContext, accountId: string) {
  const account = await findAccount(db, accountId, config.staffDomains)
  if (!account) throw new AppError('unauthorized', 'Please sign in.')
  return toEntity(account)
}

async function assertOwnPassword(
  context: AccountContext,
  encoded: string,
  field: string,
  answer: Record<string, unknown> = {},
): Promise<void> {
  const { clientAddress } = context
  const { accountId, email } = signedInAccount(context)
  const found = await findByPassword(context, {
    email,
    password: passwordIn(encoded),
    address: clientAddress,
    proof: null,
  })
  if (found?.accountId === accountId) return
  throw new AppError('invalid_input', WRONG_PASSWORD, { fields: { [field]: WRONG_PASSWORD }, answer })
}

const WRONG_PASSWORD = 'This is not your password.'
