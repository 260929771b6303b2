import { expect, it } from 'vitest'
import { addressLines } from './address.ts'
import { emptyAddress } from './address-rules.ts'

it('an address is written without empty lines', () => {
  const address = {
    ...emptyAddress({ firstName: 'Ava', lastName: 'Stone' }, 'AU'),
    streetNumber: '12',
    streetName: 'Crown Street',
    city: 'Surry Hills',
    state: 'NSW',
    postalCode: '2010',
  }
  expect(addressLines(address)).toEqual(['Ava Stone', '12 Crown Street', 'Surry Hills NSW 2010', 'Australia'])
  expect(addressLines({ ...address, additionalStreetInfo: 'Level 3', phone: '0290001111' })).toContain('Level 3')
})
