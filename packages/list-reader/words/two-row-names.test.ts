import { describe, expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import { readListSheet } from '../read-sheet.ts'
import { readListText } from '../read-text.ts'

const CODES = new Set(['97140C6AF', '872010W', '96510C'].map(normaliseCode))
const reading = { isCode: (code: string) => CODES.has(normaliseCode(code)) }
type Rows = readonly (readonly string[])[]

function inSheet(rows: Rows) {
  return readListSheet({ rows: rows.map((cells, index) => ({ number: index + 1, cells })) }, reading)
}
function pasted(rows: Rows) {
  return readListText(rows.map((cells) => cells.join('\t')).join('\n'), reading)
}
const places = ({ rows }: ReturnType<typeof inSheet>) =>
  rows.map(({ code, quantity, unitType, room }) => [code, quantity, unitType, room].join(' '))

describe.each([
  ['a sheet', inSheet],
  ['a pasted table', pasted],
])('names of columns in two rows of %s', (_, read) => {
  it('are types above the rooms of each, as cells that were merged', () => {
    const list = read([
      ['', '', 'Type A x 40', '', 'Type B x 12', '', ''],
      ['Code', 'Description', 'Ensuite', 'Bathroom', 'Ensuite', 'Bathroom', 'Total'],
      ['97140C6AF', 'Mixer', '1', '2', '1', '', '132'],
      ['872010W', 'Basin', '1', '', '', '2', '64'],
    ])
    expect(places(list)).toEqual([
      '97140C6AF 1 Type A Ensuite',
      '97140C6AF 2 Type A Bathroom',
      '97140C6AF 1 Type B Ensuite',
      '872010W 1 Type A Ensuite',
      '872010W 2 Type B Bathroom',
    ])
    expect(list.rows[0]?.units).toBe('40')
    expect(list.passed).toMatchObject([{ line: 1, lineCount: 2, reason: 'names' }])
  })

  it('are levels beside the other names, above rooms', () => {
    const list = read([
      ['Code', 'Description', 'Level 1', '', 'Level 2', ''],
      ['', '', 'Male', 'Female', 'Male', 'Female'],
      ['97140C6AF', 'Mixer', '1', '2', '1', ''],
      ['872010W', 'Basin', '1', '1', '', '2'],
    ])
    expect(places(list).slice(0, 3)).toEqual([
      '97140C6AF 1  Level 1 - Male',
      '97140C6AF 2  Level 1 - Female',
      '97140C6AF 1  Level 2 - Male',
    ])
    expect(list.rows).toHaveLength(6)
  })

  it.each([
    [
      ['Code', 'Description', 'Type A', 'Type B'],
      ['', '', 'Qty', 'Qty'],
    ],
    [
      ['', '', 'Type A', 'Type B'],
      ['Code', 'Description', 'Qty', 'Qty'],
    ],
  ])('are types above what says that their quantities stand below', (upper, lower) => {
    const list = read([upper, lower, ['97140C6AF', 'Mixer', '12', '4'], ['872010W', 'Basin', '8', '2']])
    expect(places(list)).toEqual([
      '97140C6AF 12 Type A ',
      '97140C6AF 4 Type B ',
      '872010W 8 Type A ',
      '872010W 2 Type B ',
    ])
  })

  it('stay as they are where they stand in one row', () => {
    const one = read([
      ['Code', 'Description', 'Ensuite', 'Bathroom'],
      ['97140C6AF', 'Mixer', '1', '2'],
      ['872010W', 'Basin', '1', '1'],
    ])
    expect(one.rows).toHaveLength(4)
  })
})

it('looks at rows of names alone in little time', () => {
  const row = Array.from({ length: 30 }, (_, at) => (at % 2 ? 'Ensuite' : 'Type A'))
  const started = performance.now()
  inSheet(Array.from({ length: 2_000 }, () => row))
  expect(performance.now() - started).toBeLessThan(5_000)
})

describe('names of columns below those of their groups', () => {
  const text = (...rows: readonly string[]) => readListText(rows.join('\n').replaceAll(' > ', '\t'), reading)

  it('are those of both, so that one of the quantities can be chosen', () => {
    const list = text(
      'No. > Description > Unit > As ordered >  > To date >  > This claim > ',
      ' >  >  > Quantity > Amount > Quantity > Amount > Quantity > Amount',
      '1.1 > 97140C6AF supply and fix > Nos > 12 > 50 > 5 > 20 > 2 > 8',
      '1.2 > 872010W supply and fix > Nos > 6 > 50 > 3 > 20 > 1 > 8',
      '1.3 > 96510C supply and fix > Nos > 4 > 50 > 2 > 20 > 1 > 8',
    )
    const [table] = list.tables
    expect(table!.header!.slice(3, 6)).toEqual(['As ordered Quantity', 'As ordered Amount', 'To date Quantity'])
    expect(table!.asks).toEqual(['quantity'])
    expect(list.rows.map(({ code, quantity }) => [code, quantity])).toEqual([['97140C6AF', ''], ['872010W', ''], ['96510C', '']]) // prettier-ignore
  })

  it.each([
    ['Product >  > Qty > Room', "Code > Description > Req'd > Name"],
    ['Manufacturer > Part > Quantity > ', 'Name > No. > Required > Location'],
    ['Part > Item > Order > ', 'No. > Description > Qty > Location'],
  ])('may be one name in two rows: %s above %s', (upper, lower) => {
    const [one, two] = upper.startsWith('Manufacturer') ? ['Caroma > 97140C6AF', 'Caroma > 872010W'] : ['97140C6AF > Mixer', '872010W > Pan'] // prettier-ignore
    const list = text(upper, lower, `${one} > 4 > Ensuite`, `${two} > 2 > Bath`)
    expect(list.rows.map(({ code, quantity, room }) => [code, quantity, room])).toEqual([
      ['97140C6AF', '4', 'Ensuite'],
      ['872010W', '2', 'Bath'],
    ])
  })
})
