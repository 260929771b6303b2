import { canonicalEmail, isEmail } from '#app/features/accounts/rules/credentials.ts'
import type { Locale } from '@specify/core/market.ts'
import {
  FIRST_PROJECT_VERSION,
  isProjectType,
  NO_CUSTOMER,
  PROJECT_LOCATIONS,
  type CustomerDetails,
  type ProjectDetails,
} from '@specify/schedule/model.ts'
import {
  MAX_TEXT_LENGTH,
  MAX_ADDRESS_LENGTH,
  FORBIDDEN,
  NOT_IN_ADDRESS,
  MAX_PHONE_LENGTH,
} from '@specify/core/text/typed-fields.ts'

const PHONE = /^\+?[0-9 ]{8,12}$/

export const DETAIL_LABELS = {
  projectName: 'Project name',
  projectType: 'Project type',
  projectLocation: 'Project location',
  username: 'Specifier name',
  opportunityNumber: 'Opportunity number',
  projectVersion: 'Project version',
  customerName: 'Customer name',
  customerAddress: 'Customer address',
  customerEmail: 'Customer email',
  customerPhone: 'Customer phone',
} as const
export type DetailField = keyof typeof DETAIL_LABELS
export type GivenDetails = Readonly<Record<DetailField, string>>

export function byDetailField<T>(make: (field: DetailField) => T): Record<DetailField, T> {
  const fields = Object.keys(DETAIL_LABELS) as DetailField[]
  return Object.fromEntries(fields.map((field) => [field, make(field)])) as Record<DetailField, T>
}

export type DetailsProblems = Partial<Record<keyof GivenDetails, string>>

interface DetailsContext {
  readonly locale: Locale
  /** Staff name the customer; for others those fields are neither checked nor stored. */
  readonly isInternal: boolean
}

const REQUIRED = ['projectName', 'projectType', 'projectLocation', 'username'] as const

const TEXTS = ['projectName', 'username', 'opportunityNumber', 'projectVersion'] as const

/** Problems by field, as sentences; empty for valid details. */
export function detailsProblems(details: GivenDetails, { locale, isInternal }: DetailsContext): DetailsProblems {
  const problems: DetailsProblems = {}
  const isMissing = {
    projectName: details.projectName.trim() === '',
    projectType: !isProjectType(details.projectType),
    projectLocation: !PROJECT_LOCATIONS[locale].includes(details.projectLocation),
    username: details.username.trim() === '',
  }
  for (const field of REQUIRED) if (isMissing[field]) problems[field] = `${DETAIL_LABELS[field]} is required.`
  for (const field of isInternal ? [...TEXTS, 'customerName' as const] : TEXTS) {
    // A version may have its point: `Version 1.2`.
    const value = field === 'projectVersion' ? details[field].replaceAll('.', '') : details[field]
    if (value !== value.replace(FORBIDDEN, '')) problems[field] ??= 'Special characters are not allowed.'
    if (Array.from(details[field]).length > MAX_TEXT_LENGTH) problems[field] ??= `At most ${MAX_TEXT_LENGTH} characters`
  }
  return isInternal ? { ...problems, ...customerProblems(details) } : problems
}

function customerProblems({ customerAddress, customerEmail, customerPhone }: CustomerDetails): DetailsProblems {
  const problems: DetailsProblems = {}
  if (customerAddress !== customerAddress.replace(NOT_IN_ADDRESS, ''))
    problems.customerAddress = "Only letters, digits and . , / - ' # are allowed."
  else if (Array.from(customerAddress).length > MAX_ADDRESS_LENGTH)
    problems.customerAddress = `At most ${MAX_ADDRESS_LENGTH} characters`
  if (customerEmail !== '' && !isEmail(canonicalEmail(customerEmail)))
    problems.customerEmail = 'Please enter a valid email address.'
  const isPhone =
    customerPhone.length <= MAX_PHONE_LENGTH && PHONE.test(customerPhone) && /(?:\d\D*){6}/.test(customerPhone)
  if (customerPhone !== '' && !isPhone) problems.customerPhone = 'Please enter a valid phone number of 8 to 12 digits.'
  return problems
}

export function toDetails(details: GivenDetails, isInternal: boolean): ProjectDetails {
  const { customerName, customerAddress, customerEmail, customerPhone } = details
  const customer = { customerName, customerAddress, customerEmail: canonicalEmail(customerEmail), customerPhone }
  return {
    projectName: details.projectName.trim(),
    projectType: details.projectType as ProjectDetails['projectType'],
    projectLocation: details.projectLocation,
    opportunityNumber: details.opportunityNumber.trim(),
    projectVersion: details.projectVersion.trim() || FIRST_PROJECT_VERSION,
    username: details.username.trim(),
    customer: isInternal ? customer : NO_CUSTOMER,
  }
}
