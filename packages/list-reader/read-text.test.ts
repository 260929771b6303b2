import { describe, expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import type { ListRow } from './model.ts'
import { readListSheet } from './read-sheet.ts'
import { readListText } from './read-text.ts'

const SOLD = ['97140C6AF', '872010W', '4250.120x116W', 'PT 40/240C', '463-0.15', '00123', 'SP.PX.DCM', 'ST8510-150W']
const CODES = new Set(SOLD.map(normaliseCode))
const isCode = (text: string) => CODES.has(normaliseCode(text))
const read = (text: string) => readListText(text, { isCode })
const short = ({ code, quantity, room }: ListRow) => [code, quantity, room]
const rowsOf = (text: string) => read(text).rows.map(short)

describe('a line', () => {
  it.each([
    ['40 x 97140C6AF', ['97140C6AF', '40', '']],
    ['97140C6AF - 40 off - Ensuite', ['97140C6AF', '40', 'Ensuite']],
    ['qty 40 97140C6AF', ['97140C6AF', '40', '']],
    ['97140C6AF: 12 ea', ['97140C6AF', '12', '']],
    ['12 no. 97140C6AF', ['97140C6AF', '12', '']],
    ['• 97140C6AF x 2', ['97140C6AF', '2', '']],
    ['97140C6AF (x4)', ['97140C6AF', '4', '']],
    ['2 of 97140C6AF for ensuite', ['97140C6AF', '2', 'ensuite']],
    ['97140C6AF Luna Bath Outlet 180 mm', ['97140C6AF', '', '']],
    ['97140C6AF 1.5 m', ['97140C6AF', '', '']],
    ['97140C6AF 3 star', ['97140C6AF', '', '']],
    ['BM-01 97140C6AF 2 Kitchen', ['97140C6AF', '2', 'Kitchen']],
    ['3 x Luna basin mixer chrome - Ensuite', ['', '3', 'Ensuite']],
    ['Luna basin mixer chrome x 3', ['', '3', '']],
  ])('%s', (line, row) => {
    expect(rowsOf(line)).toEqual([row])
  })

  it('has a tag and a type where it names them', () => {
    expect(read('BM-01: 97140C6AF x 2, Type A, Ensuite').rows).toMatchObject([
      { tag: 'BM-01', code: '97140C6AF', quantity: '2', unitType: 'Type A', room: 'Ensuite' },
    ])
  })

  it.each(['600 towel rail', 'Page 2 of 3', 'We need 3 x basin mixers by Friday, thanks.', 'Level 3, 120 Pitt Street'])(
    '%s is no product',
    (line) => {
      expect(read(line)).toMatchObject({ rows: [], passed: [{ line: 1, reason: 'text' }] })
    },
  )
})

describe('headings', () => {
  it('name the room and the type of the lines below', () => {
    const text =
      'Type A\nEnsuite:\n97140C6AF 2\n872010W 1\nKitchen\n00123 1\nType B - Laundry\n872010W 3\nCommon areas\n872010W 4'
    expect(read(text).rows.map(({ unitType, room }) => [unitType, room])).toEqual([
      ['Type A', 'Ensuite'],
      ['Type A', 'Ensuite'],
      ['Type A', 'Kitchen'],
      ['Type B', 'Laundry'],
      ['', 'Common areas'],
    ])
  })

  it('say how often a type is built', () => {
    const text = 'Type A x 40\nEnsuite\n97140C6AF 2\nType B (20 off)\nEnsuite\n872010W 1'
    expect(read(text).rows.map(({ unitType, units, room }) => [unitType, units, room])).toEqual([
      ['Type A', '40', 'Ensuite'],
      ['Type B', '20', 'Ensuite'],
    ])
  })

  it('right above a table count for it, and a name above a greeting for nothing', () => {
    const text = 'Jo Smith\nHi,\nLevel 3\nCode\tQty\n97140C6AF\t2\n872010W\t1'
    expect(read(text)).toMatchObject({
      rows: [{ room: 'Level 3' }, { room: 'Level 3' }],
      passed: [{ reason: 'text' }, { reason: 'text' }, { reason: 'room' }, { reason: 'names' }],
    })
  })
})

describe('replies', () => {
  it('are read without what they quote', () => {
    const text = '2 x 97140C6AF\n\nOn Monday Jo wrote:\n> 5 x 872010W\n> Thanks'
    expect(read(text)).toMatchObject({
      rows: [{ line: 1, code: '97140C6AF' }],
      passed: [{ reason: 'text' }, { line: 4, reason: 'quoted' }, { line: 5, reason: 'quoted' }],
    })
  })

  it('are read with it where the list is nowhere else', () => {
    expect(rowsOf('Please see below\n> > 5 x 872010W - Kitchen\n> Thanks')).toEqual([['872010W', '5', 'Kitchen']])
  })
})

describe('columns', () => {
  it.each([
    ['Manufacturer Part No.\tNo. Off\tLocation'],
    ['Cat. No.\tQty Req’d\tArea'],
    ['Model\tQuantity\tZone'],
    ['Part\tCount\tLevel'],
  ])('%s', (head) => {
    const text = `Hi Ari,\n\n${head}\n97140C6AF\t12 ea\tEnsuite\n872010W\tx3\tKitchen\n00123\t12.0\tEnsuite\n\nRegards\nJo`
    expect(rowsOf(text)).toEqual([
      ['97140C6AF', '12', 'Ensuite'],
      ['872010W', '3', 'Kitchen'],
      ['00123', '12.0', 'Ensuite'],
    ])
    expect(read(text).passed.map(({ reason }) => reason)).toEqual(['text', 'names', 'text', 'text'])
  })

  it('count by what stands in them before their names', () => {
    const text = 'Code\tItem\tNumber\n1\t97140C6AF\t4\n2\t872010W\t2\n3\t00123\t1'
    expect(rowsOf(text)).toEqual([
      ['97140C6AF', '4', ''],
      ['872010W', '2', ''],
      ['00123', '1', ''],
    ])
  })

  it('are all known: type, tag, note, description', () => {
    const head = 'Ref,Unit Type,Area,Description,Cat No,No. Off,Unit Price,Comments'
    const text = [
      head,
      'BM-01,Type A,Ensuite,Luna Basin Mixer,97140C6AF,2,$389.50,check the reach with the builder',
      'WC-01,Type A,Ensuite,"Luna, Toilet Suite",872010W,1,$900.00,',
      'BM-01,Type B,Kitchen,Luna Basin Mixer,97140C6AF,1,$389.50,',
    ].join('\n')
    expect(read(text).tables[0]!.mapping).toEqual([
      'tag',
      'type',
      'room',
      'description',
      'code',
      'quantity',
      null,
      'note',
    ])
    expect(read(text).rows[0]).toMatchObject({
      tag: 'BM-01', unitType: 'Type A', room: 'Ensuite', code: '97140C6AF', quantity: '2',
      note: 'check the reach with the builder', description: 'Luna Basin Mixer',
    }) // prettier-ignore
    expect(read(text).rows[2]).toMatchObject({ unitType: 'Type B', room: 'Kitchen' })
  })

  it('of an export with types: quantities per unit count, and rooms without a type are common areas', () => {
    const text = [
      'Room,SKU Code,Quantity,Type,Units,Per unit,Tag',
      'Ensuite,97140C6AF,80,Type A,40,2,BM-01',
      'Kitchen,872010W,20,Type B,20,1,',
      'Lobby,00123,3,,1,3,',
    ].join('\n')
    expect(
      read(text).rows.map(({ unitType, units, room, quantity, tag }) => [unitType, units, room, quantity, tag]),
    ).toEqual([
      ['Type A', '40', 'Ensuite', '2', 'BM-01'],
      ['Type B', '20', 'Kitchen', '1', ''],
      ['', '', 'Lobby', '3', ''],
    ])
  })

  it('two of quantities that differ are asked for, and no quantity is taken meanwhile', () => {
    const text = 'Code,Qty Type A,Qty Type B\n97140C6AF,2,4\n872010W,1,1\n00123,3,5'
    expect(read(text)).toMatchObject({
      tables: [{ key: 'code|qty type a|qty type b', asks: ['quantity'], mapping: ['code', null, null] }],
      rows: [{ quantity: '' }, { quantity: '' }, { quantity: '' }],
    })
    const [{ key } = { key: '' }] = read(text).tables
    const chosen = { [key]: ['code', null, 'quantity'] as const }
    expect(readListText(text, { isCode, chosen })).toMatchObject({
      tables: [{ asks: [] }],
      rows: [{ quantity: '4' }, { quantity: '1' }, { quantity: '5' }],
    })
  })

  it('of which none resolves are shown as they are', () => {
    const text = 'Thing;How many\nQX-1;2\nQX-2;4\nQX-3;1'
    expect(read(text).tables[0]).toMatchObject({ asks: ['code'], sample: [['QX-1', '2'], ['QX-2', '4'], ['QX-3', '1']] })
    expect(rowsOf(text)).toEqual([['QX-1', '2', ''], ['QX-2', '4', ''], ['QX-3', '1', '']])
  }) // prettier-ignore

  it('a chosen mapping counts for all tables with the same names', () => {
    const table = 'A\tB\tC\n97140C6AF\t2\t9\n872010W\t1\t8\n00123\t5\t7'
    const text = `${table}\n\nAnd these, please:\n\n${table}`
    const { tables } = read(text)
    expect(tables).toHaveLength(1)
    const chosen = { [tables[0]!.key]: ['code', null, 'quantity'] as const }
    expect(readListText(text, { isCode, chosen }).rows.map(({ quantity }) => quantity)).toEqual([
      '9',
      '8',
      '7',
      '9',
      '8',
      '7',
    ])
  })

  it('may have names of objects', () => {
    const text = 'constructor\t__proto__\ttoString\n97140C6AF\t2\tKitchen\n872010W\t1\tKitchen\n00123\t1\tKitchen'
    expect(rowsOf(text)).toEqual([
      ['97140C6AF', '', 'Kitchen'],
      ['872010W', '', 'Kitchen'],
      ['00123', '', 'Kitchen'],
    ])
    expect(
      readListSheet(
        {
          rows: [
            { number: 1, cells: ['code'] },
            { number: 2, cells: ['872010W'] },
          ],
        },
        { isCode, chosen: {} },
      ).rows,
    ).toHaveLength(1)
  })

  it('sentences with commas are no table', () => {
    const text = 'Hi Ari, thanks\nAs said, please see below\nFor the job, we need:\n2 x 97140C6AF - Ensuite'
    expect(read(text)).toMatchObject({ tables: [], rows: [{ code: '97140C6AF' }] })
  })
})

describe('a sheet', () => {
  it('is read like a table of a text', () => {
    const rows = [
      ['Schedule of fixtures'],
      [],
      ['Code', 'Qty', 'Room'],
      ['97140C6AF', '2', 'Kitchen'],
      ['872010W', '1'],
      ['Total', '3'],
    ]
    const sheet = { rows: rows.flatMap((cells, index) => (cells.length > 0 ? [{ number: index + 1, cells }] : [])) }
    expect(readListSheet(sheet, { isCode })).toMatchObject({
      rows: [
        { line: 4, code: '97140C6AF', room: 'Kitchen' },
        { line: 5, code: '872010W', room: 'Kitchen' },
      ],
      passed: [
        { line: 1, reason: 'text' },
        { line: 3, reason: 'names' },
        { line: 6, reason: 'total' },
      ],
    })
  })
})
