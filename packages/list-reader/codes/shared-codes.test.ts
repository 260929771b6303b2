import { describe, expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import { readListText } from '../read-text.ts'

const CODES = new Set(['97140C6AF', '97140B6AF', '872010W', '97210B'].map(normaliseCode))
const isCode = (text: string) => CODES.has(normaliseCode(text))
const itemsOf = (cell: string, quantity = '12') => {
  const text = `Code\tQty\tRoom\n${cell}\t${quantity}\tEnsuite\n97210B\t1\tKitchen`
  const { rows } = readListText(text, { isCode })
  return rows.filter(({ room }) => room === 'Ensuite').map((row) => [row.code, row.quantity].join('|'))
}

describe('a cell of several codes', () => {
  it.each([
    '872010W / 97140C6AF',
    '872010W/97140C6AF',
    '872010W + 97140C6AF',
    '872010W, 97140C6AF',
    '872010W and 97140C6AF',
    '872010W 97140C6AF',
    '"872010W\n97140C6AF"',
    'Pan 872010W & mixer 97140C6AF',
  ])('%s is as many of each', (cell) => {
    expect(itemsOf(cell)).toEqual(['872010W|12', '97140C6AF|12'])
  })

  it('may have a quantity for each', () => {
    expect(itemsOf('872010W / 97140C6AF', '12 / 6')).toEqual(['872010W|12', '97140C6AF|6'])
  })

  it.each(['97140C6AF / 97140B6AF', '872010W or 97140C6AF', '872010W / alt 97140C6AF', '872010W (replaces 97140C6AF)'])(
    '%s stays one to choose from',
    (cell) => {
      expect(itemsOf(cell)).toHaveLength(1)
    },
  )
})
