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
 * Checks what a form carries of its captcha. Null where it proves nothing: it was not made here, has expired, or is no
 * answer. @throws AppError `unavailable` where the service that should know does not answer.
 */
export async function checkCaptcha(value: string, context: CaptchaContext): Promise<CaptchaProof | null> {
  const { config, captchaSecret, now, clientAddress } = context
  return config.recaptcha
    ? checkRecaptcha(value, config.recaptcha, { now, clientAddress })
    : checkProofOfWork(value, captchaSecret, now)
}
