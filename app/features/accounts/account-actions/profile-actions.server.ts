import { DescribedUpdate, UpdateInput } from './profile-input.server.ts'
import { toEntity, AccountEntity, EXAMPLE_ACCOUNT, Succeeded } from './shapes.server.ts'
import { MARKETS } from '@specify/core/market.ts'
import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { updateProfile } from '../store/commands.server.ts'
import { COUNTRIES, isLockedIn, MARKET_FIELDS, profileProblems, trimProfile } from '../rules/profile.ts'
import type { AccountContext } from './account-context.ts'
import { signedInAccount, readEntity } from './own-account.server.ts'

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
  input: UpdateInput,
  described: DescribedUpdate,
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
    const marketFields = Object.fromEntries(MARKET_FIELDS.map((field) => [field, account[field]]))
    const profile = isLockedIn(locale, account.legalEntity)
      ? { ...given, ...marketFields, country: COUNTRIES[home] }
      : given
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
