import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { accountIdOf } from '#app/features/accounts/store/commands.server.ts'
import { ENQUIRY_MAIL } from '#app/features/contact/mails.server.ts'
import { enqueueMail } from '#app/platform/mail/outbox.server.ts'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'
import { giveRights, hiddenValue, postForm } from '#tests/support/console.ts'
import { givenEnquiries } from '#tests/support/work-items.ts'

const { db, mailbox, newBrowser, newPerson } = usePeople()
const SOON = { timeout: 15_000, interval: 500 }
const DOCUMENT = '/au/console/documents/edit/?name=letters.json'

let editor: Person
let publisher: Person
beforeAll(async () => {
  ;[editor, publisher] = [await newPerson(), await newPerson()]
  await giveRights(db(), editor, ['content.edit'])
  await giveRights(db(), publisher, ['content.publish'])
})

async function saveFields(fields: Record<string, string>) {
  const seen = hiddenValue(await (await editor.get(DOCUMENT)).text(), 'seen')
  return postForm(editor, `${DOCUMENT}&form=fields`, { seen, ...fields })
}

async function publish() {
  const proposed = await postForm(editor, `${DOCUMENT}&form=propose`, { note: '' })
  const { pathname } = new URL(proposed.headers.get('location')!, 'http://x')
  const version = hiddenValue(await (await publisher.get(pathname)).text(), 'version')
  await postForm(publisher, `${pathname}?form=publish`, { version, at: '', zone: 'au' })
}

/** The notice of an enquiry, sent now. */
async function sendEnquiry() {
  const recipient = `desk-${randomUUID()}@specify.test`
  const [id] = await givenEnquiries(db(), [{ Message: 'Which spout?' }])
  const mail = { kind: ENQUIRY_MAIL, recipient, accountId: null, locale: 'au', notBefore: new Date('2099-01-01') }
  const mailId = await enqueueMail(db(), mail, new Date())
  await db().updateTable('enquiry').set({ mail_id: mailId }).where('enquiry_id', '=', id!).execute()
  await db().updateTable('mail_outbox').set({ next_attempt_at: new Date() }).where('mail_id', '=', mailId).execute()
  return mailbox().next(recipient)
}

it('words letters from the moment that the release is published, never those of security (T-164)', async () => {
  const before = await sendEnquiry()
  const words = { greeting: 'Kia ora {name},', closing: 'Regards\r\n<b>Ada</b>', contact: 'Call 09 555 0100' }
  await saveFields({
    'field:/enquiry/greeting': words.greeting,
    'field:/enquiry/closing': words.closing,
    'field:/enquiry/contact': words.contact,
  })
  expect((await sendEnquiry()).text).toBe(before.text)
  await publish()
  await expect.poll(async () => (await sendEnquiry()).text, SOON).toContain('Kia ora {name},\n\nWhich spout?')
  const { text, html } = await sendEnquiry()
  expect(text).toContain('Regards\n<b>Ada</b>\n\nCall 09 555 0100\n\nReply to this email')
  expect(html).toContain('Regards\n&lt;b&gt;Ada&lt;/b&gt;')
  expect(html).not.toContain('<b>Ada')

  const { email } = await newPerson()
  const accountId = await accountIdOf(db(), email)
  const count = mailbox().to(email).length
  await enqueueMail(db(), { kind: 'reset', recipient: email, accountId, locale: 'au' }, new Date())
  const reset = await mailbox().next(email, count)
  expect(reset.text).not.toContain('Call 09 555 0100')
}, 60_000)

it('refuses words for letters of security and words that are too long (T-164)', async () => {
  await saveFields({ 'field:/remarks/closing': 'a'.repeat(601) })
  const html = await (await editor.get(DOCUMENT)).text()
  expect(html).toContain('must have at most 600 characters')
  expect(html).toMatch(/Password reset.*carries a link or code/s)
  expect(await (await editor.get(`${DOCUMENT}&show=preview`)).text()).toContain('The draft cannot be used.')
  expect((await postForm(editor, `${DOCUMENT}&form=test`, { kind: 'remarks' })).status).toBe(409)
  await saveFields({ 'field:/remarks/closing': '' })
  expect((await postForm(editor, `${DOCUMENT}&form=test`, { kind: 'reset' })).status).toBe(400)
})

it('shows an example with the words of the draft, and mails it to who asks, ten times a minute (T-164)', async () => {
  await saveFields({ 'field:/order-placed/greeting': 'Good day <script>alert(1)</script>' })
  const page = await (await editor.get(`${DOCUMENT}&show=preview&letter=order-placed`)).text()
  expect(page).toContain('We have received your order AU-7K3M-Q9XD')
  expect(page).toContain('Good day &lt;script&gt;')
  const path = '/au/console/documents/letter/?kind=order-placed'
  const preview = await editor.get(path)
  expect(preview.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(preview.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  const html = await preview.text()
  expect(html).toContain('Good day &lt;script&gt;alert(1)')
  expect(html).not.toContain('<script')
  for (const reader of [publisher, newBrowser()]) expect((await reader.get(path)).status).toBe(404)
  expect((await editor.get('/au/console/documents/letter/?kind=reset')).status).toBe(404)

  const count = mailbox().to(editor.email).length
  const send = (by: Person) =>
    postForm(by, `${DOCUMENT}&show=preview&letter=order-placed&form=test`, { kind: 'order-placed' })
  const sent = await send(editor)
  expect(sent.headers.get('location')).toContain('done=test-letter')
  const mail = await mailbox().next(editor.email, count)
  expect(mail.subject).toBe('Test: We have received your order AU-7K3M-Q9XD')
  expect(mail.text).toContain('\n\nGood day <script>alert(1)</script>\n\n')
  expect((await send(publisher)).status).toBe(404)
  const other = await newPerson()
  await giveRights(db(), other, ['content.edit'])
  const statuses: number[] = []
  for (let n = 0; n < 11; n++) statuses.push((await send(other)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 303), 429])
}, 60_000)
