import { describe, expect, it } from 'vitest'
import { decodeText, encodingOf } from '../decode-text.ts'
import { encodeText } from '../encode-text.ts'
import type { AddedCell, Addition } from './added-cells.ts'
import { appendToCsv } from './append-to-csv.ts'

const text = (said: string): AddedCell => ({ kind: 'text', text: said })
const priced = (column: number, count: number): readonly AddedCell[] => [
  { kind: 'amount', value: 10 },
  { kind: 'product', amount: 0, counts: [{ column, count, text: String(count) }], count, value: 10 * count },
]

function addition(rows: Readonly<Record<number, readonly AddedCell[]>>, isSummed = true): Addition {
  const lines = Object.keys(rows).map(Number)
  const [first, last] = [Math.min(...lines), Math.max(...lines)]
  return {
    columns: [{ width: 1 }, { width: 1 }],
    rows: new Map(Object.entries(rows).map(([line, cells]) => [Number(line), cells])),
    total: isSummed
      ? { after: last, cells: [text('Total'), { kind: 'sum', column: 1, rows: { first, last }, value: 1 }] }
      : null,
  }
}

describe('fields behind those of a CSV file', () => {
  it.each([
    [
      'commas, and a total below',
      'Code,Qty\nA,2\nB,3\n',
      addition({ 2: priced(1, 2), 3: priced(1, 3) }),
      'Code,Qty\nA,2,10.00,=C2*B2\nB,3,10.00,=C3*B3\n,,Total,=SUM(D2:D3)\n',
    ],
    [
      'named semicolons and old line ends, no end behind the last',
      'sep=;\r\nA;2\r\nB;"3"',
      addition({ 2: priced(1, 2), 3: priced(1, 3) }),
      'sep=;\r\nA;2;10.00;=C1*B1\r\nB;"3";10.00;=C2*B2\r\n;;Total;=SUM(D1:D2)\r\n',
    ],
    [
      'quoted line breaks, shorter and longer rows',
      '"A, ""x""\nof two lines",2\n\nB\nC,1,note\nremarks\n',
      addition({ 1: priced(1, 2), 4: priced(1, 0), 5: priced(1, 1) }),
      '"A, ""x""\nof two lines",2,,10.00,=D1*B1\n\nB,,,10.00,=D3*B3\nC,1,note,10.00,=D4*B4\nremarks,,,Total,=SUM(E1:E4)\n',
    ],
    [
      'texts that a program would run',
      'A\tB\n',
      addition({ 1: [text("=cmd|'/c calc'!A1"), text('a\t"b"')] }, false),
      'A\tB\t"\'=cmd|\'/c calc\'!A1"\t"a\t""b"""\n',
    ],
  ])('with %s', (_name, before, added, after) => {
    expect(appendToCsv(before, added)).toBe(after)
  })
})

it.each([
  ['UTF-8', Buffer.from('Küche – 2\r\n')],
  ['UTF-8 with its mark', Buffer.from('\ufeffKüche\n')],
  ['UTF-16', Buffer.from('\ufeffKüche\n', 'utf16le')],
  ['UTF-16 of the other order', Buffer.from('\ufeffKüche\n', 'utf16le').swap16()],
  ['UTF-16 without a mark', Buffer.from('Code;1\n', 'utf16le')],
  ['Windows-1252', Buffer.from([0x4b, 0xfc, 0x80, 0x96, 0x81, 0x0a])],
])('a text goes back into %s byte by byte', (_name, bytes) => {
  expect(encodeText(decodeText(bytes), encodingOf(bytes))).toEqual(bytes)
})
