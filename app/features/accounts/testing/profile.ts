import type { Profile } from '../profile.ts'

/** A sound profile of somebody in Australia. */
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

/** The same as it is sent to `account/update`. */
export const PROFILE_INPUT = {
  ...named,
  postal_code: postalCode,
  legal_entity: 'au',
  customer_marketing_consent: '',
}
