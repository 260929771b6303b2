import { describe, expect, it } from 'vitest'
import { readCells as readSheet, readColumns as read, shorten } from '../testing/read-columns.ts'

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
    'Room,Item,Code,Qty\nEnsuite,Basin mixer,97140C6AF,2\nEnsuite,Toilet suite,872010W,1\nLaundry,Washing machine stops,TBC,1\nKitchen,Sink mixer,by tenant,1'
  expect(read(text).rows[2]).toMatchObject({ code: '', quantity: '1', description: 'Washing machine stops' })
  expect(read(text).rows[3]).toMatchObject({ code: '', description: 'Sink mixer' })
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

it('a line that is drawn below the names of columns ends no table', () => {
  const text = [
    'CUST: 40221 PATTERSON     DATE 23/11/26',
    '---------------------------------------',
    'QTY ORD  QTY SUP  B/O  STOCK CODE  DESCRIPTION',
    '---------------------------------------',
    '     12       12    0  97140C6AF   BASIN MIXER',
    '      6        4    2  872010W     SUITE',
    '---------------------------------------',
    '      2        2    0  97210B      RAIL',
    '---------------------------------------',
  ].join('\n')
  expect(shorten(read(text))).toEqual([
    ['97140C6AF', '12', ''],
    ['872010W', '6', ''],
    ['97210B', '2', ''],
  ])
  expect(read(text).passed).toHaveLength(6)
})

it('of a revision the new code counts', () => {
  const text =
    'Item,Old code,New code,Old qty,New qty,Room\nBM1,97140C6AF,872010W,4,6,Ensuite\nSH1,97140C6AF,97210B,2,2,Ensuite\nRH1,97210B,97210B,1,3,Kitchen'
  expect(shorten(read(text))).toEqual([
    ['872010W', '6', 'Ensuite'],
    ['97210B', '2', 'Ensuite'],
    ['97210B', '3', 'Kitchen'],
  ])
})

it('margins and preliminaries are no products', () => {
  const text =
    'Description,Model,Qty,Unit,Rate\nPan,872010W,2,no,900.00\nMixer,97140C6AF,2,no,300.00\nPreliminaries and margin,,1,item,3130.40\nLabour,,1,item,500.00'
  expect(read(text).rows).toHaveLength(2)
})

describe('several products in each row', () => {
  it('are rows of their own with the quantity beside them', () => {
    const text =
      'Room No.,Room Name,WC,Qty,Basin,Qty\n1.01,Male WC,872010W,3,97140C6AF,4\n1.02,Female WC,872010W,5,97140C6AF,2\n1.03,Cleaner,,,97210B,1\nTotal,,,8,,7'
    const { rows, passed } = read(text)
    expect(rows.map(({ line, code, quantity, room }) => [line, code, quantity, room].join('|'))).toEqual([
      '2|872010W|3|Male WC',
      '2|97140C6AF|4|Male WC',
      '3|872010W|5|Female WC',
      '3|97140C6AF|2|Female WC',
      '4|97210B|1|Cleaner',
    ])
    expect(passed.map(({ line }) => line)).toEqual([1, 5])
  })

  it('below the heading of their room', () => {
    const sheet = readSheet([
      ['Room', 'WC', 'Qty', 'Basin', 'Qty'],
      ['Level 1'],
      ['', '872010W', '3', '97140C6AF', '4'],
      ['', '872010W', '5', '', ''],
      ['Level 2'],
      ['', '', '', '97210B', '1'],
    ])
    expect(sheet.rows.map(({ line, code, room }) => [line, code, room].join('|'))).toEqual([
      '3|872010W|Level 1',
      '3|97140C6AF|Level 1',
      '4|872010W|Level 1',
      '6|97210B|Level 2',
    ])
  })

  it('without quantities are asked how many', () => {
    const text = 'Room,WC,Basin\nStaff,872010W,97140C6AF\nVisitors,872010W,97210B\nNurses,872010W,97210B'
    expect(shorten(read(text))).toEqual([
      ['872010W', '', 'Staff'],
      ['97140C6AF', '', 'Staff'],
      ['872010W', '', 'Visitors'],
      ['97210B', '', 'Visitors'],
      ['872010W', '', 'Nurses'],
      ['97210B', '', 'Nurses'],
    ])
  })

  it('that share a quantity, or are alternatives, stay one', () => {
    const shared = 'Room,Pan,Cistern,Qty\nStaff,872010W,97140C6AF,2\nVisitors,872010W,97210B,3'
    expect(read(shared).rows).toHaveLength(2)
    const alternative = 'Room,Code,Alternative\nStaff,872010W,97140C6AF\nVisitors,872010W,97210B'
    expect(read(alternative).rows).toHaveLength(2)
  })
})

it('names of columns may be in plural or in brackets', () => {
  const text =
    'Schedule Code,Location/s,Product Code,Qty (each),Price (ex GST)\nTAP-01,Ensuite; Bathroom,97140C6AF,14,100.00\nTAP-02,Kitchen,97210B,7,90.00\nSAN-01,Kitchen,872010W,7,80.00'
  expect(read(text).rows).toMatchObject([
    { tag: 'TAP-01', code: '97140C6AF', quantity: '14', room: 'Ensuite and Bathroom' },
    { tag: 'TAP-02', code: '97210B', quantity: '7', room: 'Kitchen' },
    {},
  ])
})

it('types of the rooms of a hotel are built so many times', () => {
  const text =
    'Room Type,No. of rooms,Code,Qty per room,Total\nKing,40,97140C6AF,1,40\nKing,40,872010W,2,80\nTwin,32,97140C6AF,1,32'
  expect(read(text).rows).toMatchObject([
    { unitType: 'King', units: '40', quantity: '1', room: '' },
    { unitType: 'King', quantity: '2' },
    { unitType: 'Twin', units: '32', quantity: '1' },
  ])
})

it('types with how often they are built are names of columns', () => {
  const text =
    'Code > Description > King (40) > Twin (22 keys) > Accessible (4) > Total\n97140C6AF > Mixer > 1 > 2 > - > 84\n872010W > Pan > - > - > 1 > 4'
  expect(read(text).rows).toMatchObject([
    { code: '97140C6AF', quantity: '1', unitType: 'King', units: '40', room: '' },
    { code: '97140C6AF', quantity: '2', unitType: 'Twin', units: '22' },
    { code: '872010W', quantity: '1', unitType: 'Accessible', units: '4', room: '' },
  ])
})

it('quantities per unit of no type are those of all units', () => {
  const text = 'Code > Qty per room > No. of rooms > Total\n97140C6AF > 1 > 86 > 86\n872010W > 2 > 86 > 172'
  expect(read(text).rows.map(({ quantity, units }) => [quantity, units])).toEqual([
    ['86', ''],
    ['172', ''],
  ])
})

it('a column of numbers counts products where it does not rise', () => {
  const text = 'Code > WELS > No. > Room\n97140C6AF > 6 Star > 4 > Ensuite\n872010W > 6 Star > 2 > Powder'
  expect(shorten(read(text))).toEqual([
    ['97140C6AF', '4', 'Ensuite'],
    ['872010W', '2', 'Powder'],
  ])
})

it('marks of fixtures may stand under their type', () => {
  const text = 'Type > Code > Qty\nB1 > 97140C6AF > 2\nB2 > 97210B > 1\nW1 > 872010W > 2'
  expect(read(text).rows.map(({ tag, unitType }) => [tag, unitType])).toEqual([
    ['B1', ''],
    ['B2', ''],
    ['W1', ''],
  ])
  const types = text.replace('97210B', '97140C6AF')
  expect(read(types).rows.map(({ tag, unitType }) => [tag, unitType])).toContainEqual(['', 'B1'])
})
