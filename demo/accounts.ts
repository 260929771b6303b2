import { STAFF_RIGHTS } from '@specify/core/staff-rights.ts'

/** Accounts of the demo, all with the same password. */
export const DEMO_PASSWORD = 'Tapware-2026!'

const studio = {
  firstName: 'Ari',
  lastName: 'Lane',
  role: 'Architect',
  phone: '0291234567',
  companyName: 'Lane Studio',
  companyType: 'Architect',
  country: 'Australia',
  state: 'NSW',
  postalCode: '2000',
  marketingConsent: false,
}

export const DEMO_ACCOUNTS = [
  {
    email: 'architect@studio.test',
    about: 'architect with a company profile',
    profile: studio,
    legalEntity: 'au',
    isInternal: false,
    rights: [],
  },
  {
    email: 'builder@studio.test',
    about: 'builder with a company profile, New Zealand',
    profile: {
      ...studio,
      firstName: 'Mere',
      lastName: 'Walker',
      role: 'Builder',
      phone: '0931234567',
      companyName: 'Walker Building',
      companyType: 'Builder',
      country: 'New Zealand',
      state: 'North Island',
      postalCode: '1010',
    },
    legalEntity: 'nz',
    isInternal: false,
    rights: [],
  },
  {
    email: 'new@studio.test',
    about: 'confirmed, without a profile',
    profile: null,
    legalEntity: null,
    isInternal: false,
    rights: [],
  },
  {
    email: 'staff@specify.test',
    about: 'staff, with every right',
    profile: {
      ...studio,
      firstName: 'Sam',
      lastName: 'Okoro',
      role: 'Specifier',
      companyName: 'Specify',
      companyType: 'Other',
      state: 'VIC',
      postalCode: '3000',
    },
    legalEntity: 'au',
    isInternal: true,
    rights: STAFF_RIGHTS,
  },
  {
    email: 'service@specify.test',
    about: 'customer service',
    profile: {
      ...studio,
      firstName: 'Tui',
      lastName: 'Brown',
      role: 'Customer service',
      companyName: 'Specify',
      companyType: 'Other',
      state: 'VIC',
      postalCode: '3000',
    },
    legalEntity: 'au',
    isInternal: true,
    rights: ['work'],
  },
] as const
