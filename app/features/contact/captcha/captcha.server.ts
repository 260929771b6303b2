import { type CaptchaProof } from './captcha-proof.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { checkProofOfWork } from './proof-of-work.server.ts'
import { checkRecaptcha } from './recaptcha.server.ts'

export type CaptchaContext = Pick<RequestContext, 'captchaSecret' | 'clientAddress' | 'config' | 'now'>

/**
 * Verifies the captcha answer of a form. Null where it is invalid: not made here, expired, or wrong. @throws AppError
 * `unavailable` where the verifying service does not answer.
 */
export async function checkCaptcha(value: string, context: CaptchaContext): Promise<CaptchaProof | null> {
  const { config, captchaSecret, now, clientAddress } = context
  return config.recaptcha
    ? checkRecaptcha(value, config.recaptcha, { now, clientAddress })
    : checkProofOfWork(value, captchaSecret, now)
}
