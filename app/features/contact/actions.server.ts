import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import type { CaptchaProof } from './captcha/captcha-proof.ts'
import { checkCaptcha } from './captcha/captcha.server.ts'
import { makeChallenge } from './captcha/proof-of-work.server.ts'
import { checkReview, isReviewProof } from './captcha/review-proof.server.ts'
import { addEnquiry } from './commands.server.ts'
import { enquiryProblems, toEnquiry, type EnquiryForm } from './enquiry.ts'
import { ENQUIRY_PROJECT_TYPES } from './enquiry-options.ts'
import { CAPTCHA_FAILED, CONSENT_MISSING } from './sentences.ts'
import { FormData, DescribedForm, OTHER_PURPOSES } from './enquiry-shapes.server.ts'

type ContactContext = Pick<
  RequestContext & RequestMarket,
  'captchaSecret' | 'clientAddress' | 'config' | 'db' | 'limits' | 'locale' | 'now' | 'onMail' | 'tokens'
>

export const submitContactForm = defineEndpoint({
  name: 'product/submitContactForm',
  method: 'POST',
  limitPerMinute: 20,
  summary: 'Sends an enquiry to those who answer them. Each answer to a captcha is good for one.',
  input: z.object({
    formData: FormData,
    recaptchaValue: z.string().max(10_000).nullable().default(''),
    consent: z.boolean().optional().describe('Whether the privacy notice was agreed to; may be left out, not denied'),
  }),
  described: z.object({
    formData: z.union([
      DescribedForm.extend({ Purpose_of_Enquiry: z.literal('Project'), ProjectType: z.enum(ENQUIRY_PROJECT_TYPES) }),
      DescribedForm.extend({ Purpose_of_Enquiry: z.enum(OTHER_PURPOSES) }),
    ]),
    recaptchaValue: z.string().max(10_000).describe('The answer to the captcha'),
    consent: z.literal(true).optional().describe('Whether the privacy notice was agreed to'),
  }),
  output: z.object({ isError: z.literal(false) }),
  example: {
    input: {
      formData: {
        First_Name: 'Ari Lane',
        Purpose_of_Enquiry: 'Project',
        Email: 'ari@studio.test',
        Occupation: 'Architect',
        Preferred_Contact_Method: 'Email',
        Street_Address: '12 Harbour Street, Sydney',
        Message: 'Which basin mixers are lead free?',
        Phone: '0255501200',
        State: 'NSW',
        Country: 'AU',
        ProjectType: 'Aged Care',
        Source_Site: 'Specify',
      },
      recaptchaValue: 'eyJjaGFsbGVuZ2UiOnsi…',
    },
    output: { isError: false },
  },
  errors: ['unavailable'],
  async run(context: ContactContext, { formData, recaptchaValue, consent }) {
    const form: EnquiryForm = formData
    const fields = enquiryProblems(form)
    const [problem] = Object.values(fields)
    if (problem !== undefined) throw new AppError('invalid_input', problem, { fields })
    if (consent === false)
      throw new AppError('invalid_input', CONSENT_MISSING, { fields: { consent: CONSENT_MISSING } })
    const proof = recaptchaValue ? await checkProof(recaptchaValue, context) : null
    const { db, config, locale, now } = context
    const enquiry = toEnquiry(form, locale)
    const isTaken = proof && (await addEnquiry(db, { enquiry, locale, recipient: config.contactEmail, proof }, now))
    if (!isTaken) {
      throw new AppError('invalid_input', CAPTCHA_FAILED, { fields: { recaptchaValue: CAPTCHA_FAILED } })
    }
    context.onMail()
    return { isError: false as const }
  },
})

/** Verifies a captcha's answer, or the review that replaces it without script. */
function checkProof(value: string, context: ContactContext): Promise<CaptchaProof | null> {
  return isReviewProof(value) ? checkReview(value, context) : checkCaptcha(value, context)
}

export const captchaChallenge = defineEndpoint({
  name: 'contact/captchaChallenge',
  method: 'GET',
  limitPerMinute: 60,
  summary: 'A challenge for the captcha of the enquiry form, as the altcha widget takes it.',
  input: z.object({}),
  output: z.looseObject({ parameters: z.looseObject({}), signature: z.string() }),
  example: {
    input: {},
    output: {
      parameters: { algorithm: 'PBKDF2/SHA-256', nonce: '5f0c…', salt: '91ab…', cost: 2_000, keyPrefix: '00af…' },
      signature: '7be2…',
    },
  },
  async run({ captchaSecret, now }: ContactContext) {
    const { parameters, signature = '' } = await makeChallenge(captchaSecret, now)
    return { parameters: { ...parameters }, signature }
  },
})
