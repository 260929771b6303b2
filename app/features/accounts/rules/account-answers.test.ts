import { describe, expect, it } from 'vitest'
import type { CallOutcome } from '#app/ui/loading/call-action.ts'
import { linkProblem, resendFailure, resetRequestFailure, signInFailure, wantedCaptcha } from './account-answers.ts'
import { formFailure } from '#app/ui/loading/failure-text.ts'

type Refused = Extract<CallOutcome<never>, { kind: 'refused' }>

const OFFLINE = { kind: 'offline' } as const

function refused(status: number, message = '', more: Partial<Refused['refusal']> = {}): Refused {
  return { kind: 'refused', refusal: { status, code: '', message, fields: {}, answer: {}, ...more } }
}

describe('signing in', () => {
  it('works where the status is OK', () => {
    expect(signInFailure({ kind: 'done', answer: { loginStatusCode: 'OK' } })).toBeNull()
    expect(signInFailure({ kind: 'done', answer: { loginStatusCode: 'NO' } })).toEqual({
      text: 'Error logging in user. Please check your email/password.',
    })
  })

  it.each([
    [refused(401, 'Wrong email or password.'), 'Wrong email or password.'],
    [refused(400), 'Error logging in user. Please check your email/password.'],
    [refused(429, 'Too many attempts.'), 'Too many attempts.'],
    [refused(503, 'Please try again in a moment.'), 'Please try again in a moment.'],
    [refused(500, 'Something went wrong!', { code: 'internal' }), 'Login failed'],
    [refused(502), 'Login failed'],
    [OFFLINE, 'No internet connection. Please check your connection and try again.'],
  ])('%j says: %s', (outcome, text) => {
    expect(signInFailure(outcome)).toEqual({ text })
  })

  it.each([
    [{ captcha: { kind: 'altcha' } }, { kind: 'altcha' }],
    [{ captcha: { kind: 'recaptcha', siteKey: 'key' } }, { kind: 'recaptcha', siteKey: 'key' }],
    [{ captcha: { kind: 'recaptcha' } }, null],
    [{ captcha: 'altcha' }, null],
    [{}, null],
  ])('asks for the captcha that %j names', (answer, captcha) => {
    expect(wantedCaptcha(answer)).toEqual(captcha)
  })

  it('tells an address that is not verified, and how many mails are left', () => {
    const outcome = refused(403, 'x', { code: 'email_not_verified', answer: { emailRemainderCount: 2 } })
    expect(signInFailure(outcome)).toEqual({ isUnverified: true, remaining: 2 })
  })
})

describe('mails', () => {
  it('a verification mail that was not sent says so', () => {
    expect(resendFailure(refused(500, 'Something went wrong!', { code: 'internal' }))).toBe(
      'Error in sending verification email',
    )
    expect(resendFailure(refused(429, 'Please wait.'))).toBe('Please wait.')
  })

  it('a reset mail was sent where the status code is 200', () => {
    expect(resetRequestFailure({ kind: 'done', answer: { statusCode: 200 } })).toBeNull()
    const problem = 'We could not send the email. Please check the address.'
    expect(resetRequestFailure({ kind: 'done', answer: { statusCode: 500 } })).toBe(problem)
    expect(resetRequestFailure(refused(400, 'no'))).toBe(problem)
    expect(resetRequestFailure(refused(429, 'Please wait.'))).toBe('Please wait.')
    expect(resetRequestFailure(OFFLINE)).toMatch(/^No internet/)
  })

  it('a link is used, expired or neither', () => {
    expect(linkProblem(refused(410, 'this url can be used only once', { code: 'link_used' }))).toBe(
      'error.link.already.used',
    )
    expect(linkProblem(refused(410, 'access expired.', { code: 'link_expired' }))).toBe('error.link.expired')
    expect(linkProblem(refused(400, 'no'))).toBeNull()
    expect(linkProblem(OFFLINE)).toBeNull()
  })
})

describe('forms', () => {
  it('show failures by field, or in one sentence', () => {
    expect(formFailure(refused(400, 'x', { fields: { phone: 'Phone required' } }))).toEqual({
      fields: { phone: 'Phone required' },
    })
    expect(formFailure(refused(400, 'Not now.'))).toEqual({ form: 'Not now.' })
    expect(formFailure(refused(500))).toEqual({ form: 'Something went wrong!' })
  })
})
