import { describe, expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import { readListSheet, readListText } from './read-text.ts'

const CODES = new Set(['97140C6AF', '872010W', '97210B', 'ST8510-150W'].map(normaliseCode))
const isCode = (text: string) => CODES.has(normaliseCode(text))
const read = (text: string) => readListText(text.replaceAll(' > ', '\t'), { isCode })
const readSheet = (cells: readonly (readonly string[])[]) => {
  const rows = cells.flatMap((row, index) => (row.length > 0 ? [{ number: index + 1, cells: row }] : []))
  return readListSheet({ rows }, { isCode })
}
const shorten = ({ rows }: ReturnType<typeof read>) => rows.map(({ code, quantity, room }) => [code, quantity, room])

describe('codes', () => {
  it.each([
    ['a description', 'Item > Description > Qty\n1 > Luna mixer 97140C6AF chrome > 2\n2 > Luna pan 872010W > 4'],
    ['a brand', 'Product > Qty\nCaroma 97140C6AF > 2\nCaroma 872010W > 4'],
    ['a finish', 'Model > Qty\n97140C6AF Chrome > 2\n872010W (white) > 4'],
    ['nothing', 'BM-01 > Luna 97140C6AF > Chrome > 2\nWC-01 > Luna 872010W > White > 4\nTR-1 > Rail 97210B > x > 1'],
    ['a merchant’s own code', 'Our Code > Description > Qty\n2201034 > Luna 97140C6AF > 2\n2201178 > Pan 872010W > 4'],
  ])('may stand beside %s', (_name, text) => {
    const { rows, tables } = read(text)
    expect(rows.slice(0, 2)).toMatchObject([
      { code: '97140C6AF', quantity: '2' },
      { code: '872010W', quantity: '4' },
    ])
    expect(tables[0]!.asks).toEqual([])
  })

  it('of tags may be called codes, where the catalogue’s stand elsewhere', () => {
    const text = 'Code > Description > Qty\nBM1 > Luna 97140C6AF > 2\nWC1 > Luna 872010W > 4\nTR1 > Rail 97210B > 1'
    expect(read(text).rows[0]).toMatchObject({ tag: 'BM1', code: '97140C6AF', quantity: '2' })
  })

  it('of two in a cell are both named', () => {
    expect(read('Model > Qty\n97140C6AF or 872010W > 2\n97210B > 1\n872010W > 1').rows[0]!.code).toBe(
      '97140C6AF or 872010W',
    )
  })
})

describe('quantities', () => {
  it.each([
    ['prices with cents beside them', '97140C6AF > 2 > 389.00\n872010W > 4 > 45.50\n97210B > 1 > 90.00'],
    ['numbers that count up', '97140C6AF > 1\n872010W > 2\n97210B > 3'],
    ['a unit price that is called unit', 'Code > Qty > Unit\n97140C6AF > 2 > $3.00\n872010W > 1 > $9.00'],
  ])('%s', (_name, text) => {
    const { rows, tables } = read(text)
    expect(tables[0]!.asks).toEqual([])
    expect(rows.map(({ quantity, unitType }) => [quantity, unitType])).toEqual(
      text.split('\n').filter((line) => /^\d/.test(line)).map((line) => [line.split(' > ')[1], '']),
    )
  }) // prettier-ignore

  it('of columns that are named by rooms are those of the rooms', () => {
    const text =
      'Code > Description > Ensuite > Qty Level 3 > Total\n97140C6AF > Mixer > 2 > 1 > 3\n872010W > Pan > - > 4 > 4'
    expect(shorten(read(text))).toEqual([
      ['97140C6AF', '2', 'Ensuite'],
      ['97140C6AF', '1', 'Level 3'],
      ['872010W', '4', 'Level 3'],
    ])
    expect(shorten(read('Code > Bath 1 > Bath 2\n97140C6AF > 1 > 1\n872010W > 1 > 2'))).toHaveLength(4)
    expect(shorten(read('Code > Bath 1 > Bath 2\n97140C6AF > 1 > 1\n872010W >  > 0'))[2]).toEqual(['872010W', '', ''])
  })
})

it('many rows with many rooms are read in full', () => {
  const text = `Code > ${Array.from({ length: 59 }, (_, room) => `Room ${room}`).join(' > ')}\n${`97140C6AF${' > 1'.repeat(59)}\n`.repeat(3_000)}`
  expect(read(text).rows).toHaveLength(59 * 3_000)
})

describe('rows that are no products', () => {
  it('are totals and what a merchant charges', () => {
    const below = [
      'FRT,Freight,1',
      'DELIVERY,To site,1',
      ',Delivery charge,1',
      'GST,GST 10%,1',
      'Sub-total,,6',
      ',Total items,7',
    ]
    const text = `Code,Description,Qty\n97140C6AF,Mixer,2\n872010W,Pan,4\n${below.join('\n')}`
    const { rows, passed } = read(text)
    expect(rows).toHaveLength(2)
    expect(passed.map(({ reason }) => reason)).toEqual(['names', ...below.map(() => 'total')])
  })

  it('are headings in the column of the codes, kinds of products and remarks', () => {
    const text =
      'Code,Description,Qty\nENSUITE,,\nTapware,,\n97140C6AF,Mixer,2\nLevel 1 - Powder,,\n872010W,Pan,4\n4 weeks lead time,,'
    expect(shorten(read(text))).toEqual([
      ['97140C6AF', '2', 'ENSUITE'],
      ['872010W', '4', 'Level 1 - Powder'],
    ])
    expect(read(text).rows.length + read(text).passed.length).toBe(7)
  })
})

it('a room may be that above by a sign, and a brand is none', () => {
  expect(shorten(read('Code > Qty > Room\n97140C6AF > 2 > Ensuite\n872010W > 4 > "\n97210B > 1 > as above'))).toEqual([
    ['97140C6AF', '2', 'Ensuite'],
    ['872010W', '4', 'Ensuite'],
    ['97210B', '1', 'Ensuite'],
  ])
  expect(shorten(read('97140C6AF > Liano > 2\n872010W > Luna > 4'))).toEqual([
    ['97140C6AF', '2', ''],
    ['872010W', '4', ''],
  ])
})

describe('a sheet', () => {
  it('has its room in the title right above the names', () => {
    const list = readSheet([['Harbour House'], ['Level 3'], ['Code', 'Qty'], ['97140C6AF', '2']])
    expect(list).toMatchObject({ rows: [{ room: 'Level 3' }], passed: [{ reason: 'text' }, { reason: 'room' }, {}] })
  })

  it('may have tables side by side', () => {
    const list = readSheet([
      ['Ensuite', '', '', 'Kitchen'],
      ['Code', 'Qty', '', 'Code', 'Qty'],
      ['97140C6AF', '2', '', '97210B', '1'],
      ['872010W', '4'],
      ['', '', '', 'ST8510-150W', '3'],
      ['', '', '', '', ''],
      ['Thanks'],
    ])
    expect(shorten(list)).toEqual([
      ['97140C6AF', '2', 'Ensuite'],
      ['872010W', '4', 'Ensuite'],
      ['97210B', '1', 'Kitchen'],
      ['ST8510-150W', '3', 'Kitchen'],
    ])
    expect(list.passed.map(({ line }) => line)).toEqual([1, 2, 6, 7])
  })

  it('may have tables with other columns one below the other', () => {
    const list = readSheet([
      ['Code', 'Qty', 'Room'],
      ['97140C6AF', '2', 'Ensuite'],
      ['Kitchen'],
      ['Qty', 'Part No'],
      ['1', '97210B'],
    ])
    expect(list.tables.map(({ key }) => key)).toEqual(['code|qty|room', 'qty|part no'])
    expect(shorten(list)).toEqual([
      ['97140C6AF', '2', 'Ensuite'],
      ['97210B', '1', 'Kitchen'],
    ])
    expect(list.passed.map(({ line, reason }) => [line, reason])).toEqual([[1, 'names'], [3, 'room'], [4, 'names']]) // prettier-ignore
  })

  it('has its names in the second of two rows', () => {
    const list = readSheet([
      ['Item', 'Product', '', 'Quantity'],
      ['No', 'Code', 'Description', 'Qty'],
      ['1', '97140C6AF', 'Mixer', '2'],
      ['2', '872010W', 'Pan', '4'],
    ])
    expect(shorten(list)).toEqual([
      ['97140C6AF', '2', ''],
      ['872010W', '4', ''],
    ])
  })

  it('of one column is read line by line', () => {
    const list = readSheet([['Hi Ari'], ['Ensuite:'], ['2 x 97140C6AF'], [], ['4 x 872010W'], ['Thanks']])
    expect(list).toMatchObject({
      rows: [
        { line: 3, code: '97140C6AF', quantity: '2', room: 'Ensuite' },
        { line: 5, code: '872010W', quantity: '4', room: 'Ensuite' },
      ],
      passed: [{ line: 1 }, { line: 2, reason: 'room' }, { line: 6 }],
    })
  })
})

describe('tags before the descriptions of a table', () => {
  it('are the tags where several rows have them', () => {
    const text =
      'BM-01  Luna basin mixer, 97140C6AF, 24 no., Ensuite\nWC-01  Luna pan, 872010W, 30 no., Ensuite\nSH-01: Luna shower, 97210B, 2 no., Ensuite'
    expect(read(text).rows).toMatchObject([
      { tag: 'BM-01', code: '97140C6AF', quantity: '24', description: 'Luna basin mixer' },
      { tag: 'WC-01', code: '872010W' },
      { tag: 'SH-01', quantity: '2' },
    ])
  })

  it('are words where one row has them, and sizes are none', () => {
    const text = 'H2 Luna basin mixer, 97140C6AF, 2\nLuna pan, 872010W, 3\nLuna shower, 97210B, 2'
    expect(read(text).rows.map(({ tag }) => tag)).toEqual(['', '', ''])
    const sized = 'DN40 waste white, 97140C6AF, 2\nDN50 waste white, 872010W, 3\nDN80 waste white, 97210B, 2'
    expect(read(sized).rows.map(({ tag }) => tag)).toEqual(['', '', ''])
  })
})

it('rows below a remark go on with the columns above it', () => {
  const head = 'Code | Description | Qty | UOM | Price | Disc | Ext'
  const rows = [
    '97140C6AF | Mixer | 4 | EA | 198.00 | 22.5 | 613.80',
    '872010W | Pan | 2 | EA | 642.00 | 22.5 | 995.10',
  ]
  const below = ['97210B | Rail | 5 | EA | 88.00 | 22.5 | 341.00', 'ST8510-150W | Bath | 1 | EA | 99.00 | 15 | 84.15']
  const text = [head, ...rows, 'SPECIAL ORDER - NO RETURNS', ...below, 'While stock lasts', below[0]].join('\n')
  expect(shorten(read(text))).toEqual([
    ['97140C6AF', '4', ''],
    ['872010W', '2', ''],
    ['97210B', '5', ''],
    ['ST8510-150W', '1', ''],
    ['97210B', '5', ''],
  ])
  expect(read(text).tables).toHaveLength(1)
})

it('rows of as many columns in another order have their own', () => {
  const text =
    'Code;Qty;Level;Room\n97140C6AF;4;1;Ensuite\n872010W;2;2;Ensuite\n\nAnd these:\nKitchen;97210B;x;5\nLaundry;97140C6AF;x;3'
  expect(shorten(read(text)).slice(2)).toEqual([
    ['97210B', '5', 'Kitchen'],
    ['97140C6AF', '3', 'Laundry'],
  ])
})

it('columns may be named in German, with decimal commas', () => {
  const text =
    'Artikelnummer;Bezeichnung;Menge;Einheit;Einzelpreis;Raum\n97140C6AF;Waschtischmischer;4,00;Stk;214,00;Bad OG\n872010W;Stand-WC;3,00;Stk;899,00;Gäste-WC\n97210B;Halter;12,00;Stk;31,20;Bad OG'
  expect(shorten(read(text))).toEqual([
    ['97140C6AF', '4', 'Bad OG'],
    ['872010W', '3', 'Gäste-WC'],
    ['97210B', '12', 'Bad OG'],
  ])
  expect(read('97140C6AF 4 Stk\n872010W - 2 Stück').rows.map(({ quantity }) => quantity)).toEqual(['4', '2'])
})

it('what is still to be chosen is no code', () => {
  const text =
    'Room,Item,Code,Qty\nEnsuite,Basin mixer,97140C6AF,2\nEnsuite,Toilet suite,872010W,1\nLaundry,Washing machine stops,TBC,1'
  expect(read(text).rows[2]).toMatchObject({ code: '', quantity: '1', description: 'Washing machine stops' })
})

it('names of columns may be of types mostly', () => {
  const text = [
    'FIXTURE COUNT BY UNIT TYPE',
    'Fixture,Model No.,Type A (x24),Type B (x16),Type C (x8),Common,Remarks',
    'Basin mixer,97140C6AF,1,2,2,,',
    'WC suite,872010W,1,2,,3,',
    'Bath,ST8510-150W,,1,1,,freestanding',
  ]
  const sheet = readSheet(text.map((line) => line.split(',')))
  expect(
    sheet.rows.map(({ code, quantity, unitType, units, room }) => [code, quantity, unitType, units, room]),
  ).toEqual([
    ['97140C6AF', '1', 'Type A', '24', ''],
    ['97140C6AF', '2', 'Type B', '16', ''],
    ['97140C6AF', '2', 'Type C', '8', ''],
    ['872010W', '1', 'Type A', '24', ''],
    ['872010W', '2', 'Type B', '16', ''],
    ['872010W', '3', '', '', 'Common'],
    ['ST8510-150W', '1', 'Type B', '16', ''],
    ['ST8510-150W', '1', 'Type C', '8', ''],
  ])
})
