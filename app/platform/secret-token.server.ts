import { createHash, randomBytes } from 'node:crypto'

/** More than can be guessed. A link with it still fits a line of a mail, so that no mail program breaks it. */
const TOKEN_BYTES = 20

/** A secret that stands for a right: the one who holds it keeps `token`, the database keeps `hash`. */
export function makeToken(): { readonly token: string; readonly hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, hash: hashToken(token) }
}

/** What the database knows a token by. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
