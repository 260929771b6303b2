import { phoneDigits } from '@specify/core/text/phone.ts'
import type { Locale } from '@specify/core/market.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'

export const ROLES = [
  'Architect',
  'Interior Designer',
  'Specifier',
  'Builder',
  'Plumber',
  'Merchant',
  'Project Manager',
  'Contractor',
  'Developer',
  'Surveyor',
  'Estimator',
  'Renovator',
  'Other',
] as const

export const COMPANY_TYPES = ['Builder', 'Plumber', 'Merchant', 'Developer', 'Architect', 'Designer', 'Other'] as const

/** States and regions to choose from, by market. */
export const STATES: Record<Locale, readonly string[]> = {
  au: ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'],
  nz: ['North Island', 'South Island'],
}

export const COUNTRIES: Record<Locale, 'Australia' | 'New Zealand'> = { au: 'Australia', nz: 'New Zealand' }

/** Lengths are counted in characters. */
export const MAX_LENGTHS = { firstName: 50, lastName: 50, phone: 12, companyName: 150, country: 100 } as const

const TEXTS = [
  'firstName',
  'lastName',
  'role',
  'phone',
  'companyName',
  'companyType',
  'country',
  'state',
  'postalCode',
] as const
export type ProfileField = (typeof TEXTS)[number]
export type Profile = Readonly<Record<ProfileField, string>> & { readonly marketingConsent: boolean }
export type ProfileProblems = Partial<Record<ProfileField, string>>

const REQUIRED = {
  firstName: 'First name required',
  lastName: 'Last name required',
  role: 'Role is required.',
  phone: 'Phone required',
  companyName: 'Company name required',
  companyType: 'Company type is required.',
  country: 'Country is required.',
  state: 'State is required.',
} as const satisfies ProfileProblems

const PHONE_PROBLEM = 'phone number must be of 12 digits'

/** Returns whether an account may use projects: its name and company are known. */
export function isProfileComplete({ firstName, companyName }: Pick<Profile, 'firstName' | 'companyName'>): boolean {
  return firstName !== '' && companyName !== ''
}

/** Fields that belong to the market in which the profile was completed, and cannot be changed in another one. */
export const MARKET_FIELDS = ['companyName', 'companyType', 'state'] as const satisfies readonly ProfileField[]

export function isLockedIn(locale: Locale, legalEntity: Locale | null): boolean {
  return legalEntity !== null && legalEntity !== locale
}

export function trimProfile(profile: Profile): Profile {
  const trimmed = Object.entries(profile).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ])
  return Object.fromEntries(trimmed) as Profile
}

/** A profile as it stands in a form, trimmed. */
export function readTypedProfile(data: FormData): Profile {
  const texts = Object.fromEntries(TEXTS.map((field) => [field, textOf(data, field)])) as Record<ProfileField, string>
  return trimProfile({ ...texts, phone: phoneDigits(texts.phone), marketingConsent: data.has('marketingConsent') })
}

/**
 * Problems of a trimmed profile, by field, as sentences; empty for a valid one. Options are those of the market that
 * the profile belongs to. A value with a `*` in it is masked, and counts as missing.
 */
export function profileProblems(profile: Profile, home: Locale): ProfileProblems {
  const problems: ProfileProblems = {}
  for (const [field, message] of Object.entries(REQUIRED) as [keyof typeof REQUIRED, string][]) {
    const value = profile[field]
    if (value === '' || value.includes('*')) problems[field] = message
  }
  const isOneOf = (field: ProfileField, options: readonly string[]) => options.includes(profile[field])
  if (!isOneOf('role', ROLES)) problems.role ??= REQUIRED.role
  if (!isOneOf('companyType', COMPANY_TYPES)) problems.companyType ??= REQUIRED.companyType
  if (!isOneOf('state', STATES[home])) problems.state ??= REQUIRED.state
  if (profile.country !== COUNTRIES[home]) problems.country ??= REQUIRED.country
  if (!/^\d{1,12}$/.test(profile.phone)) problems.phone ??= PHONE_PROBLEM
  for (const [field, longest] of Object.entries(MAX_LENGTHS) as [keyof typeof MAX_LENGTHS, number][]) {
    if (profile[field].length > longest) problems[field] ??= `At most ${longest} characters`
    if (/\p{Cc}/u.test(profile[field])) problems[field] ??= 'Please use letters, digits and signs only'
  }
  if (profile.postalCode !== '' && !/^\d{4}$/.test(profile.postalCode)) problems.postalCode = 'Postcode has 4 digits'
  return problems
}
