import { describe, expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import { readListText } from '../read-text.ts'

const CODES = new Set(['97140C6AF', '872010W', '97210B', '4512C'].map(normaliseCode))
const isCode = (text: string) => CODES.has(normaliseCode(text))
const read = (text: string) => readListText(text, { isCode })
const itemsOf = (text: string) => read(text).rows.map(({ code, quantity, room }) => [code, quantity, room].join('|'))

describe('lines whose columns were lost', () => {
  it('have the last number as their quantity below the names of the columns, and no number that counts them', () => {
    const text =
      'ITEM CODE DESCRIPTION QTY\n1 97140C6AF Basin mixer chrome 4\n2 872010W Basin 500 mm 12\n3 97210B Grate 900 4\nPage 1 of 2'
    expect(itemsOf(text)).toEqual(['97140C6AF|4|', '872010W|12|', '97210B|4|'])
  })

  it('have the number before their prices', () => {
    expect(itemsOf('97140C6AF Basin mixer chrome 4 389.00 1,556.00')).toEqual(['97140C6AF|4|'])
    const text =
      'Product Code Description Qty Price Total\n97140C6AF Basin mixer 2 EA $389.00 $778.00\n97210B Rail 1 89.00 89.00'
    expect(itemsOf(text)).toEqual(['97140C6AF|2|', '97210B|1|'])
  })

  it('agree on it without names', () => {
    expect(itemsOf('97140C6AF Basin mixer chrome 4\n872010W Basin white 2\n97210B Towel rail 1')).toEqual([
      '97140C6AF|4|',
      '872010W|2|',
      '97210B|1|',
    ])
  })

  it.each([
    ['measures', '97140C6AF Basin mixer\n872010W Basin white 500\n97210B Towel rail 800'],
    ['the number of a name', '97140C6AF Mixer Urbane 2\n872010W Basin Urbane 2\n97210B Rail Urbane 2'],
    ['rooms', '97140C6AF Mixer Kitchen 1\n872010W Basin Kitchen 2\n97210B Rail Kitchen 3'],
    ['numbers of lines', '1 Basin mixer 97140C6AF\n2 Basin 872010W\n3 Rail 97210B'],
  ])('have none of %s', (_name, text) => {
    expect(read(text).rows.map(({ quantity }) => quantity)).toEqual(['', '', ''])
  })
})

it('a comma of thousands is one of money only', () => {
  const text = 'Code,Room,Qty\n97140C6AF,Level 1,120\n872010W,Level 2,250'
  expect(itemsOf(text)).toEqual(['97140C6AF|120|Level 1', '872010W|250|Level 2'])
})
