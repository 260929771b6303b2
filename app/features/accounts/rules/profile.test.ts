import { describe, expect, it } from 'vitest'
import type { AddressText } from './address.ts'
import { addressProblems } from './address-rules.ts'
import { customerTypeOf } from './customer-type.ts'
import { isLockedIn, isProfileComplete, profileProblems, trimProfile, type Profile } from './profile.ts'
import { PROFILE } from '../testing/profile.ts'

/** A profile without optional fields. */
const VALID: Profile = { ...PROFILE, postalCode: '' }

describe('a profile', () => {
  it('is sound with all that is required', () => {
    expect(profileProblems(VALID, 'au')).toEqual({})
    expect(profileProblems({ ...VALID, country: 'New Zealand', state: 'South Island' }, 'nz')).toEqual({})
  })

  it.each([
    [{ firstName: '' }, { firstName: 'First name required' }],
    [{ firstName: 'J*' }, { firstName: 'First name required' }],
    [{ lastName: '' }, { lastName: 'Last name required' }],
    [{ role: '' }, { role: 'Role is required.' }],
    [{ role: 'King' }, { role: 'Role is required.' }],
    [{ phone: '' }, { phone: 'Phone required' }],
    [{ phone: '+61 2' }, { phone: 'phone number must be of 12 digits' }],
    [{ phone: '1234567890123' }, { phone: 'phone number must be of 12 digits' }],
    [{ companyName: '' }, { companyName: 'Company name required' }],
    [{ companyType: '' }, { companyType: 'Company type is required.' }],
    [{ country: '' }, { country: 'Country is required.' }],
    [{ country: 'New Zealand' }, { country: 'Country is required.' }],
    [{ state: '' }, { state: 'State is required.' }],
    [{ state: 'North Island' }, { state: 'State is required.' }],
    [{ firstName: 'x'.repeat(51) }, { firstName: 'At most 50 characters' }],
    [{ companyName: 'x'.repeat(151) }, { companyName: 'At most 150 characters' }],
    [{ lastName: 'Smith\r\nBcc: x' }, { lastName: 'Please use letters, digits and signs only' }],
    [{ postalCode: '20000' }, { postalCode: 'Postcode has 4 digits' }],
  ])('with %j says %j', (change, problems) => {
    expect(profileProblems({ ...VALID, ...change }, 'au')).toEqual(problems)
  })

  it.each([
    [{ firstName: 'x'.repeat(50), lastName: 'x'.repeat(50) }],
    [{ phone: '1' }],
    [{ phone: '123456789012' }],
    [{ companyName: 'x'.repeat(150) }],
  ])('may go to its limits: %#', (change) => {
    expect(profileProblems({ ...VALID, ...change }, 'au')).toEqual({})
  })

  it('loses the space around its texts only', () => {
    expect(trimProfile({ ...VALID, firstName: ' Jo Ann ', marketingConsent: true })).toMatchObject({
      firstName: 'Jo Ann',
      marketingConsent: true,
    })
  })

  it('is complete with a name and a company', () => {
    expect(isProfileComplete({ firstName: 'Jo', companyName: 'Studio' })).toBe(true)
    expect(isProfileComplete({ firstName: 'Jo', companyName: '' })).toBe(false)
    expect(isProfileComplete({ firstName: '', companyName: 'Studio' })).toBe(false)
  })

  it('is locked in the market that it does not belong to', () => {
    expect(isLockedIn('au', 'nz')).toBe(true)
    expect(isLockedIn('au', 'au')).toBe(false)
    expect(isLockedIn('au', null)).toBe(false)
  })
})

describe('the kind of a customer', () => {
  it.each([
    ['jo@specify.test', 'internal'],
    ['jo@gmail.com', 'consumer'],
    ['jo@xtra.co.nz', 'consumer'],
    ['jo@studio.test', 'business'],
    ['jo@gmail.com.studio.test', 'business'],
    ['jo@not-specify.test', 'business'],
  ])('of %s is %s', (email, type) => {
    expect(customerTypeOf(email, ['specify.test'])).toBe(type)
  })
})

describe('an address', () => {
  const sound: AddressText = {
    salutation: '',
    firstName: 'Jo',
    lastName: 'Smith',
    streetName: 'Harbour Street',
    streetNumber: '12',
    additionalStreetInfo: '',
    additionalAddressInfo: '',
    city: 'Sydney',
    state: 'NSW',
    postalCode: '2000',
    country: 'AU',
    phone: '',
  }

  it('says what is missing or too long', () => {
    expect(addressProblems(sound)).toEqual({})
    expect(addressProblems({ ...sound, city: '', country: 'US', postalCode: '200', phone: '+61' })).toEqual({
      city: 'City required',
      country: 'Country is required.',
      postalCode: 'Postcode has 4 digits',
      phone: 'phone number must be of 12 digits',
    })
    expect(addressProblems({ ...sound, streetName: 'x'.repeat(101) })).toEqual({ streetName: 'At most 100 characters' })
  })
})
