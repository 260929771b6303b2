import { phoneDigits } from '#app/core/phone.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'

/** Where things or bills are sent to. Field names are those of the account entity. */
export interface Address extends AddressText {
  readonly addressId: string
  readonly isDefaultBillingAddress: boolean
  readonly isDefaultShippingAddress: boolean
}

export interface AddressText {
  readonly salutation: string
  readonly firstName: string
  readonly lastName: string
  readonly streetName: string
  readonly streetNumber: string
  readonly additionalStreetInfo: string
  readonly additionalAddressInfo: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly country: string
  readonly phone: string
}

export type AddressField = keyof AddressText
export type AddressProblems = Partial<Record<AddressField, string>>

/** In characters. */
export const MAX_ADDRESS_LENGTHS: Record<AddressField, number> = {
  salutation: 20,
  firstName: 50,
  lastName: 50,
  streetName: 100,
  streetNumber: 20,
  additionalStreetInfo: 100,
  additionalAddressInfo: 100,
  city: 100,
  state: 50,
  postalCode: 4,
  country: 2,
  phone: 12,
}

export const MAX_ADDRESSES = 20

/** Countries of the markets, as addresses name them. */
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

/** An address as it stands in a form. */
export function readTypedAddress(given: FormData): AddressText {
  const fields = Object.keys(MAX_ADDRESS_LENGTHS) as AddressField[]
  const typed = Object.fromEntries(fields.map((name) => [name, textOf(given, name).trim()])) as unknown as AddressText
  return { ...typed, phone: phoneDigits(typed.phone) }
}

/** Whether a text is what an address says. */
export function isSameAddress(address: AddressText, text: AddressText | null): boolean {
  return text !== null && (Object.keys(text) as AddressField[]).every((field) => address[field] === text[field])
}

/** What is wrong with an address, by field; empty for a sound one. The country is `AU` or `NZ`. */
export function addressProblems(address: AddressText): AddressProblems {
  const problems: AddressProblems = {}
  for (const field of Object.keys(MAX_ADDRESS_LENGTHS) as AddressField[]) {
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

/** An address as on a letter: the name first, the country last, no empty lines. */
export function addressLines(address: AddressText): string[] {
  const join = (...parts: string[]) => parts.filter(Boolean).join(' ')
  return [
    join(address.salutation, address.firstName, address.lastName),
    address.additionalStreetInfo,
    join(address.streetNumber, address.streetName),
    join(address.city, address.state, address.postalCode),
    COUNTRY_NAMES[address.country] ?? address.country,
    address.phone,
  ].filter(Boolean)
}

const COUNTRY_NAMES: Record<string, string> = { AU: 'Australia', NZ: 'New Zealand' }

/** A new address, with the account's name and country only. */
export function emptyAddress(
  { firstName, lastName }: Pick<AddressText, 'firstName' | 'lastName'>,
  country: 'AU' | 'NZ',
): AddressText {
  return {
    salutation: '',
    firstName,
    lastName,
    streetName: '',
    streetNumber: '',
    additionalStreetInfo: '',
    additionalAddressInfo: '',
    city: '',
    state: '',
    postalCode: '',
    country,
    phone: '',
  }
}
