/** Purposes as value and label. */
export const PURPOSES = [
  ['General', 'General Enquiry'],
  ['Warranty', 'Warranty Enquiry'],
  ['Project', 'Project Enquiry'],
] as const

export const STATES = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'NT', 'TAS', 'ACT'] as const
export const CONTACT_METHODS = ['Email', 'Mail', 'Phone', 'Mobile'] as const
export const OCCUPATIONS = [
  'Homeowner - Building Renovating',
  'Builder',
  'Developer',
  'Plumber',
  'Hydraulic Consultant',
  'Architect',
  'Designer',
  'Plumbing Merchant',
] as const
export const ENQUIRY_PROJECT_TYPES = [
  'Aged Care',
  'Hospital & Healthcare',
  'Multi-residential',
  'New build',
  'Offices',
  'Education',
  'Retail & Hospitality',
  'Entertainment',
  'Transport',
  'Government & Defense',
] as const

/** Lengths are counted in characters. */
export const MAX_LENGTHS = { First_Name: 50, Email: 100, Phone: 12, Street_Address: 250, Message: 300 } as const
