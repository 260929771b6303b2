import { HOTP, Secret } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { matchCode, setUpTexts, type AuthenticatorState } from './match-code.server.ts'

/** The secret of RFC 6238, appendix B. */
const SECRET = Buffer.from('12345678901234567890')
const NEW: AuthenticatorState = { lastStep: 0, drift: 0, awaitedStep: null }
const at = (seconds: number) => new Date(seconds * 1_000)
const codeAt = (seconds: number) =>
  new HOTP({ secret: new Secret({ buffer: new Uint8Array(SECRET).buffer }) }).generate({
    counter: Math.floor(seconds / 30),
  })
const T = 1_234_567_890
const STEP = Math.floor(T / 30)

describe('a code', () => {
  it('is that of RFC 6238', () => {
    expect(codeAt(T)).toBe('005924') // 89005924 in the appendix, of eight digits
    expect(matchCode(SECRET, '005924', NEW, at(T))).toEqual({
      kind: 'right',
      state: { lastStep: STEP, drift: 0, awaitedStep: null },
    })
    expect(setUpTexts(SECRET, 'jo@studio.test')).toEqual({
      uri: expect.stringMatching(
        /^otpauth:\/\/totp\/Specify:jo%40studio\.test\?.*secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ/,
      ),
      key: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    })
  })

  it('may be half a minute old or early, and is taken once', () => {
    for (const away of [-30, 30]) expect(matchCode(SECRET, codeAt(T + away), NEW, at(T)).kind).toBe('right')
    const used = { ...NEW, lastStep: STEP }
    expect(matchCode(SECRET, codeAt(T), used, at(T)).kind).toBe('used')
    expect(matchCode(SECRET, codeAt(T - 30), used, at(T)).kind).toBe('used')
    expect(matchCode(SECRET, codeAt(T + 30), used, at(T)).kind).toBe('right')
  })

  it('of a clock that is wrong by 90 s is taken with the one after it, from then on alone', () => {
    for (const away of [-90, 90]) {
      const first = matchCode(SECRET, codeAt(T + away), NEW, at(T))
      expect(first).toMatchObject({ kind: 'clock', seconds: away })
      const { state } = first as { state: AuthenticatorState }
      // The same code again, or one that does not follow, is no second one.
      expect(matchCode(SECRET, codeAt(T + away), state, at(T + 5)).kind).toBe('used')
      expect(matchCode(SECRET, codeAt(T + away + 90), state, at(T + 60)).kind).not.toBe('right')
      const second = matchCode(SECRET, codeAt(T + away + 30), state, at(T + 30))
      expect(second).toMatchObject({ kind: 'right', state: { drift: away / 30, awaitedStep: null } })
      const later = matchCode(
        SECRET,
        codeAt(T + away + 300),
        (second as { state: AuthenticatorState }).state,
        at(T + 300),
      )
      expect(later.kind).toBe('right')
    }
  })

  it('of another time, secret or length is wrong', () => {
    for (const away of [-600, -180, 180, 86_400])
      expect(matchCode(SECRET, codeAt(T + away), NEW, at(T)).kind).toBe('wrong')
    expect(matchCode(Buffer.from('another secret of 20'), codeAt(T), NEW, at(T)).kind).toBe('wrong')
    for (const odd of ['', '12345', '1234567', 'abcdef']) expect(matchCode(SECRET, odd, NEW, at(T)).kind).toBe('wrong')
  })
})
