import { expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import { finishSteps } from '@specify/core/data/chunked.ts'
import type { ListAnswers } from '../model.ts'
import { mailSteps } from './read-mail.ts'
import { messageSteps } from './read-message.ts'
import { listTextSteps } from '../read-text.ts'

const CODES = new Set(['97140C6AF', '872010W', '97210B'].map(normaliseCode))
const isCode = (code: string) => CODES.has(normaliseCode(code))

type Piece = readonly [headers: string, body: string]
const multipart = (type: string, ...pieces: readonly Piece[]) =>
  [
    `Subject: Order\r\nContent-Type: multipart/${type};\r\n boundary="=b="\r\n`,
    ...pieces.map(([headers, body]) => `--=b=\r\n${headers}\r\n\r\n${body}\r\n`),
    '--=b=--\r\n',
  ].join('\r\n')

const PLAIN = 'Content-Type: text/plain; charset="utf-8"'
const HTML = 'Content-Type: text/html; charset="utf-8"\r\nContent-Transfer-Encoding: quoted-printable'
const TABLE =
  '<p>Hi,</p><table><tr><td>Code</td><td>Qty</td><td>Room</td></tr><tr><td>97140=\r\nC6AF</td><td>12</td><td>Ensuite</td></tr><tr><td>872010W</td><td>24</td><td>Ba=\r\nth</td></tr></table>'
const CSV = 'Code,Qty\r\n97140C6AF,4\r\n872010W,2\r\n'

function read(source: string, answers: ListAnswers = {}) {
  const { rows, passed, sheets, questions } = finishSteps(
    mailSteps(finishSteps(messageSteps(source)), {
      isCode,
      answers,
      readText: (text) => listTextSteps(text, { isCode, answers }),
    }),
  )
  return {
    items: rows.map(({ code, quantity, room }) => [code, quantity, room].join('|').replace(/\|+$/, '')),
    unread: passed.flatMap(({ text, reason }) => (reason === 'attachment' ? [text] : [])),
    sheets: sheets?.map(({ name }) => name),
    asked: questions?.map(({ about, options, answer }) => `${about}: ${options.join(', ')} (${answer ?? 'open'})`),
  }
}

it.each([
  ['a stub', 'This message needs a viewer that shows HTML.', ['97140C6AF|12|Ensuite', '872010W|24|Bath']],
  ['nothing', ' ', ['97140C6AF|12|Ensuite', '872010W|24|Bath']],
  ['the first product', '12 x 97140C6AF - Ensuite\r\n[table cut]', ['97140C6AF|12|Ensuite', '872010W|24|Bath']],
  ['all products', '12 x 97140C6AF - Powder\r\n24 x 872010W - Bath', ['97140C6AF|12|Powder', '872010W|24|Bath']],
  ['another product', '3 x 97210B - Bath', ['97210B|3|Bath', '97140C6AF|12|Ensuite', '872010W|24|Bath']],
])('beside HTML with a list, a plain text with %s', (_name, plain, items) => {
  expect(read(multipart('alternative', [PLAIN, plain], [HTML, TABLE])).items).toEqual(items)
})

it('reads a plain text whose HTML cannot be read', () => {
  const deep = ['Content-Type: text/html', '<b>'.repeat(1_000)] as const
  expect(read(multipart('alternative', [PLAIN, '12 x 97140C6AF'], deep)).items).toEqual(['97140C6AF|12'])
  expect(() => read(multipart('alternative', [PLAIN, 'Hello'], deep))).toThrow(/too deep/)
})

it.each([
  ['text/csv', 'Content-Type: text/csv; charset="utf-8"\r\nContent-Disposition: attachment; filename="order.csv"', CSV],
  ['text/csv without a disposition', 'Content-Type: text/csv; name=order.csv', CSV],
  [
    'any bytes',
    'Content-Type: application/octet-stream; name="order.csv"\r\nContent-Transfer-Encoding: base64',
    Buffer.from(CSV).toString('base64'),
  ],
  [
    'text',
    'Content-Type: text/plain\r\nContent-Disposition: attachment; filename=order.txt',
    '4 x 97140C6AF\r\n2 x 872010W',
  ],
])('reads an attached list as %s', (_name, headers, body) => {
  const list = read(multipart('mixed', [PLAIN, 'Hi, the list is attached.\r\nJo'], [headers, body]))
  expect(list.items).toEqual(['97140C6AF|4', '872010W|2'])
  expect(list.sheets).toEqual(['Email', expect.stringMatching(/^order\./)])
  expect(list.asked).toEqual([])
})

it('asks which of several parts counts', () => {
  const csv = 'Content-Type: text/csv; name=order.csv'
  const mail = multipart(
    'mixed',
    [PLAIN, '4 x 97140C6AF\r\n3 x 872010W'],
    [csv, CSV],
    [csv, 'Code,Qty\r\n97210B,9\r\n'],
  )
  const options = 'Email, order.csv, order.csv (2), all'
  expect(read(mail).asked).toEqual([`source: ${options} (open)`])
  expect(read(mail, { source: 'order.csv' }).items).toEqual(['97140C6AF|4', '872010W|2'])
  expect(read(mail, { source: 'order.csv (2)' }).items).toEqual(['97210B|9'])
  expect(read(mail, { source: 'another' }).asked).toEqual([`source: ${options} (open)`])
  // Then what they share is asked about.
  const all = read(mail, { source: 'all' })
  expect(all.items).toHaveLength(5)
  expect(all.asked).toEqual([`source: ${options} (all)`, 'repeats: once, both (open)'])
  expect(read(mail, { source: 'all', repeats: 'once' }).items).toEqual(['97140C6AF|4', '872010W|3', '97210B|9'])
})

it('reads an email that another carries', () => {
  const inner = multipart('alternative', [HTML, TABLE])
  const list = read(multipart('mixed', [PLAIN, 'See below.'], ['Content-Type: message/rfc822', inner]))
  expect(list.items).toEqual(['97140C6AF|12|Ensuite', '872010W|24|Bath'])
})

it('names attachments that it does not read, and no pictures within the text', () => {
  const list = read(
    multipart(
      'mixed',
      [PLAIN, '3 x 97210B'],
      ["Content-Type: application/vnd.openxmlformats-officedocument.spreadsheetml.sheet\r\nContent-Disposition: attachment;\r\n filename*=utf-8''order%20list.xlsx", 'UEsDBA=='],
      ['Content-Type: application/pdf; name="plan.pdf"', '%PDF'],
      ['Content-Type: image/jpeg\r\nContent-Disposition: attachment; filename="site.jpg"', 'x'],
      ['Content-Type: image/png; name="logo.png"\r\nContent-ID: <logo>\r\nContent-Disposition: inline', 'x'],
      ['Content-Type: text/csv\r\nContent-Disposition: attachment; filename="notes.csv"', 'Nothing here'],
      ['Content-Type: text/csv\r\nContent-Disposition: attachment; filename="broken.csv"', 'a\0b'],
      ['Content-Type: text/plain; name=order.csv\r\nContent-Disposition: attachment', CSV],
    ),
  ) // prettier-ignore
  expect(list).toEqual({
    items: ['97210B|3', '97140C6AF|4', '872010W|2'],
    unread: ['order list.xlsx', 'plan.pdf', 'site.jpg', 'notes.csv', 'broken.csv'],
    sheets: ['Email', 'order.csv'],
    asked: ['source: Email, order.csv, all (open)'],
  })
})
