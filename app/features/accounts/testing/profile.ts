import type { Profile } from '../rules/profile.ts'

/** A valid profile in Australia. */
export const PROFILE: Profile = {
  firstName: 'Jo',
  lastName: 'Smith',
  role: 'Architect',
  phone: '0212345678',
  companyName: 'Studio Smith',
  companyType: 'Architect',
  country: 'Australia',
  state: 'NSW',
  postalCode: '2000',
  marketingConsent: false,
}

const { postalCode, marketingConsent: _, ...named } = PROFILE

export const PROFILE_INPUT = {
  ...named,
  postal_code: postalCode,
  legal_entity: 'au',
  customer_marketing_consent: '',
}
