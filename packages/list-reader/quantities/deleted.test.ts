import { describe, expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import { readListText } from '../read-text.ts'

const CODES = new Set(['97140C6AF', '872010W', '97210B', '4512C'].map(normaliseCode))
const isCode = (text: string) => CODES.has(normaliseCode(text))
const read = (text: string) => readListText(text, { isCode })
const itemsOf = (text: string) => read(text).rows.map(({ code, quantity, room }) => [code, quantity, room].join('|'))

const passedOf = (text: string) => read(text).passed.flatMap(({ line, reason }) => (reason === 'deleted' ? [line] : []))

describe('what a list takes back is no row', () => {
  it.each([
    [
      'in a line',
      'DELETE: 2 x 97140C6AF Ensuite\nADD: 2 x 872010W Ensuite\nOMIT 1 x 97210B',
      ['872010W|2|Ensuite'],
      [1, 3],
    ],
    [
      'by its number',
      '1. 2 x 97140C6AF\n2) 1 x 872010W\n3. 1 x 97210B\nDelete items 2 and 3.',
      ['97140C6AF|2|'],
      [2, 3, 4],
    ],
    ['as a credit', 'Credit: 2 x 97140C6AF\nExtra: 2 x 872010W', ['872010W|2|'], [1]],
    ['at its end', '97140C6AF x 2 - deleted\n872010W x 1\n97210B x 1 (no longer required)', ['872010W|1|'], [1, 3]],
    ['said first', 'No longer required - 97140C6AF\nDon’t send 1 x 97210B\n872010W x 1', ['872010W|1|'], [1, 2]],
    ['below a heading', 'Deletions:\n2 x 97140C6AF\n\nAdditions:\n1 x 97210B', ['97210B|1|'], [2]],
    ['with a minus among plusses', '+2 97140C6AF\n-1 872010W', ['97140C6AF|2|'], [2]],
    [
      'in a table',
      'Change,Code,Qty\nAdd,97140C6AF,2\nDelete,872010W,1\nAdd,97210B,1',
      ['97140C6AF|2|', '97210B|1|'],
      [3],
    ],
    [
      'behind a cell',
      '97140C6AF,2,Male WC\n872010W,1,Male WC - DELETED\n97210B,1,Female WC (WAS 2)\n97210B,3,Store NEW',
      ['97140C6AF|2|Male WC', '97210B|1|Female WC', '97210B|3|Store'],
      [2],
    ],
  ])('%s', (_name, text, items, lines) => {
    expect([itemsOf(text), passedOf(text)]).toEqual([items, lines])
  })

  it.each([
    ['Remove existing and install 2 x 97140C6AF', ['97140C6AF|2|']],
    ['Delete 1 x 872010W, add 2 x 97140C6AF', ['97140C6AF|2|']],
    ['-2 x 97140C6AF\n-1 x 872010W', ['97140C6AF|2|', '872010W|1|']],
    ['97140C6AF x 2 - client to confirm', ['97140C6AF|2|']],
  ])('%j has rows all the same', (text, items) => {
    expect(itemsOf(text)).toEqual(items)
  })
})
