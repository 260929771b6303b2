import { describe, expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import { readListText } from './read-text.ts'

const SOLD = ['97140C6AF', '872010W', '6120.84BN5AF', '854020-140W', 'ST8510-150W', '97210B']
const CODES = new Set(SOLD.map(normaliseCode))
const isCode = (text: string) => CODES.has(normaliseCode(text))
const read = (text: string) => readListText(text, { isCode })

describe('the quantity of a line', () => {
  it.each([
    ['97140C6AF two', '2'],
    ['two 97140C6AF', '2'],
    ['two x 97140C6AF', '2'],
    ['97140C6AF Two Tone x 3', '3'],
    ['97140C6AF - 2 sets', '2'],
    ['2 pairs 97140C6AF', '2'],
    ['97140C6AF = 6', '6'],
    ['97140C6AF=6', '6'],
    ['40x97140C6AF', '40'],
    ['97140C6AFx4', '4'],
    ['97140C6AF*2', '2'],
    ['We also need 4 of 97140C6AF', '4'],
    ['854020-140W 1400 mm bath 1 off', '1'],
    ['97140C6AF - Bathroom - 2 off', '2'],
    ['“97140C6AF” x 2', '2'],
    ['4 x 97140C6AF**', '4'],
    ['97140C6AF ............ 2', '2'],
    ['97140C6AF / 2', '2'],
    ['97140C6AF -> 2', '2'],
    ['97140C6AF QTY-3', '3'],
    ['001 97140C6AF 2', '2'],
  ])('%s', (line, quantity) => {
    expect(read(line).rows).toMatchObject([{ code: expect.stringMatching(/97140C6AF|854020-140W/), quantity }])
  })

  it.each(['97140C6AF Two Tone', '97140C6AF Bathroom two', 'Is 97140C6AF the one', '97140C6AF Level 3 no spout'])(
    'is not in %s',
    (line) => {
      expect(read(line).rows).toMatchObject([{ code: '97140C6AF', quantity: '' }])
    },
  )
})

describe('the place of a line', () => {
  it.each([
    ['2 x 97140C6AF @ Type A Ensuite', 'Type A', 'Ensuite'],
    ['Ensuite (Type A): 2 x 97140C6AF', 'Type A', 'Ensuite'],
    ['Type A - 97140C6AF x 2 - Level 3', 'Type A', 'Level 3'],
    ['Ensuite / 97140C6AF / 2 off', '', 'Ensuite'],
    ['2 of 97140C6AF for the ensuite please.', '', 'ensuite'],
  ])('%s', (line, unitType, room) => {
    expect(read(line).rows).toMatchObject([{ quantity: '2', unitType, room }])
  })

  it.each([
    'Caroma - 97140C6AF - 2',
    'Code: 97140C6AF x 2',
    '97140C6AF, Liano II, 2',
    '97140C6AF x 2 to order',
    '97140C6AF x 2 (client to confirm)',
    '97140C6AF x 2 - urgent',
    '854020-140W Luna bath x 2',
    '872010W 660 Suite x 2',
    'WC 872010W x 2',
  ])('is none in %s', (line) => {
    expect(read(line).rows).toMatchObject([{ quantity: '2', room: '' }])
  })
})

it('remarks behind the product are its note, and none of them is lost', () => {
  const notes = [
    '2 x 97140C6AF - Ensuite - check reach with builder',
    '1 x 872010W (client to confirm) Powder',
    '97140C6AF - matte black - 2',
    '97140C6AF x 2 - Sculpture Terrain',
  ].map((line) => read(line).rows.map(({ room, note }) => [room, note]))
  expect(notes.flat()).toEqual([
    ['Ensuite', 'check reach with builder'],
    ['Powder', 'client to confirm'],
    ['', ''],
    ['', 'Sculpture Terrain'],
  ])
})

it('a tag may stand in brackets', () => {
  expect(read('[BM-01] 97140C6AF x 2').rows).toMatchObject([{ tag: 'BM-01', code: '97140C6AF', quantity: '2' }])
})

it('a description may be followed by its room', () => {
  expect(read('1 off wall faced pan, Powder Room').rows).toMatchObject([
    { quantity: '1', description: 'wall faced pan', room: 'Powder Room' },
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
