import { phoneDigits } from '@specify/core/text/phone.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { ADDRESS_FIELDS, byAddressField, MAX_ADDRESS_LENGTHS, type AddressField, type AddressText } from './address.ts'

export type AddressProblems = Partial<Record<AddressField, string>>

export const MAX_ADDRESSES = 20

export const ADDRESS_COUNTRIES = ['AU', 'NZ'] as const

const REQUIRED: AddressProblems = {
  firstName: 'First name required',
  lastName: 'Last name required',
  streetName: 'Street required',
  city: 'City required',
  postalCode: 'Postcode required',
  country: 'Country is required.',
}

export function isAddressFieldRequired(field: AddressField): boolean {
  return REQUIRED[field] !== undefined
}

export function readTypedAddress(form: FormData): AddressText {
  const typed = byAddressField((name) => textOf(form, name).trim())
  return { ...typed, phone: phoneDigits(typed.phone) }
}

/** Validates an address; returns problems by field, none for a valid one. The country is `AU` or `NZ`. */
export function addressProblems(address: AddressText): AddressProblems {
  const problems: AddressProblems = {}
  for (const field of ADDRESS_FIELDS) {
    const value = address[field]
    const required = REQUIRED[field]
    if (required && value === '') problems[field] = required
    else if (value.length > MAX_ADDRESS_LENGTHS[field])
      problems[field] = `At most ${MAX_ADDRESS_LENGTHS[field]} characters`
    else if (/\p{Cc}/u.test(value)) problems[field] = 'Please use letters, digits and signs only'
  }
  if (!/^(?:AU|NZ)?$/.test(address.country)) problems.country ??= 'Country is required.'
  if (!/^(?:\d{4})?$/.test(address.postalCode)) problems.postalCode = 'Postcode has 4 digits'
  if (!/^\d{0,12}$/.test(address.phone)) problems.phone = 'phone number must be of 12 digits'
  return problems
}

/** A new address, with the account's name and country only. */
export function emptyAddress(
  { firstName, lastName }: Pick<AddressText, 'firstName' | 'lastName'>,
  country: 'AU' | 'NZ',
): AddressText {
  return { ...byAddressField(() => ''), firstName, lastName, country }
}
