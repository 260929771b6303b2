import { parseJson } from '@specify/core/data/parse-json.ts'
import { createHash } from 'node:crypto'
import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { CaptchaProof } from './captcha-proof.ts'

/** Half a second of a phone's time; a second of a slow one's. */
const COST = 2_000
const COUNTER = { min: 1_000, max: 2_000 }
/** Time to fill in a form and to look something up. */
const LIFETIME_MS = 30 * 60_000
/** Purpose of a challenge: those for other forms are invalid. */
const PURPOSE = 'contact'
const MAX_VALUE_LENGTH = 4_000

export function makeChallenge(secret: string, now: Date): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(COUNTER.max, COUNTER.min),
    data: { purpose: PURPOSE },
    deriveKey,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `${secret}:key`,
  })
}

const Payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(COST),
      keyLength: z.number().int().max(64),
      keyPrefix: z.string(),
      expiresAt: z.number(),
      data: z.object({ purpose: z.literal(PURPOSE) }),
    }),
    signature: z.string(),
  }),
  solution: z.looseObject({ counter: z.number().int(), derivedKey: z.string() }),
})

/** The proof of a solved challenge; null for anything else. */
export async function checkProofOfWork(value: string, secret: string, now: Date): Promise<CaptchaProof | null> {
  if (value.length > MAX_VALUE_LENGTH) return null
  const parsed = Payload.safeParse(parseJson(Buffer.from(value, 'base64').toString('utf8')))
  if (!parsed.success) return null
  const { challenge, solution } = parsed.data
  const expiresAt = new Date(challenge.parameters.expiresAt * 1000)
  if (expiresAt <= now) return null
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `${secret}:key`,
  }).catch(() => ({ verified: false }))
  // The signed text has one spelling only; the signature itself could have several.
  const { nonce, salt } = challenge.parameters
  return verified ? { hash: createHash('sha256').update(`${nonce} ${salt}`).digest(), expiresAt } : null
}

/** Secret of challenges, derived from the one that signs tokens: neither is valid as the other. */
export function captchaSecretOf(secret: string | Buffer): string {
  return createHash('sha256').update('captcha:').update(secret).digest('hex')
}
