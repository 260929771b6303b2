import { createHash, randomBytes } from 'node:crypto'

/** Beyond guessing. A link with it still fits a line of a mail, so that no mail program breaks it. */
const TOKEN_BYTES = 20

/** A secret that grants a right: its holder keeps `token`, the database keeps `hash`. */
export function makeToken(): { readonly token: string; readonly hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, hash: hashToken(token) }
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
