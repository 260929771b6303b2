/** Lengths are counted in characters. */
export const MAX_ADDRESS_LENGTHS = {
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
} as const

export type AddressField = keyof typeof MAX_ADDRESS_LENGTHS
export const ADDRESS_FIELDS = Object.keys(MAX_ADDRESS_LENGTHS) as AddressField[]
export type AddressText = Readonly<Record<AddressField, string>>

export function byAddressField<T>(make: (field: AddressField) => T): Record<AddressField, T> {
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, make(field)])) as Record<AddressField, T>
}

/** A delivery or billing address, with the field names of the account entity. */
export interface Address extends AddressText {
  readonly addressId: string
  readonly isDefaultBillingAddress: boolean
  readonly isDefaultShippingAddress: boolean
}

export function isSameAddress(address: AddressText, text: AddressText | null): boolean {
  return text !== null && ADDRESS_FIELDS.every((field) => address[field] === text[field])
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
