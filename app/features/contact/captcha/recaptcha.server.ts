import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import type { Config } from '#app/platform/config.server.ts'
import { TECHNICAL_ISSUES } from '../sentences.ts'
import type { CaptchaProof } from './captcha-proof.ts'

/** Within the five seconds that sending a form may take in all. */
const TIMEOUT_MS = 4_000
/** Validity of an answer at the service. */
const LIFETIME_MS = 2 * 60_000
const MAX_VALUE_LENGTH = 4_000

const Answer = z.object({ success: z.boolean() })

/** Verifies an answer at Google's service. @throws AppError `unavailable` where it does not answer. */
export async function checkRecaptcha(
  value: string,
  { secret, verifyUrl }: NonNullable<Config['recaptcha']>,
  { now, clientAddress }: { readonly now: Date; readonly clientAddress: string },
): Promise<CaptchaProof | null> {
  if (value.length > MAX_VALUE_LENGTH) return null
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      // Of an IPv6 address only the /64 is known here; the service does without.
      body: new URLSearchParams({ secret, response: value, ...(isIP(clientAddress) && { remoteip: clientAddress }) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
    if (!response.ok) throw new Error(`it answered ${response.status}`)
    const { success } = Answer.parse(await response.json())
    return success
      ? { hash: createHash('sha256').update(value).digest(), expiresAt: new Date(now.getTime() + LIFETIME_MS) }
      : null
  } catch {
    throw new AppError('unavailable', TECHNICAL_ISSUES)
  }
}
