import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCode, SOLD } from '../testing/sold-codes.ts'
import { quantityIn } from '../words/list-words.ts'
import { readPastedList } from './pasted-list.ts'

const ROOMS = ['Ensuite', 'Main Bathroom', 'Kitchen 2', 'Level 3 Amenities', 'Attic', 'Unit 12', 'Type B']
const DESCRIPTIONS = [
  'Luna Bath Outlet 180 mm',
  'Liano Basin Mixer 25mm',
  'Hose 1.5 m chrome',
  'Basin 600 x 400 mm',
  'Pan 600x370',
]
const TEXTS = [
  'Hi Ari,',
  'Hello, hope you are well.',
  'Please price the following, delivered to site:',
  'Could you quote these; we need them by 22/11/2026.',
  'Kind regards,',
  'Jo Smith | Senior Estimator | Smith Building Pty Ltd',
  'T: 02 9999 1234  M: 0412 345 678',
  'jo@smith.test, www.smith.test',
  'Unit 4, 12-14 Harbour Street, Sydney NSW 2000',
]

interface Item {
  readonly sku: string
  readonly qty: number
  readonly room: string
  readonly about: string
}
type Format = readonly [name: string, head: string, line: (item: Item) => string]
const FORMATS: readonly Format[] = [
  ['words', '', ({ sku, qty, room }) => `${sku} ${qty} ${room}`],
  ['off', '', ({ sku, qty, room }) => `${sku} ${qty} off ${room}`],
  ['each', '', ({ sku, qty, room, about }) => `${sku} ${about} ${qty} ea - ${room}`],
  ['times', '', ({ sku, qty, room, about }) => `${qty} x ${sku} ${about} - ${room}`],
  ['times behind', '', ({ sku, qty, room }) => `${sku} x${qty} ${room}`],
  ['dashes', '', ({ sku, qty, room }) => `${sku} - ${qty} - ${room}`],
  ['qty', '', ({ sku, qty, room, about }) => `qty ${qty} ${sku} ${about} for ${room}`],
  ['bullets', '', ({ sku, qty, room }) => `- ${room}: ${sku} x ${qty}`],
  ['tabs', 'Description\tPart No\tQty\tArea', ({ sku, qty, room, about }) => `${about}\t${sku}\t${qty}\t${room}`],
  ['tabs without names', '', ({ sku, qty, room, about }) => `${sku}\t${about}\t${qty} off\t${room}`],
  [
    'commas',
    'Cat. No.,Qty,Location,Description',
    ({ sku, qty, room, about }) => `${sku},${qty},${room},"${about}, new"`,
  ],
  ['semicolons', '', ({ sku, qty, room }) => `${sku};${qty};${room}`],
  ['bars', '| Qty | Code | Room |', ({ sku, qty, room }) => `| ${qty} | ${sku} | ${room} |`],
  ['columns', '', ({ sku, qty, room }) => `${sku}    ${qty}   ${room}`],
]

const item = fc.record({
  sku: fc.constantFrom(...SOLD),
  qty: fc.integer({ min: 1, max: 9_999 }),
  room: fc.constantFrom(...ROOMS),
  about: fc.constantFrom(...DESCRIPTIONS),
})
const texts = fc.array(fc.constantFrom(...TEXTS), { maxLength: 3 })

describe('whatever stands around a list, and however it is written', () => {
  it.each(FORMATS)('%s: every row is read as it was meant, every other line is reported', (_name, head, line) => {
    fc.assert(
      fc.property(texts, fc.array(item, { minLength: 2, maxLength: 12 }), texts, (above, items, below) => {
        const list = [...(head === '' ? [] : [head]), ...items.map(line)]
        const read = readPastedList([...above, '', ...list, '', ...below].join('\n'), isCode)
        const given = read.kind === 'rows' ? read.rows : []
        expect(given.map(({ sku, qty, section }) => [sku, qty, section])).toEqual(
          items.map(({ sku, qty, room }) => [sku, String(qty), room]),
        )
        expect(read.passedOver).toEqual([...above, ...below])
      }),
      { numRuns: 60 },
    )
  })

  it('no quantity is made of what is none, and no line is lost', () => {
    const words = fc.constantFrom(
      ...SOLD, ...ROOMS, ...DESCRIPTIONS, ...TEXTS, '40', '2', 'x', 'x3', '4x', 'off', 'ea', 'qty', '180 mm', '1.5', 'm', '12.50',
      '-', ',', '\t', ';', '|', '"', ':', '  ', 'sku', 'room', '(', ')', 'or', '0', '10000', 'ABC', 'Total', '=1+1', '٣',
    ) // prettier-ignore
    const line = fc.array(words, { maxLength: 8 }).map((all) => all.join(' '))
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const read = readPastedList(lines.join('\n'), isCode)
        for (const { row, qty } of read.kind === 'rows' ? read.rows : []) {
          expect(lines[row - 1]).toBeDefined()
          const number = quantityIn(qty)
          // Each figure stands in the line, or in a cell that goes on from it, and not with a measure behind it.
          const whole = lines.slice(row - 1).join('\n')
          if (number !== null && qty !== '') expect(whole).toMatch(new RegExp(String.raw`(?<![\d.])${number}(?!\s*mm)`))
        }
      }),
      { numRuns: 500 },
    )
  })
})
