import { describe, expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import { readListText } from '../read-text.ts'

const SOLD = ['97140C6AF', '872010W', '6120.84BN5AF', '854020-140W', 'ST8510-150W', '97210B']
const CODES = new Set(SOLD.map(normaliseCode))
const isCode = (text: string) => CODES.has(normaliseCode(text))
const read = (text: string) => readListText(text, { isCode })

describe('the quantity of a line', () => {
  it.each([
    ['97140C6AF two', '2'],
    ['97140C6AF, chrome. Quantity: 2.', '2'],
    ['97140C6AF - qty of 6', '6'],
    ['97140C6AF Luna basin mixer 1 @ $450.00 inc GST', '1'],
    ['97140C6AF\nQty 3 | Ensuite', '3'],
    ['97140C6AF (the round one) x 2', '2'],
    ['97140C6AF (600) x 2', '2'],
    ['97140C6AF x 2 (was 5)', '2'],
    ['The 97140C6AF, just one.', '1'],
    ['97140C6AF - only 2', '2'],
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
    ['6 only 97140C6AF', '6'],
    ['97140C6AF ea 2', '2'],
    ['97140C6AF/2', '2'],
    ['+2 97140C6AF', '2'],
    ['a pair of 97140C6AF', '2'],
    ['half a dozen 97140C6AF', '6'],
    ['2 dozen 97140C6AF', '24'],
    ['97140C6AF - 2 dozen', '24'],
    ['97140C6AF x 2 doz', '24'],
    ['97140C6AF, half dozen, Ensuite', '6'],
    ['two dozen 97140C6AF please', '24'],
    ['97140C6AF: a dozen and a half', '18'],
    ['dozen of 97140C6AF', '12'],
    ['4 dozen robe hooks 97140C6AF for level 2', '48'],
    ['three of 97140C6AF', '3'],
    ['3 of the 97140C6AF', '3'],
    ['1 bsn mixer 97140C6AF', '1'],
    ['Allow 2 spare 97140C6AF (+10%)', '2'],
    ['[ ] 2 x 97140C6AF', '2'],
    ['a) 2 x 97140C6AF', '2'],
    ['3.2 Add 1 no. 97140C6AF', '1'],
  ])('%s', (line, quantity) => {
    expect(read(line).rows).toMatchObject([{ code: expect.stringMatching(/97140C6AF|854020-140W/), quantity }])
  })

  it.each([
    '900 vanity 97140C6AF',
    '450 mm grab rail 97140C6AF',
    '97140C6AF Two Tone',
    '97140C6AF Bathroom two',
    'Is 97140C6AF the one',
    '200 x 4 way valve 97140C6AF',
    '97140C6AF Level 3 no spout',
  ])('is not in %s', (line) => {
    expect(read(line).rows).toMatchObject([{ code: '97140C6AF', quantity: '' }])
  })
})

describe('the place of a line', () => {
  it.each([
    ['2 x 97140C6AF @ Type A Ensuite', 'Type A', 'Ensuite'],
    ['Ensuite (Type A): 2 x 97140C6AF', 'Type A', 'Ensuite'],
    ['Type A - 97140C6AF x 2 - Level 3', 'Type A', 'Level 3'],
    ['Ensuite / 97140C6AF / 2 off', '', 'Ensuite'],
    ['2 of 97140C6AF for the ensuite please.', '', 'ensuite'],
    ['Add 2 no. 97140C6AF mixers to powder room.', '', 'powder room'],
    ['97140C6AF – 2 no – Levels 1–3 amenities', '', 'Levels 1-3 amenities'],
    ['2 x 97140C6AF - All bathrooms', '', 'bathrooms'],
    ['2 x 97140C6AF for all the ensuites', '', 'ensuites'],
    ['2 x 97140C6AF, Kitchens', '', 'Kitchens'],
    ['97140C6AF – 2 – Wharepaku', '', 'Wharepaku'],
    ['Ens - 2 bsn mixer 97140C6AF', '', 'Ens'],
    ['For the ensuite please send 2 x 97140C6AF.', '', 'ensuite'],
    ['Kitchen needs 2 x 97140C6AF', '', 'Kitchen'],
    ['Laundry just a mixer, 97140C6AF x 2', '', 'Laundry'],
    ['In the powder room put two 97140C6AF', '', 'powder room'],
    ['#ensuite 97140C6AF x2', '', 'ensuite'],
    ['Ensuite 1 – Urbane II toilet brush – 97140C6AF – 2', '', 'Ensuite 1'],
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
    '854020-140W bath 1400 x 2',
    'Accessible suite Caroma 872010W 2 no',
    '97140C6AF 2 Rear entry',
    '872010W 660 Suite x 2',
    'WC 872010W x 2',
    '2no. Suite (872010W)',
    '2 robe hk 97140C6AF',
    'Line 3: 97140C6AF Qty 2',
    'bathroom 3 at Newtown short 2 x 97140C6AF',
    '2 x 97140C6AF N/A Ensuite',
    '97140C6AF x 2 per apartment',
    '97140C6AF 2 each unit',
    'Each apartment: 97140C6AF x 2',
    '97140C6AF x 2 for every apartment',
    '97140C6AF x 2 for all apartments',
    '97140C6AF - 2 per floor',
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

it('a remark in brackets behind a description is its note', () => {
  expect(
    read('2 x washing machine taps (whatever you have)\n4 x basin mixer - Ensuite (client to choose)').rows,
  ).toMatchObject([
    { quantity: '2', description: 'washing machine taps', note: 'whatever you have', room: '' },
    { quantity: '4', description: 'basin mixer', note: 'client to choose', room: 'Ensuite' },
  ])
})

it('guest suites are rooms', () => {
  expect(read('Guest suites - 24\n2 x 97140C6AF\n1 x 872010W').rows).toHaveLength(2)
})

it.each([
  ['Luna towel rail 800 matte black - 4 off for Bathroom', '4', 'Bathroom'],
  ['Luna towel rail 800 matte black x 4 Bathroom', '4', 'Bathroom'],
  ['Black basin mixer, 3 off, Powder room', '3', 'Powder room'],
  ['towel rail 600 chrome - 2 no. for the ensuite', '2', 'ensuite'],
  ['floor waste 100 - qty 6 - Level 2 bathrooms', '6', 'Level 2 bathrooms'],
])('%s counts before it says where', (line, quantity, room) => {
  expect(read(line).rows).toMatchObject([{ code: '', quantity, room }])
})

it.each(['wall basin 500 x 400', 'wall basin 500 x 400 ensuite', 'We need 2 off for the ensuite'])(
  '%s says no quantity of a product',
  (line) => {
    expect(read(line).rows).toEqual([])
  },
)

it('a short answer, a remark of a chat, a price and a quantity are no rooms and no notes', () => {
  const text = '2 x 97140C6AF @ $389.00 ea = $778.00\nok\n1 x 872010W\n<Media omitted>\n97210B x 2\nQty 2 | Ensuite'
  expect(read(text).rows).toMatchObject([
    { quantity: '2', room: '', note: '' },
    { quantity: '1', room: '' },
    { quantity: '2', room: '' },
  ])
})
