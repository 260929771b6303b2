import { expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import { readListText } from '../read-text.ts'

const CODES = new Set(['97140C6AF', '872010W', '97210B'].map(normaliseCode))
const read = (text: string) => readListText(text, { isCode: (code) => CODES.has(normaliseCode(code)) })

it('a number of five digits is a code whose finish is missing, not a measure', () => {
  for (const line of ['97140 x 2', '97140 x 2 Ensuite', '2 x 97140'])
    expect(read(line).rows).toMatchObject([{ code: '97140', quantity: '2' }])
  expect(read('1200 x 2').rows).toEqual([])
})

it.each([
  'IMG-20261124-WA0003.jpg (file attached)',
  'Is 97210B in stock? Lead time on 872010W?',
  'DROP 1',
  'Cleaners - nil',
  'TAKE-OFF Harbour Rise',
  'FIT-OUT Harbour Rise A-401 to A-407',
  'RE-ISSUED Level 3',
])('%s has no code', (title) => {
  expect(read(`${title}\n2 x 97140C6AF`).rows).toMatchObject([{ line: 2 }])
})

it.each([
  ['toilet suites - 24', 'toilet suites', '24'],
  ['Vanity sets: 6', 'Vanity sets', '6'],
])('%s among products is one', (line, description, quantity) => {
  expect(read(`2 x 97140C6AF\n${line}\n1 x 872010W`).rows).toMatchObject([
    {},
    { code: '', description, quantity, room: '' },
    { code: '872010W', room: '' },
  ])
})

it('an unknown code may be called a set', () => {
  expect(read('ZZ9512C Wall Basin Set x 2').rows).toMatchObject([{ code: 'ZZ9512C', quantity: '2' }])
  expect(read('2 x ZZ9512C set').rows).toMatchObject([{ code: 'ZZ9512C', quantity: '2' }])
})

it('the head of a forwarded message is no product', () => {
  expect(read('Subject: Smith basins x 2\n2 x 97140C6AF')).toMatchObject({
    rows: [{ code: '97140C6AF' }],
    passed: [{ line: 1, reason: 'text' }],
  })
})

it.each([
  'PROJECT: 24 Marlowe Street, Fitzroy North VIC 3068',
  '12/88 Industrial Drive, Tullamarine',
  'QUOTATION Q-448120',
  'Invoice 884123',
  'Account: 40021-B',
  'VO-07 Bathroom changes',
  'CHROME 6 STAR',
])('%s is no product', (line) => {
  expect(read(`${line}\n2 x 97140C6AF`).rows).toMatchObject([{ line: 2, code: '97140C6AF' }])
})

it.each(['soft close seat', 'two way diverter mixer'])('%s is no street', (description) => {
  expect(read(`2 x ${description}`).rows).toMatchObject([{ quantity: '2', description }])
})

it('capitals before a description are a brand', () => {
  expect(read('1 x ABI “Namika” basin mixer').rows).toMatchObject([{ code: '', quantity: '1' }])
})

it('a code of no product is one where it says so', () => {
  expect(read('Code: ZZ6010-110B\nQty: 2\nLocation: Ensuite').rows).toMatchObject([
    { code: 'ZZ6010-110B', quantity: '2', room: 'Ensuite' },
  ])
})

it('a described product has the code that stands alone below it', () => {
  const text = '2 x Twin shower in brushed\nnickel 97140C6AF\n1 x mirror cabinet\n872010W\n1 x towel rail'
  expect(read(text).rows).toMatchObject([
    { code: '97140C6AF', quantity: '2', lineCount: 2 },
    { code: '872010W', quantity: '1', lineCount: 2 },
    { code: '', quantity: '1', description: 'towel rail' },
  ])
})

it.each([
  ['96340 brushed brass x 2', 'brushed brass', ''],
  ['2 x ZZ9640 chrome basin mixer for the ensuite', 'chrome basin mixer', 'ensuite'],
])('%s keeps what it says beside a code that nobody has', (line, description, room) => {
  expect(read(line).rows).toMatchObject([{ quantity: '2', description, room }])
})
