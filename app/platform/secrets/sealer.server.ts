import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts what the database keeps and only the servers may read. */
export interface Sealer {
  /** `about` names what the value belongs to: it opens for nothing else. */
  seal(value: Buffer, about: string): Buffer
  /** Null for what another secret sealed, or for something else. */
  open(sealed: Buffer, about: string): Buffer | null
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export function createSealer(secret: string | Buffer): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'specify sealed values', 32))
  return {
    seal(value, about) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about))
      const sealed = Buffer.concat([cipher.update(value), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },
    open(sealed, about) {
      const [nonce, tag, rest] = [
        sealed.subarray(0, NONCE_BYTES),
        sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
        sealed.subarray(NONCE_BYTES + TAG_BYTES),
      ]
      if (tag.length < TAG_BYTES) return null
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(about)).setAuthTag(tag)
      try {
        return Buffer.concat([decipher.update(rest), decipher.final()])
      } catch {
        return null
      }
    },
  }
}
