/** Proof that a person sends a form: single-use, with an expiry. */
export interface CaptchaProof {
  readonly hash: Buffer
  readonly expiresAt: Date
}
