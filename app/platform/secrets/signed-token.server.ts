import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface TokenSigner {
  /** A JSON Web Token (HS256) that holds from `now` for so many seconds. */
  sign(claims: Readonly<Record<string, unknown>>, now: Date, lifetimeSeconds: number): string
  /** The claims of a token that this secret signed and that has not expired; null for anything else. */
  verify(token: string, now: Date): Readonly<Record<string, unknown>> | null
}

/** The only header made and the only one taken: a token cannot choose how it is checked. */
const HEADER = encode({ alg: 'HS256', typ: 'JWT' })
/** Longer ones are not ours. */
const MAX_TOKEN_LENGTH = 2_048

export function createTokenSigner(secret: string | Buffer): TokenSigner {
  const signatureOf = (signed: string) => createHmac('sha256', secret).update(signed).digest()
  return {
    sign(claims, now, lifetimeSeconds) {
      const issuedAt = Math.floor(now.getTime() / 1000)
      const signed = `${HEADER}.${encode({ ...claims, iat: issuedAt, exp: issuedAt + lifetimeSeconds })}`
      return `${signed}.${signatureOf(signed).toString('base64url')}`
    },
    verify(token, now) {
      const [header, payload, signature, ...rest] = token.length > MAX_TOKEN_LENGTH ? [] : token.split('.')
      if (header !== HEADER || payload === undefined || signature === undefined || rest.length > 0) return null
      const signed = Buffer.from(signature, 'base64url')
      const expected = signatureOf(`${header}.${payload}`)
      if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return null
      const claims: Record<string, unknown> = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
      return Number(claims['exp']) * 1000 > now.getTime() ? claims : null
    },
  }
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

const SECRET_BYTES = 32

/** The secret in a file that only this user reads; made where there is none yet. */
export function readOrMakeSecret(file: string): Buffer {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, randomBytes(SECRET_BYTES), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const secret = readFileSync(file)
  if (secret.length < SECRET_BYTES) throw new Error(`${file}: is not a secret; delete it and start again`)
  return secret
}
