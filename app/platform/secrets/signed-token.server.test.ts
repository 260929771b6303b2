import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTokenSigner, readOrMakeSecret } from './signed-token.server.ts'

const now = new Date('2026-01-01T00:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const signer = createTokenSigner('a secret of the tests, long enough')
const token = signer.sign({ scope: 'catalogue:public' }, now, 60)

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const [header = '', payload = '', signature = ''] = token.split('.')

describe('a signed token', () => {
  it('gives its claims back until it expires (F-22)', () => {
    expect(signer.verify(token, later(59))).toEqual({
      scope: 'catalogue:public',
      iat: 1_767_225_600,
      exp: 1_767_225_660,
    })
    expect(signer.verify(token, later(60))).toBeNull()
  })

  it.each([
    ['other claims', `${header}.${part({ scope: 'catalogue:internal', exp: 9_999_999_999 })}.${signature}`],
    ['no algorithm', `${part({ alg: 'none', typ: 'JWT' })}.${payload}.`],
    ['no signature', `${header}.${payload}.`],
    ['half a signature', `${header}.${payload}.${signature.slice(0, 20)}`],
    ['more parts', `${token}.x`],
    ['fewer parts', header],
    ['nothing', ''],
    ['5 kB', 'x'.repeat(5_000)],
    ['another secret', createTokenSigner('another').sign({ scope: 'catalogue:internal' }, now, 60)],
  ])('with %s is none', (_, forged) => {
    expect(signer.verify(forged, now)).toBeNull()
  })
})

describe('a secret on disk', () => {
  it('is made once, for its user only, and refused when it is cut short', () => {
    const directory = mkdtempSync(path.join(os.tmpdir(), 'specify-secret-'))
    try {
      const file = path.join(directory, 'secrets', 'tokens')
      const secret = readOrMakeSecret(file)
      expect(secret).toHaveLength(32)
      expect(readOrMakeSecret(file)).toEqual(secret)
      expect(statSync(file).mode & 0o777).toBe(0o600)
      writeFileSync(file, 'short')
      expect(() => readOrMakeSecret(file)).toThrow('is not a secret')
    } finally {
      rmSync(directory, { recursive: true, force: true })
    }
  })
})
