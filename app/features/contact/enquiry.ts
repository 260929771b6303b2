import { isEmail, canonicalEmail } from '#app/features/accounts/rules/credentials.ts'
import type { Locale } from '@specify/core/market.ts'
import {
  PURPOSES,
  STATES,
  CONTACT_METHODS,
  OCCUPATIONS,
  ENQUIRY_PROJECT_TYPES,
  MAX_LENGTHS,
} from './enquiry-options.ts'

/** Under the names that they are sent with. */
export const ENQUIRY_FIELDS = [
  'First_Name',
  'Purpose_of_Enquiry',
  'Email',
  'Occupation',
  'Preferred_Contact_Method',
  'Street_Address',
  'Message',
  'Phone',
  'State',
  'ProjectType',
] as const
export type EnquiryForm = Readonly<Record<(typeof ENQUIRY_FIELDS)[number], string>>

/** An enquiry as it is stored and mailed. */
export interface Enquiry extends Omit<EnquiryForm, 'ProjectType'> {
  /** Only of enquiries about a project. */
  readonly ProjectType?: string
  readonly Country: string
  readonly Source_Site: string
}

export type EnquiryProblems = Partial<Record<keyof EnquiryForm, string>>

/** Sentences by field, in the order of the form; empty for a valid enquiry. */
export function enquiryProblems(form: EnquiryForm): EnquiryProblems {
  const purpose = purposeOf(form.Purpose_of_Enquiry)
  const problems: Record<string, string | null> = {
    Purpose_of_Enquiry: purpose === '' ? 'Purpose of enquiry is required.' : null,
    ProjectType:
      purpose === 'Project' && !isOneOf(ENQUIRY_PROJECT_TYPES, form.ProjectType) ? 'Project type is required.' : null,
    First_Name: isWithin(form.First_Name, MAX_LENGTHS.First_Name) ? null : 'Please enter a valid first name.',
    Email: emailProblem(form.Email),
    Phone:
      form.Phone.trim() === '' || /^\d{1,12}$/.test(form.Phone.trim()) ? null : 'Please enter a valid phone number.',
    Message: isWithin(form.Message, MAX_LENGTHS.Message) ? null : 'Description is required.',
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null))
}

/**
 * The specification names a purpose by value and by label: both are accepted, the value is stored. Empty for others.
 */
function purposeOf(text: string): string {
  return PURPOSES.find((words) => isOneOf(words, text))?.[0] ?? ''
}

function emailProblem(email: string): string | null {
  if (email.trim() === '') return 'Email is required.'
  return /\s/.test(email.trim()) || !isEmail(canonicalEmail(email)) ? 'Please enter a valid email address.' : null
}

function isWithin(text: string, limit: number): boolean {
  const { length } = text.trim()
  return length > 0 && length <= limit
}

function isOneOf(options: readonly string[], value: string): boolean {
  return options.includes(value)
}

/** A valid form as an enquiry: single lines where meant, known choices, and the market's country. */
export function toEnquiry(form: EnquiryForm, locale: Locale): Enquiry {
  const choice = (options: readonly string[], value: string) => (isOneOf(options, value) ? value : '')
  const purpose = purposeOf(form.Purpose_of_Enquiry)
  return {
    First_Name: oneLine(form.First_Name),
    Purpose_of_Enquiry: purpose,
    Email: canonicalEmail(form.Email),
    Occupation: choice(OCCUPATIONS, form.Occupation),
    Preferred_Contact_Method: choice(CONTACT_METHODS, form.Preferred_Contact_Method),
    Street_Address: oneLine(form.Street_Address).slice(0, MAX_LENGTHS.Street_Address),
    Message: form.Message.trim(),
    Phone: form.Phone.trim(),
    State: locale === 'nz' ? '' : choice(STATES, form.State),
    Country: locale.toUpperCase(),
    ...(purpose === 'Project' ? { ProjectType: form.ProjectType } : {}),
    Source_Site: 'Specify',
  }
}

/** Line breaks of every alphabet and other control characters become spaces: the text goes into mail headers. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
