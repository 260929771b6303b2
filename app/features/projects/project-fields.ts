import { canonicalEmail, isEmail } from '#app/features/accounts/credentials.ts'
import type { Locale } from '#app/features/markets/model.ts'
import {
  FIRST_PROJECT_VERSION,
  isProjectType,
  NO_CUSTOMER,
  PROJECT_LOCATIONS,
  type CustomerDetails,
  type ProjectDetails,
} from './model.ts'

export const MAX_TEXT_LENGTH = 50
const MAX_ADDRESS_LENGTH = 200

/** Characters that names of projects and people may not have, from the specification. */
const FORBIDDEN = /[!@#$%^&*()_+={}[\];:'"\\|,.<>?~`/\p{Cc}\u2028\u2029]/gu
const NOT_IN_ADDRESS = /[^\p{L}\p{M}\p{N}\s.,/\-'#]|[\p{Cc}\u2028\u2029]/gu
const MAX_PHONE_LENGTH = 12
const PHONE = /^\+?[0-9 ]{8,12}$/

/** What is typed or pasted into a name, as it is kept: without forbidden characters and cut to its length. */
export function typedText(typed: string): string {
  return Array.from(typed.replace(FORBIDDEN, '')).slice(0, MAX_TEXT_LENGTH).join('')
}

/** The same for a version, which may have its point: `Version 1.2`. */
export function typedVersion(typed: string): string {
  return Array.from(typed.split('.').map(typedText).join('.')).slice(0, MAX_TEXT_LENGTH).join('')
}

/** The same for an address: letters, digits, spaces and `. , / - ' #`. */
export function typedAddress(typed: string): string {
  return Array.from(typed.replace(NOT_IN_ADDRESS, '')).slice(0, MAX_ADDRESS_LENGTH).join('')
}

/** Cleans a typed telephone number: without brackets and hyphens, and without spaces where they make it too long. */
export function typedPhone(typed: string): string {
  const plain = typed.replace(/[().\u2010-\u2013-]/gu, '').trim()
  return plain.length > MAX_PHONE_LENGTH ? plain.replace(/\s/g, '') : plain
}

export function lostCharacters(typed: string, clean: (typed: string) => string): string[] {
  const letters = Array.from(typed).filter((sign) => !/[\s\p{Cc}\p{M}]/u.test(sign) && clean(sign) === '')
  return [...new Set(letters)]
}

/** A person's name as prefilled: with an apostrophe that the rules allow. */
export function prefilledName(firstName: string, lastName: string): string {
  return typedText(`${firstName} ${lastName}`.replaceAll("'", '’').trim())
}

export interface GivenDetails extends CustomerDetails {
  readonly projectName: string
  readonly projectType: string
  readonly projectLocation: string
  readonly opportunityNumber: string
  readonly projectVersion: string
  readonly username: string
}

export const DETAIL_LABELS: Readonly<Record<keyof GivenDetails, string>> = {
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
export function detailsProblems(given: GivenDetails, { locale, isInternal }: DetailsContext): DetailsProblems {
  const problems: DetailsProblems = {}
  const isMissing = {
    projectName: given.projectName.trim() === '',
    projectType: !isProjectType(given.projectType),
    projectLocation: !PROJECT_LOCATIONS[locale].includes(given.projectLocation),
    username: given.username.trim() === '',
  }
  for (const field of REQUIRED) if (isMissing[field]) problems[field] = `${DETAIL_LABELS[field]} is required.`
  for (const field of isInternal ? [...TEXTS, 'customerName' as const] : TEXTS) {
    // A version may have its point: `Version 1.2`.
    const value = field === 'projectVersion' ? given[field].replaceAll('.', '') : given[field]
    if (value !== value.replace(FORBIDDEN, '')) problems[field] ??= 'Special characters are not allowed.'
    if (Array.from(given[field]).length > MAX_TEXT_LENGTH) problems[field] ??= `At most ${MAX_TEXT_LENGTH} characters`
  }
  return isInternal ? { ...problems, ...customerProblems(given) } : problems
}

function customerProblems({ customerAddress, customerEmail, customerPhone }: CustomerDetails): DetailsProblems {
  const problems: DetailsProblems = {}
  if (customerAddress !== customerAddress.replace(NOT_IN_ADDRESS, ''))
    problems.customerAddress = "Only letters, digits and . , / - ' # are allowed."
  else if (Array.from(customerAddress).length > MAX_ADDRESS_LENGTH)
    problems.customerAddress = `At most ${MAX_ADDRESS_LENGTH} characters`
  if (customerEmail !== '' && !isEmail(canonicalEmail(customerEmail)))
    problems.customerEmail = 'Please enter a valid email address.'
  if (customerPhone !== '' && (customerPhone.length > MAX_PHONE_LENGTH || !PHONE.test(customerPhone)))
    problems.customerPhone = 'Please enter a valid phone number of 8 to 12 digits.'
  return problems
}

export function toDetails(given: GivenDetails, isInternal: boolean): ProjectDetails {
  const { customerName, customerAddress, customerEmail, customerPhone } = given
  const customer = { customerName, customerAddress, customerEmail: canonicalEmail(customerEmail), customerPhone }
  return {
    projectName: given.projectName.trim(),
    projectType: given.projectType as ProjectDetails['projectType'],
    projectLocation: given.projectLocation,
    opportunityNumber: given.opportunityNumber.trim(),
    projectVersion: given.projectVersion.trim() || FIRST_PROJECT_VERSION,
    username: given.username.trim(),
    customer: isInternal ? customer : NO_CUSTOMER,
  }
}
