import { describe, expect, it } from 'vitest'
import { dialogStateOf, isDialogPage, isDialogStep, signedInStateOf, signedOutHref, signInHref } from './sign-in.ts'
import { returnPath, SESSION_ENDED, sessionReason, signInReason } from './sign-in-reason.ts'
import {
  accountFormHref,
  isPasswordChanged,
  isSentAgain,
  newPasswordFormHref,
  newPasswordHref,
  resetSentHref,
  verifyHref,
} from './account-form-hrefs.ts'

describe('the account dialog', () => {
  it.each([
    ['/au/', '', null],
    ['/au/products/', '?login=true', { kind: 'sign-in', problem: null }],
    ['/au/products/', '?login=false', null],
    ['/au/login/', '', { kind: 'sign-in', problem: null }],
    ['/au/login/', '?form=create', { kind: 'create' }],
    ['/au/login/', '?form=reset&redirect=%2Fau%2F', { kind: 'reset' }],
    ['/au/login/', '?form=resend', { kind: 'sign-in', problem: null }],
    ['/au/products/', '?form=create', null],
    ['/au/verify/', '?email=jo%40studio.test', { kind: 'verify', email: 'jo@studio.test' }],
    ['/nz/password-reset-confirm/', '?email=jo%40x.nz', { kind: 'reset-sent', email: 'jo@x.nz' }],
    ['/au/reset-password/', '?token=abc', { kind: 'new-password', token: 'abc' }],
    ['/au/', '?code=success&success=true&supportSignUp=true', { kind: 'account-created' }],
    ['/au/', '?code=success&success=true', null],
    [
      '/au/',
      '?success=false&message=this+url+can+be+used+only+once',
      { kind: 'sign-in', problem: { key: 'error.link.already.used' } },
    ],
    ['/au/', '?success=false&message=access+expired.', { kind: 'sign-in', problem: { key: 'error.link.expired' } }],
    ['/au/', '?message=access+expired.', null],
    ['/au/', '?success=false&message=unavailable', { kind: 'sign-in', problem: { key: 'error.link.unavailable' } }],
    ['/au/', '?success=false&message=Call+me+on+1900', { kind: 'sign-in', problem: { key: 'error.link.failed' } }],
    ['/au/', '?success=false&message=constructor', { kind: 'sign-in', problem: { key: 'error.link.failed' } }],
    ['/au/', '?success=false', { kind: 'sign-in', problem: { key: 'error.link.failed' } }],
    ['/au/', `?error_description=${'é'.repeat(500)}`, { kind: 'sign-in', problem: { text: 'é'.repeat(200) } }],
    ['/au/', `?error_description=${'🚿'.repeat(201)}`, { kind: 'sign-in', problem: { text: '🚿'.repeat(200) } }],
    ['/au/', '?error_description=++', null],
    ['/au/', '?error_description=%3Cb%3ENo', { kind: 'sign-in', problem: { text: '<b>No' } }],
  ])('at %s%s is %j (T-078)', (pathname, search, state) => {
    expect(dialogStateOf(pathname, search)).toEqual(state)
  })

  it.each([
    ['/au/', '', null],
    ['/au/products/', '?login=true', null],
    ['/au/', '?success=false&message=access+expired.', { problem: { key: 'error.link.expired' }, isConfirmed: false }],
    ['/au/', '?success=false&message=other', { problem: { key: 'error.link.failed' }, isConfirmed: false }],
    ['/au/', '?error_description=No', { problem: { text: 'No' }, isConfirmed: false }],
    ['/au/', '?code=success&success=true&supportSignUp=true', { problem: null, isConfirmed: true }],
    ['/au/login/', '', { problem: null, isConfirmed: false }],
    ['/au/login/', '?form=create', { problem: null, isConfirmed: false }],
  ])('at %s%s tells somebody who is signed in %j', (pathname, search, said) => {
    expect(signedInStateOf(pathname, search)).toEqual(said && { kind: 'signed-in', ...said })
  })

  it('is the same for somebody who is signed in where a mail is on its way or a password is chosen', () => {
    for (const page of ['verify', 'password-reset-confirm', 'reset-password'])
      expect(signedInStateOf(`/au/${page}/`, '?email=a')).toEqual(dialogStateOf(`/au/${page}/`, '?email=a'))
  })

  it('opens and closes where the visitor is, and keeps the rest of the address', () => {
    expect(signInHref('/au/products/', '?colour=Chrome')).toBe('/au/products/?colour=Chrome&login=true')
    expect(signedOutHref('/au/products/', '?colour=Chrome&login=true&redirect=%2Fau%2F')).toBe(
      '/au/products/?colour=Chrome',
    )
    expect(signedOutHref('/au/', '?code=success&success=true&supportSignUp=true')).toBe('/au/')
  })
})

describe('addresses without script', () => {
  it('lead to the form that they name, and keep where signing in leads', () => {
    expect(accountFormHref('au')).toBe('/au/login/')
    const href = new URL(accountFormHref('nz', { form: 'create', redirect: '/nz/cart/' }), 'http://site.test')
    expect(dialogStateOf(href.pathname, href.search)).toEqual({ kind: 'create' })
    expect(returnPath(href.search)).toBe('/nz/cart/')
  })

  it('say what has been done', () => {
    const at = (href: string) => new URL(href, 'http://site.test')
    const sent = at(verifyHref('au', { email: 'jo+a@studio.test', isAgain: true }))
    expect(dialogStateOf(sent.pathname, sent.search)).toEqual({ kind: 'verify', email: 'jo+a@studio.test' })
    expect(
      [sent, at(verifyHref('au', { email: 'a' })), at(resetSentHref('au', { email: 'a' }))].map(({ search }) =>
        isSentAgain(search),
      ),
    ).toEqual([true, false, false])
    expect(isPasswordChanged(at(newPasswordHref('au', { email: 'a' })).search)).toBe(true)
    expect(isPasswordChanged('')).toBe(false)
  })

  it('carry the token of a mail to where the new password is posted', () => {
    const href = new URL(newPasswordFormHref('au', 'a&b=c'), 'http://site.test')
    expect(dialogStateOf(href.pathname, href.search)).toEqual({ kind: 'new-password', token: 'a&b=c' })
  })
})

describe('where signing in leads to', () => {
  it('is a path of this site', () => {
    expect(returnPath('?redirect=%2Fau%2Fmy-account%2F%3Fa%3D1')).toBe('/au/my-account/?a=1')
    expect(returnPath('')).toBeNull()
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    '\t//evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'evil',
  ])('is never %j (T-077)', (target) => {
    expect(returnPath(`?redirect=${encodeURIComponent(target)}`)).toBeNull()
  })
})

describe('why somebody is to sign in', () => {
  it.each([
    ['/au/project-builder/create/', 'Sign in to create a project.'],
    ['/nz/project-builder/edit/?projectId=1&step=2', 'Sign in to work on this project.'],
    ['/au/project-builder/view/?projectId=1', 'Sign in to see this project.'],
    ['/au/project-builder/share/?projectId=1', 'Sign in to see this project.'],
    ['/au/project-builder/', 'Sign in to see your projects.'],
    ['/au/project-builder/toString/', 'Sign in to see your projects.'],
    ['/au/orders/123/', 'Sign in to see your orders.'],
    ['/au/constructor/', 'Sign in to continue.'],
    ['//evil.example', null],
  ])('to get to %s', (path, reason) => {
    expect(signInReason(`?${new URLSearchParams({ redirect: path })}`)).toBe(reason)
  })

  it('is that the session has ended, and what is kept, over a page that was worked on', () => {
    expect(sessionReason(SESSION_ENDED.kept)).toBe(
      'Your session has ended. Your changes are kept on this device: sign in to save them.',
    )
    expect(sessionReason(SESSION_ENDED.open)).toBe('Your session has ended. Sign in to continue.')
    for (const other of [null, undefined, 'new-password', {}]) expect(sessionReason(other)).toBeNull()
  })
})

describe('the dialog over a page', () => {
  const at = (pathname: string, search = '') => ({ pathname, search })
  it('comes and goes without being another page', () => {
    expect(isDialogStep(at('/au/', '?query=a%20b'), at('/au/', '?query=a%20b&login=true'))).toBe(true)
    expect(isDialogStep(at('/au/', '?login=true'), at('/au/'))).toBe(true)
    expect(isDialogStep(at('/au/'), at('/au/products/', '?login=true'))).toBe(false)
    expect(isDialogStep(at('/au/'), at('/au/'))).toBe(false)
  })

  it('has pages of its own', () => {
    expect(isDialogPage('/au/verify/')).toBe(true)
    expect(isDialogPage('/nz/reset-password')).toBe(true)
    expect(isDialogPage('/au/products/verify/')).toBe(false)
  })
})
