import { expect, it } from 'vitest'
import { enquiryFailure, formProblems, isEnquiryField, readEnquiry } from './enquiry-form.ts'
import { CONSENT_MISSING, TECHNICAL_ISSUES } from './sentences.ts'

function given(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

it('a form without consent says so beside its own problems', () => {
  const form = given({ First_Name: 'Ari', Email: 'ari@studio.test', Message: 'Hello', Phone: '02 5550-1200' })
  expect(readEnquiry(form)).toMatchObject({ First_Name: 'Ari', Phone: '0255501200', State: '' })
  expect(formProblems(readEnquiry(form), form)).toEqual({
    Purpose_of_Enquiry: 'Purpose of enquiry is required.',
    consent: CONSENT_MISSING,
  })
  form.append('Purpose_of_Enquiry', 'General')
  form.append('consent', 'yes')
  expect(formProblems(readEnquiry(form), form)).toEqual({})
})

it('knows its fields', () => {
  expect(['Email', 'consent', 'constructor'].map(isEnquiryField)).toEqual([true, false, false])
})

it('says beside a field, or of all, why it was not taken', () => {
  const refusal = { status: 400, code: 'invalid_input', message: 'No.', fields: {}, answer: {} }
  expect(enquiryFailure({ kind: 'refused', refusal })).toEqual({ form: 'No.' })
  const fields = { Email: 'Email is required.' }
  expect(enquiryFailure({ kind: 'refused', refusal: { ...refusal, fields } })).toEqual({ fields })
  expect(enquiryFailure({ kind: 'refused', refusal: { ...refusal, code: 'unavailable' } })).toEqual({
    form: TECHNICAL_ISSUES,
  })
  expect(enquiryFailure({ kind: 'offline' })).toEqual({ form: TECHNICAL_ISSUES })
})
