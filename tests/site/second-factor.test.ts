import { randomUUID } from 'node:crypto'
import { Secret } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { accountIdOf } from '#app/features/accounts/store/commands.server.ts'
import { encoded, PASSWORD } from '#tests/support/browser/account-browser.ts'
import { scannedSetUp, TWO_STEP_PAGE, type Phone } from '#tests/support/browser/phone.ts'
import { usePeople, type Browser, type Person } from '#tests/support/browser/use-people.ts'
import { giveRights } from '#tests/support/console.ts'

const { db, mailbox, newBrowser, newPerson } = usePeople()

const post = (browser: Browser, path: string, fields: Record<string, string>) =>
  browser.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
const codeOf = (answer: { body: Record<string, unknown> }) => (answer.body['error'] as { code: string }).code
const messageOf = (answer: { body: Record<string, unknown> }) => (answer.body['error'] as { message: string }).message

/** Lets half a minute pass for the site: the codes that were used may be used again. */
async function forgetUsed({ email }: Person): Promise<void> {
  const accountId = (await accountIdOf(db(), email))!
  await db().updateTable('second_factor').set({ last_step: '0' }).where('account_id', '=', accountId).execute()
}

async function withTwoSteps(): Promise<{ person: Person; phone: Phone; codes: readonly string[] }> {
  const person = await newPerson()
  const phone = await scannedSetUp(person)
  const { status, body } = await person.call('confirmSecondFactor', { code: phone.code() })
  expect(status).toBe(200)
  await forgetUsed(person)
  return { person, phone, codes: body['codes'] as string[] }
}

async function signInOf(browser: Browser, email: string, more: object = {}): Promise<string> {
  const { status, body } = await browser.signIn(email, PASSWORD, more)
  expect([status, codeOf({ body })]).toEqual([403, 'second_factor_required'])
  expect(body['loginStatusCode']).toBe('SECOND_FACTOR_REQUIRED')
  return body['signIn'] as string
}

describe('two-step sign-in', () => {
  it('is set up with the password and the first code, and says so by mail (T-145)', async () => {
    const person = await newPerson()
    expect((await newBrowser().call('startSecondFactor', { password: encoded(PASSWORD) })).status).toBe(401)
    expect((await person.call('startSecondFactor', { password: encoded('Wrong-Kettle-21') })).status).toBe(400)
    expect(codeOf(await person.call('confirmSecondFactor', { code: '123456' }))).toBe('conflict')
    const phone = await scannedSetUp(person)
    // What is not confirmed asks for nothing.
    expect((await newBrowser().signIn(person.email)).status).toBe(200)
    expect((await person.call('confirmSecondFactor', { code: '000000' })).status).toBe(400)
    const { body } = await person.call('confirmSecondFactor', { code: phone.code() })
    const codes = body['codes'] as string[]
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    await expect.poll(() => mailbox().to(person.email).at(-1)?.subject).toBe('Two-step sign-in is on')
    const html = await (await person.get(TWO_STEP_PAGE)).text()
    expect(html).toContain('10 of 10 are left')
    expect(html).not.toContain('Or type the key')
    expect(codeOf(await person.call('startSecondFactor', { password: encoded(PASSWORD) }))).toBe('conflict')
    // Neither the secret nor a code is in the database as it is.
    const rows = JSON.stringify([
      await db().selectFrom('second_factor').selectAll().execute(),
      await db().selectFrom('recovery_code').selectAll().execute(),
    ])
    const raw = Buffer.from(Secret.fromBase32(phone.secret).bytes)
    expect(rows).not.toContain(JSON.stringify(raw).slice(9, 60))
    expect(rows).not.toContain(codes[0])
  })

  it('signs nobody in by the password alone, or by a code that was used (T-144)', async () => {
    const { person, phone } = await withTwoSteps()
    const other = newBrowser()
    const signIn = await signInOf(other, person.email)
    expect((await other.account())['loggedIn']).toBe(false)
    const { body } = await other.call('proveSignIn', { signIn, code: phone.code() })
    expect(body).toMatchObject({ isError: false, loginStatusCode: 'OK', firstName: 'Jo' })
    expect((await other.account())['email']).toBe(person.email)
    const again = newBrowser()
    const answer = await again.call('proveSignIn', { signIn: await signInOf(again, person.email), code: phone.code() })
    expect([answer.status, messageOf(answer)]).toEqual([400, 'This code was used already. Wait for the next one.'])
    expect(codeOf(await newBrowser().call('proveSignIn', { signIn: 'x.y.z', code: phone.code(1) }))).toBe(
      'unauthorized',
    )
    // Two at once with one code: one of them.
    await forgetUsed(person)
    const both = await Promise.all(
      [newBrowser(), newBrowser()].map(async (browser) => {
        const token = await signInOf(browser, person.email)
        return (await browser.call('proveSignIn', { signIn: token, code: phone.code(1) })).status
      }),
    )
    expect(both.toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  it('ends with another password: a sign-in that waits for its code goes on with the new one only', async () => {
    const { person, phone } = await withTwoSteps()
    const other = newBrowser()
    const signIn = await signInOf(other, person.email)
    const change = { oldPassword: encoded(PASSWORD), newPassword: encoded('Quiet-Kettle-22') }
    expect((await person.call('changePassword', change)).status).toBe(200)
    expect(codeOf(await other.call('proveSignIn', { signIn, code: phone.code() }))).toBe('unauthorized')
  })

  it('takes each recovery code once, in any writing, and mails it', async () => {
    const { person, codes } = await withTwoSteps()
    const typed = ` ${codes[3]!.toLowerCase().replaceAll('-', ' ')} `
    const other = newBrowser()
    const prove = async (code: string) =>
      (await other.call('proveSignIn', { signIn: await signInOf(other, person.email), code })).status
    expect(await prove(typed)).toBe(200)
    await expect.poll(() => mailbox().to(person.email).at(-1)?.subject).toContain('A recovery code of your')
    expect(await prove(typed)).toBe(400)
    expect(await (await person.get(TWO_STEP_PAGE)).text()).toContain('9 of 10 are left')
    const { body } = await person.call('renewRecoveryCodes', { code: codes[4]! })
    expect(body['codes']).toHaveLength(10)
    expect(await prove(codes[5]!)).toBe(400)
    expect(await prove((body['codes'] as string[])[0]!)).toBe(200)
  })

  it('takes five wrong codes in a quarter of an hour, from wherever they come, and mails it once (T-144)', async () => {
    const { person, phone } = await withTwoSteps()
    const other = newBrowser()
    const signIn = await signInOf(other, person.email)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => other.call('proveSignIn', { signIn, code: String(at).repeat(6) })),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
    expect((await other.call('proveSignIn', { signIn, code: phone.code() })).status).toBe(429)
    await expect.poll(() => mailbox().to(person.email).at(-1)?.subject).toBe('Wrong codes for your Specify account')
    expect(
      mailbox()
        .to(person.email)
        .filter(({ subject }) => subject?.startsWith('Wrong codes')),
    ).toHaveLength(1)
  })

  it('is turned off with a code', async () => {
    const { person, phone } = await withTwoSteps()
    expect((await person.call('removeSecondFactor', { code: '000000' })).status).toBe(400)
    expect((await person.call('removeSecondFactor', { code: phone.code() })).status).toBe(200)
    expect((await newBrowser().signIn(person.email)).status).toBe(200)
    await expect.poll(() => mailbox().to(person.email).at(-1)?.subject).toBe('Two-step sign-in is off')
  })

  it('works without script, and comes back with the code to enter', async () => {
    const person = await newPerson()
    const start = await post(person, `${TWO_STEP_PAGE}?form=start`, { password: PASSWORD })
    expect([start.status, start.headers.get('location')]).toEqual([303, TWO_STEP_PAGE])
    const wrong = await post(person, `${TWO_STEP_PAGE}?form=start`, { password: 'Wrong-Kettle-21' })
    expect([wrong.status, (await wrong.text()).includes('This is not your password.')]).toEqual([400, true])
    const phone = await scannedSetUp(person)
    const confirmed = await post(person, `${TWO_STEP_PAGE}?form=confirm`, { code: phone.code() })
    expect([confirmed.status, confirmed.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(await confirmed.text()).toMatch(/Download as a text file/)
    await forgetUsed(person)

    const other = newBrowser()
    const login = await post(other, '/au/login/', { email: person.email, password: PASSWORD, remember: 'on' })
    const html = await login.text()
    expect([login.status, html.includes('Enter your code')]).toEqual([200, true])
    const signIn = /name="signIn" value="([^"]+)"/.exec(html)![1]!
    const missing = await post(other, '/au/login/?form=second-factor', { signIn, code: '' })
    expect([missing.status, (await missing.text()).includes('Enter the code.')]).toEqual([400, true])
    const done = await post(other, '/au/login/?form=second-factor', { signIn, code: phone.code() })
    expect(done.status).toBe(303)
    expect((await other.account())['email']).toBe(person.email)
    expect(other.cookie('remember')).toBeDefined()
  })
})

describe('rights that ask for two steps', () => {
  it('wait until a code is shown, in each session (T-145)', async () => {
    const { person, phone } = await withTwoSteps()
    const other = newBrowser()
    await giveRights(db(), person, ['people', 'work'], { provedAt: null })
    for (const path of ['/au/console/accounts/', `/au/console/accounts/${randomUUID()}/`])
      expect((await person.get(path)).status).toBe(404)
    expect((await person.act('console/setRights', { accountId: randomUUID(), rights: [] })).status).toBe(404)
    const today = await (await person.get('/au/console/')).text()
    expect(today).toContain('Accounts, companies and the rights of staff')
    expect((await person.get('/au/console/orders/')).status).toBe(200)
    const next = await post(person, `${TWO_STEP_PAGE}?form=prove&redirect=%2Fau%2Fconsole%2F`, { code: phone.code() })
    expect(next.headers.get('location')).toBe('/au/console/')
    expect((await person.get('/au/console/accounts/')).status).toBe(200)

    // A remembered session that comes back has shown none.
    await forgetUsed(person)
    const signIn = await signInOf(other, person.email, { remember: true })
    expect((await other.call('proveSignIn', { signIn, code: phone.code() })).status).toBe(200)
    expect((await other.get('/au/console/accounts/')).status).toBe(200)
    other.setCookie('session', undefined)
    expect((await other.get('/au/console/accounts/')).status).toBe(404)
    expect((await other.account())['email']).toBe(person.email)
  })

  it('ask again before an act that is dangerous in wrong hands, ten minutes later', async () => {
    const [{ person, phone }, staff] = [await withTwoSteps(), await newPerson()]
    await giveRights(db(), person, ['people'], { provedAt: new Date(Date.now() - 11 * 60_000) })
    const accountId = (await accountIdOf(db(), staff.email))!
    const path = `/au/console/accounts/${accountId}/?form=rights`
    expect(codeOf(await person.act('console/setRights', { accountId, rights: ['work'] }))).toBe('proof_required')
    const asked = await (await post(person, path, { right: 'insight', was: '' })).text()
    expect(asked).toContain('Enter a code from your authenticator app as well')
    // What was ticked is still ticked.
    expect(asked).toMatch(/<input(?=[^>]*value="insight")(?=[^>]*checked)/)
    expect((await post(person, path, { right: 'insight', was: '', code: '000000' })).status).toBe(400)
    expect((await post(person, path, { right: 'insight', was: '', code: phone.code() })).status).toBe(303)
    expect((await person.act('console/setRights', { accountId, rights: ['work'] })).status).toBe(200)
  })

  it('are given back to somebody who lost the device by another person, never by oneself', async () => {
    const [{ person }, owner] = [await withTwoSteps(), await newPerson()]
    const [own, lost] = [(await accountIdOf(db(), owner.email))!, (await accountIdOf(db(), person.email))!]
    await giveRights(db(), owner, ['people'])
    expect(codeOf(await owner.act('console/removeSecondFactor', { accountId: own }))).toBe('forbidden')
    const page = `/au/console/accounts/${lost}/`
    expect(await (await owner.get(page)).text()).toContain('The device is lost')
    expect((await post(owner, `${page}?form=remove-factor`, {})).status).toBe(303)
    expect(codeOf(await owner.act('console/removeSecondFactor', { accountId: lost }))).toBe('conflict')
    expect((await person.account())['loggedIn']).toBe(false)
    expect((await newBrowser().signIn(person.email)).status).toBe(200)
    await expect.poll(() => mailbox().to(person.email).at(-1)?.subject).toBe('Two-step sign-in is off')
    const [row] = await db().selectFrom('staff_log').selectAll().where('subject_id', '=', lost).execute()
    expect(row).toMatchObject({ action: 'remove second factor', account_id: own, right: 'people' })
  })
})
