/** What proves that a person sends a form: good once, until it expires. */
export interface CaptchaProof {
  readonly hash: Buffer
  readonly expiresAt: Date
}
