import { expect, it } from 'vitest'
import { finishSteps } from '@specify/core/data/chunked.ts'
import { htmlTextSteps } from './html-text.ts'
import { MAX_LIST_CHARACTERS } from '../limits.ts'
import { messageSteps } from './read-message.ts'

function readMessage(source: string): string {
  const { plain, html } = finishSteps(messageSteps(source))
  return plain || html.map((each) => finishSteps(htmlTextSteps(each))).join('\n\n')
}

const message = (headers: string, body: string) => `${headers}\r\n\r\n${body}`

it('takes the plain text of a message, whatever its encoding', () => {
  const base64 = Buffer.from('2 x 97140C6AF – Café').toString('base64')
  expect(readMessage(message('Subject: a\r\nContent-Type: text/plain', '2 x 97140C6AF'))).toBe('2 x 97140C6AF')
  expect(
    readMessage(message('Content-Type: text/plain; charset="utf-8"\r\nContent-Transfer-Encoding: base64', base64)),
  ).toBe('2 x 97140C6AF – Café')
  const latin = message(
    'Content-Type: text/plain;\r\n charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable',
    'Caf=E9 =\r\n2',
  )
  expect(readMessage(latin)).toBe('Café 2')
})

it('takes the table of an HTML message as columns, and no attachment', () => {
  const html =
    '<html><head><title>T</title><style>td{}</style></head><body><p>Hi &amp; hello</p><table><tr><td>Code</td><td>Qty</td></tr>' +
    '<tr><td>97140C6AF</td><td>2&nbsp;ea</td></tr></table><script>alert(1)</script></body></html>'
  const source = message(
    'Content-Type: multipart/mixed; boundary=outer',
    [
      '--outer', 'Content-Type: multipart/related; boundary="inner"', '', '--inner', 'Content-Type: text/html', '', html, '--inner--',
      '--outer', 'Content-Type: text/plain; name=a.txt', 'Content-Disposition: attachment', '', '9 x NOTTHIS', '--outer--',
    ].join('\r\n'),
  ) // prettier-ignore
  expect(readMessage(source).split('\n').filter(Boolean)).toEqual(['Hi & hello', 'Code\tQty', '97140C6AF\t2 ea'])
})

it('keeps the cells of a row in one line, also blank ones and those with paragraphs', () => {
  const cell = (text: string) => `<td><p class=MsoNormal>${text}<o:p></o:p></p></td>`
  const row = (...cells: string[]) => `<tr>${cells.map(cell).join('')}</tr>`
  const table = `<table>${row('Room', 'Code', 'Qty')}${row('Ensuite', '97140<br>C6AF', '2')}${row('', '872010W', '4')}</table>`
  const html = `<table><tr><td><p>Hi</p><p>2 x 872010W</p>${table}</td><td></td></tr></table><p>Jo</p>`
  expect(readMessage(message('Content-Type: text/html', html)).split('\n').filter(Boolean)).toEqual([
    'Hi',
    '2 x 872010W',
    'Room\tCode\tQty',
    'Ensuite\t97140 C6AF\t2',
    '\t872010W\t4',
    'Jo',
  ])
})

it('decodes a part slice by slice, and no more of it than a list may have', () => {
  const lines = Array.from({ length: 15_000 }, (_, index) => `2 x 97140C6AF Café ${index}`).join('\r\n')
  const bytes = Buffer.from(lines)
  const quoted = bytes
    .toString('latin1')
    .replace(/[\u0080-\u00ff]/g, (letter) => `=${letter.charCodeAt(0).toString(16).toUpperCase()}`)
  const head = 'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: '
  const wrapped = bytes.toString('base64').replace(/.{75}/g, '$&\r\n')
  expect(readMessage(message(`${head}base64`, wrapped))).toBe(lines)
  expect(readMessage(message(`${head}quoted-printable`, quoted))).toBe(lines)
  for (const [encoding, unit] of [
    ['quoted-printable', '=41'],
    ['base64', 'QUFB'],
  ] as const) {
    let steps = 0
    const reading = messageSteps(message(`${head}${encoding}`, unit.repeat(3_000_000)))
    let step = reading.next()
    for (; !step.done; step = reading.next()) steps++
    expect(step.value.plain.length).toBeLessThan(MAX_LIST_CHARACTERS + 100_000)
    expect(steps).toBeGreaterThan(8)
  }
})

it.each([
  ['cells within each other', `${'<table><tr><td>a '.repeat(90)}${'</td></tr></table>'.repeat(90)}`.repeat(500)],
  ['cells without rows', '<td>a</td></tr>'.repeat(200_000)],
  ['tags that never end', '<style '.repeat(300_000)],
  ['spaces', ' '.repeat(3_000_000)],
  ['boundaries', '--b\r\n\r\n'.repeat(300_000)],
  ['headers', 'a: b\r\n'.repeat(300_000)],
])('reads %s in little time', (_name, body) => {
  const started = performance.now()
  readMessage(message('Content-Type: text/html', body))
  readMessage(message('Content-Type: multipart/mixed; boundary=b', body))
  expect(performance.now() - started).toBeLessThan(2_000)
})

it.each([
  ['tables', '<table><tr><td>a '],
  ['elements', '<b>'],
])('refuses %s too deep within each other at once', (_name, tags) => {
  const started = performance.now()
  expect(() => readMessage(message('Content-Type: text/html', tags.repeat(100_000)))).toThrow(/too deep/)
  expect(performance.now() - started).toBeLessThan(1_000)
})
