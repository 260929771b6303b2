import { createHash, randomBytes } from 'node:crypto'

/** Crockford's digits: none is taken for another. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12
const RECOVERY_CODES = 10

/** Ten codes of 60 bits, as `K7QM-3F9X-A2TB`. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(randomBytes(LENGTH), (byte) => DIGITS[byte & 31])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  )
}

/** The hash of a typed code: small letters, spaces, O for 0 and I or L for 1 are the same code. */
export function hashRecoveryCode(typed: string): Buffer {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return createHash('sha256').update(code).digest()
}
