import { z } from 'zod'
import { MAX_RETURN_LENGTH } from '../sign-in/sign-in-reason.ts'
import { AppError } from '@specify/core/app-error.ts'
import { ERROR_TEXT, type ErrorKey } from '@specify/core/text/error-text.ts'
import { LOCALES } from '@specify/core/market.ts'
import { byAddressField } from '../rules/address.ts'
import { decodePassword } from '../rules/credentials.ts'
import { CUSTOMER_TYPES } from '../rules/customer-type.ts'
import type { Account } from '../rules/model.ts'

export const Succeeded = z.literal(false)
export const StoreKey = z.enum(['specify-au', 'specify-nz'])

/** The interrupted page, which a mailed link leads back to; what is no path of this site is left out. */
export const ReturnTo = z.string().max(MAX_RETURN_LENGTH).optional().describe('A path of this site to lead back to')
/** Longer than any valid address or word; the rules refuse a value that is too long for its field. */
export const Typed = z.string().max(500)

/** Room for the base64 of a long password. */
const MAX_ENCODED_LENGTH = 1_024
export const EncodedPassword = z
  .string()
  .max(MAX_ENCODED_LENGTH)
  .refine((encoded) => decodePassword(encoded) !== null, 'must be the base64 of a password in UTF-8')
  .describe('The base64 of the password in UTF-8')

export const DescribedEmail = z.email().max(100)
const Base64 = z
  .string()
  .max(MAX_ENCODED_LENGTH)
  .regex(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/)
export const DescribedPassword = Base64.min(4).describe('The base64 of the password in UTF-8')
export const DescribedAlias = Base64.optional()

/** A password that is only compared. Callers of the short names send it as plain text, too. */
export const ComparedPassword = z
  .string()
  .max(MAX_ENCODED_LENGTH)
  .describe('The base64 of the password in UTF-8, or the password')

export function passwordIn(encoded: string | undefined): string {
  return encoded === undefined ? '' : (decodePassword(encoded) ?? encoded)
}

/** @throws AppError `invalid_input` with the sentence of a key, unless it is null. */
export function assertNoProblem(key: ErrorKey | null, field?: string): void {
  if (key) throw AppError.of('invalid_input', key, field === undefined ? {} : { fields: { [field]: ERROR_TEXT[key] } })
}

const addressShape = {
  addressId: z.string(),
  ...byAddressField(() => z.string()),
  isDefaultBillingAddress: z.boolean(),
  isDefaultShippingAddress: z.boolean(),
}

export const AccountEntity = z
  .object({
    loggedIn: z.literal(true),
    accountId: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.string(),
    phone: z.string(),
    companyName: z.string(),
    company_type: z.string(),
    country: z.string(),
    state: z.string(),
    postal_code: z.string(),
    legal_entity: z.enum([...LOCALES, '']).describe('The market of the profile; empty until it is complete'),
    customer_marketing_consent: z.enum(['yes', '']),
    customerType: z.enum(CUSTOMER_TYPES),
    isInternalUser: z.boolean(),
    addresses: z.array(z.object(addressShape)),
  })
  .meta({ id: 'Account' })

export function toEntity(account: Account): z.input<typeof AccountEntity> {
  return {
    loggedIn: true,
    accountId: account.accountId,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    role: account.role,
    phone: account.phone,
    companyName: account.companyName,
    company_type: account.companyType,
    country: account.country,
    state: account.state,
    postal_code: account.postalCode,
    legal_entity: account.legalEntity ?? '',
    customer_marketing_consent: account.marketingConsent ? 'yes' : '',
    customerType: account.customerType,
    isInternalUser: account.isInternalUser,
    addresses: [...account.addresses],
  }
}

export const EXAMPLE_PASSWORD = Buffer.from('Tapware-2026!').toString('base64')

export const EXAMPLE_ACCOUNT: z.input<typeof AccountEntity> = {
  loggedIn: true,
  accountId: '0b7f4c1e-6a52-4f39-9f0e-3f6f2f5a7c11',
  email: 'architect@studio.test',
  firstName: 'Ari',
  lastName: 'Lane',
  role: 'Architect',
  phone: '0291234567',
  companyName: 'Lane Studio',
  company_type: 'Architect',
  country: 'Australia',
  state: 'NSW',
  postal_code: '2000',
  legal_entity: 'au',
  customer_marketing_consent: '',
  customerType: 'business',
  isInternalUser: false,
  addresses: [],
}
