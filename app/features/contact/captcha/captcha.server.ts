import { type CaptchaProof } from './captcha-proof.ts'
import type { Config } from '#app/platform/config.server.ts'
import { checkProofOfWork } from './proof-of-work.server.ts'
import { checkRecaptcha } from './recaptcha.server.ts'

interface CaptchaContext {
  readonly config: Pick<Config, 'recaptcha'>
  /** Signs the challenges that this site makes. */
  readonly captchaSecret: string
  readonly now: Date
  readonly clientAddress: string
}

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
