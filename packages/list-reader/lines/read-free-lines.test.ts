import { describe, expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import { readListText } from '../read-text.ts'

const CODES = new Set(['97140C6AF', '872010W', '97210B'].map(normaliseCode))
const isCode = (text: string) => CODES.has(normaliseCode(text))
const read = (text: string) => readListText(text, { isCode })
const placesOf = (text: string) => read(text).rows.map(({ unitType, units, room }) => [unitType, units, room].join('|'))

describe('a heading', () => {
  it.each([
    ['*** ENSUITE ***', '||ENSUITE'],
    ['== Kitchen ==', '||Kitchen'],
    ['## Powder Room', '||Powder Room'],
    ['**Laundry**', '||Laundry'],
    ['[Main Bathroom]', '||Main Bathroom'],
    ['Bath 2 -', '||Bath 2'],
    ['LEVEL 2 – BATHROOMS', '||LEVEL 2 - BATHROOMS'],
    ['For the Ensuite:', '||Ensuite'],
    ['Each ensuite (12 off)', '||ensuite'],
    ['Also in the Laundry:', '||Laundry'],
    ['Theatre 2', '||Theatre 2'],
    ['1. Ensuite', '||Ensuite'],
    ['4.3.1 ENSUITE', '||ENSUITE'],
    ['3.2 Ensuite', '||Ensuite'],
    ['Kōwhai wing', '||Kōwhai wing'],
    ['Kāuta', '||Kāuta'],
    ['Room: Ensuite', '||Ensuite'],
    ['Location - Level 3', '||Level 3'],
    ['Ensuite (2 off)', '||Ensuite'],
    ['Bathroom (upstairs)', '||Bathroom upstairs'],
    ['ENSUITE (per unit)', '||ENSUITE'],
    ['STAGE 1 - LOTS 1 TO 12', '||STAGE 1 - LOTS 1 TO 12'],
    ['Level 2 apartments', '||Level 2 apartments'],
    ['TYPE A - 40 units', 'TYPE A|40|'],
    ['Unit Type A (12 off)', 'Unit Type A|12|'],
    ['UNIT TYPE A – 2 BED 2 BATH (18 OFF)', 'UNIT TYPE A|18|'],
    ['Type A Ensuite', 'Type A||Ensuite'],
    ['Apartment Type: 2 Bed', 'Type 2 Bed||'],
  ])('%s', (heading, place) => {
    expect(placesOf(`${heading}\n2 x 97140C6AF\n1 x 872010W`)).toEqual([place, place])
  })

  it.each([
    'Care 660 Suite',
    'Toilet Suite',
    'Brand: Caroma',
    'For Jo',
    'Tapware',
    'Accessories',
    'Client supply',
    'Tapware (chrome)',
    'Second delivery',
    'Page 2 of 2',
    'Issue 3',
    'Marlowe Street Townhouses',
    'Kitchen\tLaundry',
    'To: Site 12',
    'Floor level: +3.600',
  ])('%s is none', (text) => {
    expect(placesOf(`Ensuite:\n2 x 97140C6AF\n${text}\n1 x 872010W`)).toEqual(['||Ensuite', '||Ensuite'])
  })

  it('is not taken for one of several products below the number of a delivery', () => {
    expect(placesOf('DROP 1\nLevel 1\n2 x 97140C6AF\n1 x 872010W')).toEqual(['||Level 1', '||Level 1'])
  })

  it('may be a message of a chat', () => {
    const android = '24/11/2026, 07:03 - Jo (Plumber): ensuite\n24/11/2026, 07:03 - Jo (Plumber): 1x 97140C6AF'
    expect(placesOf(android)).toEqual(['||ensuite'])
    const apple = '[24/11/26, 6:53:40 am] Jo Smith: main bath\n[24/11/26, 6:53:58 am] Jo Smith: 1 x 97140C6AF'
    expect(placesOf(apple)).toEqual(['||main bath'])
  })

  it('ends where spares begin', () => {
    const text = 'Ensuite:\n2 x 97140C6AF\nSpares:\n1 x 872010W\nKitchen:\n1 x 97210B\nExtra - 872010W x 2\n1 x 97210B'
    expect(placesOf(text)).toEqual(['||Ensuite', '||', '||Kitchen', '||', '||'])
  })

  it('counts below the names of kinds of products', () => {
    expect(placesOf('Ensuite:\nTapware\n2 x 97140C6AF')).toEqual(['||Ensuite'])
  })

  it('counts again below a line that names its own room at its end', () => {
    const text = 'Ensuite:\n2 x 97140C6AF\n1 x 872010W - Kitchen\n1 x 97210B'
    expect(placesOf(text)).toEqual(['||Ensuite', '||Kitchen', '||Ensuite'])
  })

  it('is none at the end of the line above', () => {
    expect(placesOf('2 x 97140C6AF for the bath\n1 x 872010W\n1 x 97210B - Kitchen')).toEqual([
      '||bath',
      '||',
      '||Kitchen',
    ])
  })

  it('on a sheet of its room counts below what else is said of it', () => {
    const sheet = (name: string) =>
      `Room No: G.14\nRoom Name: ${name}\nDepartment: Aged Care Ward 3\nFloor finish: Vinyl\n\nFIXTURES & FITTINGS\n`
    const table = 'Code\tQty\n97140C6AF\t2\n872010W\t1\n\n'
    expect(placesOf(`${sheet('Staff WC')}${table}${sheet('Parents')}${table}`)).toEqual([
      '||Staff WC',
      '||Staff WC',
      '||Parents',
      '||Parents',
    ])
    expect(placesOf(`${sheet('Staff WC')}2 x 97140C6AF\n1 x 872010W`)).toEqual(['||Staff WC', '||Staff WC'])
    expect(placesOf('Room: Ensuite\n  - Product: Luna mixer\n    SKU: 97140C6AF\n    Qty: 2')).toEqual(['||Ensuite'])
    expect(placesOf(`Location: Level 3\n\nHi Jo, please see below.\n\n${table}`)).toEqual(['||', '||'])
  })

  it('is no name that comes again and again among products', () => {
    const text = '1 x 97140C6AF\nAcme Ware\n1 x 872010W\nAcme Ware\n1 x 97210B\n\nAcme Ware\n2 x 872010W'
    expect(placesOf(text)).toEqual(['||', '||', '||', '||'])
    const rooms = 'Type A\nEnsuite\n1 x 97140C6AF\nType B\nEnsuite\n1 x 872010W\nNook of Jo\n1 x 97210B'
    expect(placesOf(rooms)).toEqual(['Type A||Ensuite', 'Type B||Ensuite', 'Type B||Nook of Jo'])
  })

  it('is one room however it is written', () => {
    const text =
      'Ensuite Bathroom:\n2 x 97140C6AF\nENSUITE\n1 x 872010W\n\n1 x 97210B - ensuite\nEnsuite\u00a0:\n1 x 872010W'
    expect(placesOf(text)).toEqual(['||Ensuite Bathroom', '||ENSUITE', '||ENSUITE', '||ENSUITE'])
  })

  it('may begin a line of a product', () => {
    const text = 'Ensuite: 2 x 97140C6AF\n1 x 872010W\nKitchen: 1 x 97210B\n1 x 872010W'
    expect(placesOf(text)).toEqual(['||Ensuite', '||Ensuite', '||Kitchen', '||Kitchen'])
  })
})

describe('a product of several lines', () => {
  it('has the quantity, the room and the tag that stand below it', () => {
    const text =
      '97140C6AF\nLuna basin mixer\nQty: 2\nLocation: Ensuite\n\nCode: 872010W\nPrice: $900.00\nTag: WC-01\nx 3'
    expect(read(text)).toMatchObject({
      rows: [
        { line: 1, lineCount: 4, code: '97140C6AF', quantity: '2', room: 'Ensuite' },
        { line: 6, lineCount: 4, code: '872010W', quantity: '3', tag: 'WC-01' },
      ],
      passed: [],
      parts: [2, 3, 4, 7, 8, 9].map((line) => ({ line, reason: 'part' })),
    })
  })

  it('may begin with its tag', () => {
    const text = 'BM-01\nBasin mixer\nCode: 97140C6AF\nQty: 2\n\nWC-01\nCode: 872010W\nQty: 1'
    expect(read(text)).toMatchObject({
      rows: [
        { line: 1, lineCount: 4, tag: 'BM-01', code: '97140C6AF', quantity: '2' },
        { line: 6, lineCount: 3, tag: 'WC-01', code: '872010W', quantity: '1' },
      ],
      passed: [],
    })
  })

  it('goes on where its line was broken', () => {
    const text = '97140C6AF Luna basin mixer, with the long\nreach spout, 2 off\n872010W Luna pan,\nGloss White pan x 3'
    expect(read(text).rows).toMatchObject([
      { code: '97140C6AF', quantity: '2', lineCount: 2 },
      { code: '872010W', quantity: '3', lineCount: 2 },
    ])
  })

  it.each([
    ['another product', '97140C6AF\n2 x basin mixer chrome'],
    ['a blank line', '97140C6AF\n\nQty: 2'],
    ['a second quantity', '97140C6AF x 3\nQty: 2'],
    ['a number that is a year or a price', '97140C6AF\n2026'],
  ])('ends at %s', (_name, text) => {
    expect(read(text).rows[0]).toMatchObject({ code: '97140C6AF', lineCount: 1 })
    expect(read(text).rows[0]!.quantity).not.toBe('2')
  })

  it('does not take the room of the product below', () => {
    expect(placesOf('2 x 97140C6AF\nRoom: Kitchen\n1 x 872010W')).toEqual(['||', '||Kitchen'])
  })
})

describe('a product with another to choose', () => {
  const codesOf = (text: string) => read(text).rows.map(({ code, quantity, room }) => [code, quantity, room].join('|'))

  it.each([
    ['Ensuite\n97140C6AF - 2\nalt: 97210B - 2', ['97140C6AF or 97210B|2|Ensuite']],
    ['2 x 97140C6AF\nor 3 x 97210B\n1 x 872010W', ['97140C6AF or 97210B|2 or 3|', '872010W|1|']],
    ['- 97140C6AF x 2\n- Alternatively 97210B\n- Alternative 872010W', ['97140C6AF or 97210B or 872010W|2|']],
    ['Option A: 97140C6AF x 2\nOption B: 97210B x 2', ['97140C6AF or 97210B|2|']],
    ['Option A: 97140C6AF x 2\n\nOption B: 97210B x 2', ['97140C6AF|2|', '97210B|2|']],
    ['2 x 97140C6AF in the ensuite\nor 2 x 97210B in the powder room', ['97140C6AF|2|ensuite', '97210B|2|powder room']],
    ['Orion 97140C6AF x 2\nOriginal 97210B x 2', ['97140C6AF|2|', '97210B|2|']],
  ])('in %j: %j', (text, rows) => {
    expect(codesOf(text)).toEqual(rows)
  })

  it('is a room of its own below the name of an option', () => {
    expect(codesOf('Option A\n2 x 97140C6AF\n1 x 872010W\n\nOption B\n2 x 97210B')).toEqual([
      '97140C6AF|2|Option A',
      '872010W|1|Option A',
      '97210B|2|Option B',
    ])
  })
})
