import { expect, it } from 'vitest'
import { emailHtml, type EmailContent } from './email.server.tsx'
import { emailText } from './email-text.ts'
import { renderLetter } from './letter.server.ts'

const SENDER = { siteUrl: 'https://specify.example/nz/', language: 'en-NZ' }
const STOP = 'https://specify.example/nz/mails/?token=a.b.c'
const EMAIL: EmailContent = {
  subject: 'Question from <b>Ari</b>',
  heading: 'Question',
  paragraphs: ['First line <i>\nsecond line', `A ${'long '.repeat(30)}paragraph`],
  action: { label: 'Answer', href: 'https://specify.example/nz/answer/?a=1&b=2' },
  notes: ['Reply to this email.', { label: 'Stop these emails', href: STOP }],
}

it('keeps the lines of what people wrote, and breaks words without end', () => {
  const html = emailHtml(EMAIL, SENDER)
  expect(html).toMatch(
    /<p class="ink" style="[^"]*white-space:pre-line;overflow-wrap:anywhere">First line &lt;i&gt;\nsecond line</,
  )
  const text = emailText(EMAIL, SENDER)
  expect(text).toContain('\n\nFirst line <i>\nsecond line\n\n')
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(72)
})

it('has the lines of an operator around what it is about, as plain text', () => {
  const words = { greeting: 'Kia ora {name},', closing: 'Regards\n<b>Ada</b>', contact: '09 555 0100' }
  const { html, text } = renderLetter({ email: EMAIL, sender: SENDER }, words)
  expect(html).toMatch(/>Kia ora {name},<.*>First line .*\?a=1&amp;b=2.*>Regards\n&lt;b&gt;Ada&lt;\/b&gt;<.*>09 555/s)
  expect(html).not.toContain('<b>Ada')
  expect(text).toMatch(
    /^Question\n\nKia ora {name},\n\nFirst line .*b=2\n\nRegards\n<b>Ada<\/b>\n\n09 555 0100\n\nReply to this/s,
  )
  const plain = { subject: EMAIL.subject, html: emailHtml(EMAIL, SENDER), text: emailText(EMAIL, SENDER) }
  expect(renderLetter({ email: EMAIL, sender: SENDER }, { greeting: '', closing: '' })).toEqual(plain)
})

it('says where to stop emails as a link, and in full in plain text', () => {
  expect(emailHtml(EMAIL, SENDER)).toMatch(
    new RegExp(`<a href="${STOP}"[^>]*>Stop these emails</a>`.replace('?', '\\?')),
  )
  expect(emailText(EMAIL, SENDER)).toContain(`Stop these emails:\n${STOP}\n`)
})

it('has the dark theme where the system has it, and names every text of its own for it', () => {
  const table = [
    { label: 'Mixer', detail: 'Chrome', value: '$1' },
    { label: 'Total', detail: '', value: '$1' },
  ]
  const html = emailHtml({ ...EMAIL, table }, SENDER)
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
  const [, sheet = '', body = ''] = /<style>([^]*)<\/style>([^]*)/.exec(html) ?? []
  expect(sheet).toMatch(/@media \(prefers-color-scheme:dark\)/)
  for (const [element, name = ''] of body.matchAll(
    /<\w+(?: (?!class)[\w-]+="[^"]*")*(?: class="(\w+)[^"]*")?[^>]*(?:color|background):[^>]*>/g,
  ))
    if (!element.includes('color:#ffffff')) expect([element, sheet.includes(`.${name}{`)]).toEqual([element, true])
})
