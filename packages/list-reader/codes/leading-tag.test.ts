import { describe, expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import { readListText } from '../read-text.ts'

const CODES = new Set(['876010W', '97140C6AF', '746220W', 'PT 40/240C'].map(normaliseCode))
const isCode = (text: string) => CODES.has(normaliseCode(text))
const itemsOf = (text: string) =>
  readListText(text, { isCode }).rows.map(({ tag, code, quantity, room }) => [tag, code, quantity, room].join('|'))

describe('a tag beside a code', () => {
  it.each([
    ['WB-01/876010W', 'WB-01|876010W||'],
    ['WB-01:876010W x 3', 'WB-01|876010W|3|'],
    ['WB 01 876010W 2', 'WB 01|876010W|2|'],
    ['BM-01 = 97140C6AF', 'BM-01|97140C6AF||'],
    ['876010W (WB-01) x 2', 'WB-01|876010W|2|'],
    ['97140C6AF [BM-01] 4 Ensuite', 'BM-01|97140C6AF|4|Ensuite'],
    ['876010W - WB-01', 'WB-01|876010W||'],
    ['SH-01 / 99618C5Z', 'SH-01|99618C5Z||'],
  ])('%s is kept in a line', (line, item) => {
    expect(itemsOf(line)).toEqual([item])
  })

  it.each([
    ['a comma', ','],
    ['a tab', '\t'],
    ['a semicolon', ';'],
  ])('is kept in one cell of a table with %s', (_, sign) => {
    const rows = ['WB-01 876010W', 'TW01: 99618C5A', 'TP-03 / 746220W', 'BM-03/97140C6AF', '"WC-01\n746220W"']
    const text = rows.map((cell, at) => [cell, at + 1, 'Ensuite'].join(sign)).join('\n')
    expect(itemsOf(text)).toEqual([
      'WB-01|876010W|1|Ensuite',
      'TW01|99618C5A|2|Ensuite',
      'TP-03|746220W|3|Ensuite',
      'BM-03|97140C6AF|4|Ensuite',
      'WC-01|746220W|5|Ensuite',
    ])
  })

  it.each([
    ['PT 40/240C 2', '|PT 40/240C|2|'],
    ['ADD 2 876010W', '|876010W|2|'],
    ['SET 02 876010W', '|876010W||'],
    ['AB12/34C x 2', '|AB12/34C|2|'],
    ['876010W - L2', '|876010W||'],
  ])('%s has none', (line, item) => {
    expect(itemsOf(line)).toEqual([item])
  })
})
