import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import {
  canonicalEmail,
  decodePassword,
  encodePassword,
  isEmail,
  passwordProblem,
  registrationProblem,
  signInProblem,
} from './credentials.ts'

describe('an e-mail address', () => {
  it.each(['jo@studio.test', 'jo.smith+site@mail.studio.co.nz', "o'neil@studio.test"])('%s can sign in', (email) => {
    expect(isEmail(email)).toBe(true)
  })

  it.each([
    '',
    'jo',
    'jo@studio',
    'jo@@studio.test',
    'jo..smith@studio.test',
    'jo@studio..test',
    'jo@studio.test.',
    'jo smith@studio.test',
    'jo@studio.test,eve@evil.test',
    'jo@studio.test;eve@evil.test',
    'jo@studio.test\r\nBcc: eve@evil.test',
    'jo@studio.test\u2028',
    '<jo@studio.test>',
    `${'j'.repeat(92)}@home.test`,
  ])('%j cannot', (email) => {
    expect(isEmail(email)).toBe(false)
  })

  it('is one account however it is typed', () => {
    expect(canonicalEmail(' Jo@Studio.TEST ')).toBe('jo@studio.test')
    expect(canonicalEmail('ｊｏ@studio.test')).toBe('jo@studio.test')
  })
})

describe('a new password (T-062)', () => {
  it.each([
    ['Abcde1!', 'error.auth.password.wrong'],
    ['Kettle1!', null],
    ['Abcdef1!', null],
    ['Test123!', null],
    ['kettle1!', 'error.auth.password.wrong'],
    ['Kettles!', 'error.auth.password.wrong'],
    ['Kettles1', 'error.auth.password.wrong'],
    ['Kettles 1', 'error.auth.password.wrong'],
    ['Pässwörd1!', null],
    ['Tapware-2026!', null],
    ['Password1!', 'error.auth.password.common'],
    ['Welcome1!', 'error.auth.password.common'],
    ['P@ssw0rd!', 'error.auth.password.common'],
    ['Qwerty123!', 'error.auth.password.common'],
    ['Summer2026!', 'error.auth.password.common'],
    ['AdminAdmin1!', 'error.auth.password.common'],
    [`Kettle1!${'x'.repeat(120)}`, null],
    [`Kettle1!${'x'.repeat(121)}`, 'error.auth.password.long'],
  ])('%s: %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem)
  })
})

describe('what is typed into a form', () => {
  it('names the first thing that is wrong', () => {
    expect(signInProblem({ email: '', password: 'x' })).toBe('error.auth.wrong')
    expect(signInProblem({ email: 'jo@studio.test', password: '' })).toBe('error.auth.wrong')
    expect(signInProblem({ email: 'jo..x@studio.test', password: 'x' })).toBe('error.auth.email.wrong')
    expect(signInProblem({ email: 'Jo@studio.test ', password: 'x' })).toBeNull()
    const sound = { email: 'jo@studio.test', password: 'Kettle-21', confirmPassword: 'Kettle-21' }
    expect(registrationProblem(sound)).toBeNull()
    expect(registrationProblem({ ...sound, confirmPassword: '' })).toBe('error.auth.wrong.details')
    expect(registrationProblem({ ...sound, email: 'jo' })).toBe('error.auth.email.wrong')
    expect(registrationProblem({ ...sound, password: 'kettle' })).toBe('error.auth.password.wrong')
    expect(registrationProblem({ ...sound, confirmPassword: 'Kettle-22' })).toBe('error.password.notConfirmed')
  })
})

describe('a password that travels (T-061)', () => {
  it('arrives as it was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (password) => {
        expect(decodePassword(encodePassword(password))).toBe(password)
      }),
    )
    expect(encodePassword('Tapware-2026!')).toBe(Buffer.from('Tapware-2026!').toString('base64'))
  })

  it.each(['Tapware-2026!', 'a', '====', '/w==', 'YQ==\n'])(
    'is refused where it is no base64 of a text: %j',
    (encoded) => {
      expect(decodePassword(encoded)).toBeNull()
    },
  )
})
