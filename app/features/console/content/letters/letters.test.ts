import { expect, it } from 'vitest'
import { MAIL_KINDS } from '#app/features/accounts/rules/mail-kind.ts'
import { STATED_MAIL } from '#app/features/blanks/stated-mail-queue.server.ts'
import { GATHERED_MAIL, isOrderMail } from '#app/features/cart/orders/order-mail-kind.ts'
import { HAND_OVER_MAIL } from '#app/features/projects/access/hand-over-mail.ts'
import { INVITE_MAIL, REMOVED_MAIL } from '#app/features/company/company-mail-kind.ts'
import { NEWS_MAIL } from '#app/features/consequences/product-news.ts'
import { ENQUIRY_MAIL } from '#app/features/contact/mails.server.ts'
import { FIXED_LETTERS, LETTER_KINDS, type LetterKind } from '#app/features/content/letters/letter-kinds.ts'
import { LettersFile, wordsAround } from '#app/features/content/letters/letters-file.server.ts'
import { ERASURE_MAIL } from '#app/features/erasure/erasure-mail.server.ts'
import { ADDRESS_MAIL } from '#app/features/links/recipients/recipient-address.server.ts'
import { REMARK_MAIL } from '#app/features/links/remarks/remark-mail-queue.server.ts'
import { describeForm } from '#app/features/publishing/forms/describe-form.server.ts'
import { changeFields } from '#app/features/publishing/forms/change-fields.server.ts'
import { isQuoteMail } from '#app/features/quotes/quote-mail-kind.ts'
import { renderLetter } from '#app/platform/mail/letter.server.ts'
import { ENQUIRY_ANSWER_MAIL } from '../../work/answer-mail.server.ts'
import { exampleLetter } from './letter-examples.server.ts'

const KINDS = Object.keys(LETTER_KINDS) as LetterKind[]
const FIXED = FIXED_LETTERS.map(({ kind }) => kind)

it('lists each kind of mail once, and those of security as fixed', () => {
  const ofSecurity = [...MAIL_KINDS, ERASURE_MAIL, ADDRESS_MAIL, INVITE_MAIL, REMOVED_MAIL]
  expect(FIXED.toSorted()).toEqual(ofSecurity.toSorted())
  const others = [STATED_MAIL, GATHERED_MAIL, HAND_OVER_MAIL, NEWS_MAIL, ENQUIRY_MAIL, REMARK_MAIL, ENQUIRY_ANSWER_MAIL]
  expect(KINDS.filter((kind) => !isOrderMail(kind) && !isQuoteMail(kind)).toSorted()).toEqual(others.toSorted())
  expect(KINDS.filter(isOrderMail)).toHaveLength(4)
  expect(KINDS.filter(isQuoteMail)).toHaveLength(5)
})

it('takes plain text within its bounds, and no words for letters of security (T-164)', () => {
  const file = LettersFile.parse({ 'order-placed': { greeting: ' Kia ora {name} ', closing: 'Ada\nBen' } })
  expect(wordsAround(file, 'order-placed')).toEqual({ greeting: 'Kia ora {name}', closing: 'Ada\nBen' })
  for (const kind of FIXED) {
    expect(LettersFile.safeParse({ [kind]: { greeting: 'Hello' } }).success).toBe(false)
    expect(wordsAround({ [kind]: { greeting: 'Hello' } }, kind)).toEqual({})
  }
  for (const words of [
    { closing: 'a'.repeat(601) },
    { greeting: 'a\nb' },
    { contact: 'a\u0000' },
    { contact: 'a\u202Eb' },
    { footer: 'a' },
  ])
    expect(LettersFile.safeParse({ remarks: words }).success).toBe(false)
  expect(LettersFile.safeParse({ remarks: { closing: 'a'.repeat(600) } }).success).toBe(true)
})

it('has a form of three fields for each letter, which an empty text clears', () => {
  const fields = describeForm('letters.json', {}) ?? []
  expect(fields.map(({ label }) => label)).toEqual(Object.values(LETTER_KINDS))
  const [first] = fields
  expect(first?.kind === 'group' && first.fields.map(({ kind, label }) => [label, kind])).toEqual([
    ['Greeting', 'text'],
    ['Closing', 'long'],
    ['Contact', 'long'],
  ])
  const written = changeFields('letters.json', {}, new Map([['/remarks/closing', 'Ada\nBen']]), null)
  expect(written).toEqual({ remarks: { closing: 'Ada\nBen' } })
  const cleared = changeFields('letters.json', written, new Map([['/remarks/closing', '']]), null)
  expect(cleared).toEqual({ remarks: {} })
})

it.each(KINDS)('has an example of %s in both markets, which the words stand around', (kind) => {
  for (const locale of ['au', 'nz'] as const) {
    const email = exampleLetter(kind, { publicUrl: 'https://specify.test', locale })
    const sender = { siteUrl: `https://specify.test/${locale}/`, language: 'en' }
    const { html, text } = renderLetter({ email, sender }, { greeting: 'Good day <i>', contact: '09 555 0100' })
    expect(html).toContain('Good day &lt;i&gt;')
    expect(text).toMatch(/\n\nGood day <i>\n\n.*\n\n09 555 0100\n\n/s)
    expect(text).not.toMatch(/undefined|NaN|\[object/)
  }
})
