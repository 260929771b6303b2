import { describe, expect, it } from 'vitest'
import { readCells as readSheet, readColumns as read, shorten } from '../testing/read-columns.ts'

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

  it.each([
    [
      'Original Contract Quantity > Estimated Quantity > Quantity Submitted > Internal Quantity',
      '10 > 8 > 4 > 0',
      '11 > 9 > 4 > 1',
      '12 > 10 > 4 > 2',
    ],
    ['Qty > Internal Quantity', '4 > 0', '4 > 1', '6 > 2'],
    ['Contract Qty > Variation Qty', '4 > 0', '4 > 1', '6 > 2'],
    ['Budget > Actual', '4 > 0', '4 > 1', '6 > 2'],
    ['Pack > No.', '4 > 1', '4 > 1', '6 > 2'],
    ['Qty > Total Qty', '1 > 10', '2 > 20', '5 > 50'],
    ['Qty Rev A > Qty Rev B', '2 > 6', '3 > 6', '2 > 3'],
    ['Count > Quantity', '2 > 4', '3 > 2', '2 > 7'],
    ['BOQ Qty > Measured Qty > Diff', '1 > 10 > 9', '2 > 20 > 18', '5 > 50 > 45'],
  ])('that do not agree are asked for: %s', (names, ...cells) => {
    const rows = ['97140C6AF', '872010W', '97210B'].map((code, at) => `${code} > Luna > ${cells[at]}`)
    const list = read(`Code > Description > ${names}\n${rows.join('\n')}`)
    expect(list.tables[0]!.asks).toEqual(['quantity'])
    expect(list.rows.map(({ quantity }) => quantity)).toEqual(['', '', ''])
  })

  const MEASURES = ['Width', 'Size', 'Length (mm)', 'Overall height', 'Depth', 'Dia', 'Weight kg', 'Unit price', 'Rate', 'Amount', 'W', 'Stars', 'Flow rate'] // prettier-ignore
  it.each(MEASURES)('are never those of the column %s', (name) => {
    const table = (names: string, cells: readonly string[]) =>
      read(`Code > ${names}\n97140C6AF > ${cells[0]}\n872010W > ${cells[1]}\n97210B > ${cells[2]}`)
    for (const other of ['No.', 'No', 'Number', 'Qty']) {
      const { rows, tables } = table(`${name} > ${other}`, ['600 > 4', '450 > 2', '600 > 7'])
      expect([other, tables[0]!.asks, ...rows.map(({ quantity }) => quantity)]).toEqual([other, [], '4', '2', '7'])
    }
    expect(table(name, ['600', '450', '600']).rows.map(({ quantity }) => quantity)).toEqual(['', '', ''])
    const counted = read(`No. > Code > ${name}\n1 > 97140C6AF > 600\n2 > 872010W > 450\n3 > 97210B > 600`)
    expect(counted.rows.map(({ quantity }) => quantity)).toEqual(['', '', ''])
  })

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
