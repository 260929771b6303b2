import { expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import { readListText } from '../read-text.ts'

const CODES = new Set(['97140C6AF', '872010W', '97210B'].map(normaliseCode))
const isCode = (text: string) => CODES.has(normaliseCode(text))
const itemsOf = (text: string) => {
  return readListText(text, { isCode }).rows.map(({ code, quantity, room }) => [code, quantity, room].join('|'))
}

it.each([
  ['Swap 97140C6AF for 872010W, 3 off, Ensuite', '872010W|3|Ensuite'],
  ['Replace 97140C6AF with 872010W x 2 Main Bath', '872010W|2|Main Bath'],
  ['Change 97140C6AF to 872010W (qty unchanged, 5)', '872010W|5|'],
  ['Please replace 2 x 97140C6AF in the ensuite by 872010W', '872010W|2|ensuite'],
  ['Ensuite: change 2 x 97140C6AF to 3 x 872010W', '872010W|3|Ensuite'],
  ['Ensuite - 97140C6AF to be replaced with 872010W - 2 off', '872010W|2|Ensuite'],
  ['97140C6AF - 8 off deleted, use 872010W - 6 off', '872010W|6|'],
])('%s wants the second', (line, item) => {
  expect(itemsOf(line)).toEqual([item])
})

it.each([
  ['Substitute 97140C6AF for 872010W x 2', '97140C6AF or 872010W|2|'],
  ['Swap 97140C6AF or 97210B, 2 off', '97140C6AF or 97210B|2|'],
  ['Change 97140C6AF to matte black x 2', '97140C6AF|2|'],
])('%s does not say which', (line, item) => {
  expect(itemsOf(line)).toEqual([item])
})

it.each([
  ['Increase 97140C6AF from 4 to 6 - Ensuite', '97140C6AF|6|Ensuite'],
  ['Reduce 97140C6AF to 2', '97140C6AF|2|'],
  ['Change qty 97140C6AF from 4 off to 6 off', '97140C6AF|6|'],
  ['Change 97140C6AF to 900 mm', '97140C6AF||'],
  ['Increase 97140C6AF by 2', '97140C6AF||'],
  ['97140C6AF was 4 now 6', '97140C6AF|6|'],
  ['97140C6AF was 4, now 6 - Ensuite', '97140C6AF|6|Ensuite'],
  ['97140C6AF 2 (previously 3)', '97140C6AF|2|'],
  ['97140C6AF: 4 instead of 2 - Ensuite', '97140C6AF|4|Ensuite'],
  ['97140C6AF changed from 3 to 5', '97140C6AF|5|'],
  ['97140C6AF qty increased to 8', '97140C6AF|8|'],
  ['97140C6AF qty 2 -> 4', '97140C6AF|4|'],
  ['Ensuite 97140C6AF 2 → 4', '97140C6AF|4|Ensuite'],
  ['97140C6AF increased to 900 mm', '97140C6AF||'],
])('%s has its new quantity', (line, item) => {
  expect(itemsOf(line)).toEqual([item])
})
