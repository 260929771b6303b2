import {
  CONTACT_FORM_ID,
  enquiryFailure,
  formProblems,
  KEPT_FIELDS,
  PROOF_FIELD,
  readEnquiry,
  TRAP_FIELD,
} from '#app/features/contact/enquiry-form.ts'
import { routes } from '#app/addresses/routes.ts'
import { signReview } from '#app/features/contact/captcha/review-proof.server.ts'
import { toEnquiry } from '#app/features/contact/enquiry.ts'
import { CAPTCHA_FAILED } from '#app/features/contact/sentences.ts'
import { requestContext } from '#app/request-context.server.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { takePosts, type FormOutcome, type PostableForm, type Posted } from '../account/take-posts.server.ts'

/** An enquiry without script: shown once more, and taken when it is sent again (docs/decisions/0016). */
const enquiry: PostableForm = {
  kept: KEPT_FIELDS,
  async send(posted) {
    const { given, call, locale } = posted
    const filled = readEnquiry(given)
    const fields = formProblems(filled, given)
    if (Object.keys(fields).length > 0) return { problems: { fields } }
    if (textOf(given, TRAP_FIELD) !== '') return { problems: { fields: { recaptchaValue: CAPTCHA_FAILED } } }
    const proof = textOf(given, PROOF_FIELD)
    if (proof === '') return { ...review(posted), status: 200 }
    const input = { formData: toEnquiry(filled, locale), recaptchaValue: proof, consent: true }
    const outcome = await call('product/submitContactForm', input, locale)
    if (outcome.kind === 'done') return { next: `${routes.contact.href({ locale, sent: '1' })}#${CONTACT_FORM_ID}` }
    const isLimited = outcome.kind === 'refused' && outcome.refusal.code === 'too_many_requests'
    return { ...review(posted), problems: isLimited ? { form: outcome.refusal.message } : enquiryFailure(outcome) }
  },
}

function review({ context }: Posted): Extract<FormOutcome, { problems: unknown }> {
  return { problems: {}, facts: { [PROOF_FIELD]: signReview(context.get(requestContext).tokens, new Date()) } }
}

export const takeContactPosts = takePosts({ enquiry }, 'enquiry')
