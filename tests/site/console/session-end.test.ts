import { beforeAll, expect, it } from 'vitest'
import { PASSWORD } from '#tests/support/browser/account-browser.ts'
import { scannedSetUp } from '#tests/support/browser/phone.ts'
import { usePeople, type Browser, type Person } from '#tests/support/browser/use-people.ts'
import { giveRights } from '#tests/support/console.ts'
import { givenEnquiries } from '#tests/support/work-items.ts'

const { db, newBrowser, newPerson, site } = usePeople()

let staff: Person

beforeAll(async () => {
  staff = await newPerson()
  await giveRights(db(), staff, ['work'])
})

const post = (browser: Browser, path: string, fields: Record<string, string>) =>
  browser.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site().url },
    body: new URLSearchParams(fields).toString(),
  })
const to = (response: Response) => [response.status, response.headers.get('location')]
const notesOf = (id: string) => db().selectFrom('work_note').select('text').where('item_id', '=', id).execute()

it('a form posted after the session has ended is sent after signing in, with its text (T-148)', async () => {
  const [id = ''] = await givenEnquiries(db(), [{}])
  const path = `/au/console/enquiries/${id}/?form=answer`
  const fields = { text: 'Dear Priya,\nit is "160" mm.', version: '0' }
  const browser = newBrowser()
  const ended = await post(browser, path, fields)
  const signIn = `/au/console/sign-in/?${new URLSearchParams({ to: path }).toString()}`
  expect(to(ended)).toEqual([307, signIn])
  // A browser posts the same form there, and then to the page.
  const asked = await post(browser, signIn, fields)
  const html = await asked.text()
  expect([asked.status, html.includes('Nothing was sent yet'), html.includes('it is &quot;160&quot; mm.')]).toEqual([
    200,
    true,
    true,
  ])
  const wrong = await post(browser, signIn, { ...fields, signInEmail: staff.email, signInPassword: 'Wrong-Kettle-1' })
  const wrongHtml = await wrong.text()
  expect([wrong.status, wrongHtml.includes(`value="${staff.email}"`), wrongHtml.includes('Wrong-Kettle')]).toEqual([
    401,
    true,
    false,
  ])
  expect(wrongHtml).toContain('it is &quot;160&quot; mm.')
  expect(await notesOf(id)).toEqual([])
  const own = { ...fields, signInEmail: staff.email, signInPassword: PASSWORD }
  expect(to(await post(browser, signIn, own))).toEqual([307, path])
  expect(to(await post(browser, path, own))).toEqual([303, `/au/console/enquiries/${id}/?done=answer`])
  expect(await notesOf(id)).toEqual([{ text: fields.text }])
  // Somebody who has signed in elsewhere meanwhile needs no password.
  expect(to(await post(staff, signIn, fields))).toEqual([307, path])
})

it('asks for the code as well where the account has two steps', async () => {
  const [id = ''] = await givenEnquiries(db(), [{}])
  const person = await newPerson()
  await giveRights(db(), person, ['work'])
  const phone = await scannedSetUp(person)
  expect((await person.call('confirmSecondFactor', { code: phone.code() })).status).toBe(200)
  const path = `/au/console/enquiries/${id}/?form=note`
  const signIn = `/au/console/sign-in/?${new URLSearchParams({ to: path }).toString()}`
  const browser = newBrowser()
  const fields = { text: 'Rang back.', signInEmail: person.email, signInPassword: PASSWORD }
  const html = await (await post(browser, signIn, fields)).text()
  const [, signInPending = ''] = /name="signInPending" value="([^"]+)"/.exec(html) ?? []
  expect([signInPending !== '', html.includes(PASSWORD)]).toEqual([true, false])
  const withCode = (signInCode: string) => post(browser, signIn, { text: 'Rang back.', signInPending, signInCode })
  const wrong = await (await withCode('000000')).text()
  expect([wrong.includes('This code is wrong.'), wrong.includes('Rang back.')]).toEqual([true, true])
  expect(to(await withCode(phone.code(1)))).toEqual([307, path])
  expect((await post(browser, path, { text: 'Rang back.' })).status).toBe(303)
  expect(await notesOf(id)).toEqual([{ text: 'Rang back.' }])
})

it('goes to pages of the console alone, is there for forms alone, and opens nothing (T-148)', async () => {
  const customer = await newPerson()
  const own = { signInEmail: customer.email, signInPassword: PASSWORD }
  const at = (path: string) => `/au/console/sign-in/?${new URLSearchParams({ to: path }).toString()}`
  for (const odd of [
    'https://evil.test/au/console/',
    '//evil.test/au/console/',
    String.raw`/\evil.test/au/console/`,
    '/au/console/../login/?form=log-out',
    '/au/console/%2e%2e/my-account/?form=delete-account',
    '/nz/console/orders/',
    '/au/consoles/',
    '/au/console/sign-in/?to=/au/console/',
    '',
  ])
    expect([odd, (await post(newBrowser(), at(odd), own)).status]).toEqual([odd, 404])
  expect((await newBrowser().get(at('/au/console/orders/'))).status).toBe(404)
  const browser = newBrowser()
  const path = '/au/console/enquiries/?form=close'
  expect(to(await post(browser, at(path), { ...own, all: '1' }))).toEqual([307, path])
  expect((await post(browser, path, { all: '1' })).status).toBe(404)
  // All addresses of the console are alike for visitors.
  for (const each of ['enquiries', 'nothing'])
    expect((await post(newBrowser(), `/au/console/${each}/?form=close`, { all: '1' })).status).toBe(307)
})
