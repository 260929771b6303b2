import { createHash, randomUUID } from 'node:crypto'
import { AppError } from '@specify/core/app-error.ts'
import type { TokenSigner } from '#app/platform/secrets/signed-token.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { TOO_MANY_WITHOUT_SCRIPT, TOO_QUICK } from '../sentences.ts'
import type { CaptchaProof } from './captcha-proof.ts'

/** Distinguishes it from answers of captchas, which hold no colon. */
const PREFIX = 'review:'
const PURPOSE = 'enquiry-review'
/** Reading an enquiry again takes longer. */
const MIN_REVIEW_SECONDS = 3
const LIFETIME_SECONDS = 60 * 60
/** It proves less than a captcha does: each address may use it a few times, and all together no more than can be read. */
const PER_ADDRESS = { name: 'enquiry-review', points: 3, windowSeconds: 60 * 60 }
const EVERYWHERE = { name: 'enquiry-reviews', points: 30, windowSeconds: 60 * 60 }

/**
 * Signs the review that replaces a captcha without script: the browser was shown its enquiry and sends it once more.
 */
export function signReview(tokens: TokenSigner, now: Date): string {
  const claims = { use: PURPOSE, key: randomUUID(), from: Math.floor(now.getTime() / 1000) + MIN_REVIEW_SECONDS }
  return PREFIX + tokens.sign(claims, now, LIFETIME_SECONDS)
}

export function isReviewProof(value: string): boolean {
  return value.startsWith(PREFIX)
}

/**
 * Verifies a review, which is single-use; null for an invalid or expired one.
 * @throws AppError `invalid_input` if it was sent too quickly, `too_many_requests` beyond the limits.
 */
export async function checkReview(
  value: string,
  { limits, tokens, now, clientAddress }: Pick<RequestContext, 'clientAddress' | 'limits' | 'now' | 'tokens'>,
): Promise<CaptchaProof | null> {
  const claims = tokens.verify(value.slice(PREFIX.length), now)
  if (claims?.['use'] !== PURPOSE) return null
  if (Number(claims['from']) * 1000 > now.getTime())
    throw new AppError('invalid_input', TOO_QUICK, { fields: { recaptchaValue: TOO_QUICK } })
  const wait = (await limits.spend(PER_ADDRESS, clientAddress)) ?? (await limits.spend(EVERYWHERE, ''))
  if (wait !== null) throw new AppError('too_many_requests', TOO_MANY_WITHOUT_SCRIPT, { retryAfterSeconds: wait })
  return {
    hash: createHash('sha256').update(String(claims['key'])).digest(),
    expiresAt: new Date(Number(claims['exp']) * 1000),
  }
}
