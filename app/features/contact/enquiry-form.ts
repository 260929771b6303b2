import { routes } from '#app/addresses/routes.ts'
import { phoneDigits } from '@specify/core/text/phone.ts'
import type { CallFailure } from '#app/ui/loading/call-action.ts'
import { textOf, type FormProblems } from '#app/ui/fields/form-problems.ts'
import { ENQUIRY_FIELDS, enquiryProblems, type EnquiryForm } from './enquiry.ts'
import { CONSENT_MISSING, TECHNICAL_ISSUES } from './sentences.ts'

/** The page of the form, below the market. */
export const CONTACT_PATH = routes.contact.pattern
/** The anchor that the browser scrolls to when the form comes back. */
export const CONTACT_FORM_ID = 'enquiry'
/** Takes the place of the captcha's answer without script. */
export const PROOF_FIELD = 'proof'
/** Out of sight: what is written into it no person has written. */
export const TRAP_FIELD = 'Second_Message'

/** Fields that come back with the page. */
export const KEPT_FIELDS: readonly string[] = [...ENQUIRY_FIELDS, 'consent']

export function contactPlace(locale: string) {
  return { name: 'enquiry', action: `${routes.contact.path({ locale })}#${CONTACT_FORM_ID}` }
}

export function isEnquiryField(name: string): name is keyof EnquiryForm {
  return (ENQUIRY_FIELDS as readonly string[]).includes(name)
}

export function readEnquiry(form: FormData): EnquiryForm {
  const fields = ENQUIRY_FIELDS.map((name) => [name, textOf(form, name)])
  const typed = Object.fromEntries(fields) as Record<keyof EnquiryForm, string>
  return { ...typed, Phone: phoneDigits(typed.Phone) }
}

/** Validates the form; returns problems by field. */
export function formProblems(filled: EnquiryForm, form: FormData): Record<string, string> {
  return { ...enquiryProblems(filled), ...(form.get('consent') === null && { consent: CONSENT_MISSING }) }
}

export function enquiryFailure(outcome: CallFailure): FormProblems {
  if (outcome.kind === 'offline' || outcome.refusal.code !== 'invalid_input') return { form: TECHNICAL_ISSUES }
  const { fields, message } = outcome.refusal
  return Object.keys(fields).length > 0 ? { fields } : { form: message }
}
