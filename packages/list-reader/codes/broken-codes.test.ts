import { describe, expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import { readListText } from '../read-text.ts'

const CODES = new Set(['96340BB6AF', '96312C3AF', '746100W', '876010W', '02-2140C'].map(normaliseCode))
const isCode = (text: string) => CODES.has(normaliseCode(text))
const read = (text: string) => readListText(text, { isCode })
const itemsOf = (text: string) => read(text).rows.map(({ tag, code, quantity }) => [tag, code, quantity].join('|'))

describe('a code that a page broke', () => {
  it.each([
    ['at the end of its line', '96340\nBB6AF x 2', ['|96340BB6AF|2']],
    ['behind its tag', 'TP-02 96340\nBB6AF - 4 off', ['TP-02|96340BB6AF|4']],
    ['with a hyphen', '2 x 746100-\nW\n1 x 876010W', ['|746100-W|2', '|876010W|1']],
    ['with a space', '02-2140\n C x 3', ['|02-2140C|3']],
    [
      'in a narrow column',
      'TP-01  96340  12\n       BB6AF\nSH-01  96312C3AF  6',
      ['TP-01|96340BB6AF|12', 'SH-01|96312C3AF|6'],
    ],
    ['with its description below', '2 x 96340\nBB6AF Basin Mixer', ['|96340BB6AF|2']],
  ])('%s is whole', (_, text, items) => {
    expect(itemsOf(text)).toEqual(items)
  })

  it('takes the line that it goes on in', () => {
    const { rows, passed, parts } = read('Hi\n\n2 x 96340\nBB6AF\n1 x 876010W')
    expect(rows.map(({ line }) => line)).toEqual([3, 5])
    expect(passed.map(({ line }) => line)).toEqual([1])
    expect(parts).toEqual([{ line: 4, lineCount: 1, text: 'BB6AF', reason: 'part' }])
  })

  it('is left to its cell where that is quoted', () => {
    const { rows, parts } = read('Code,Qty\n"96340\nBB6AF",2\n876010W,1')
    expect(rows).toMatchObject([{ code: '96340 BB6AF', quantity: '2', lineCount: 2 }, { code: '876010W' }])
    expect(parts).toEqual([])
  })

  it.each([
    ['a code that is whole', '876010W\nW', ['|876010W|']],
    ['what makes no code', '2 x 96340\nGG x 1', ['|96340|2']],
    ['a quantity', '876010W 2\n96312C3AF 1', ['|876010W|2', '|96312C3AF|1']],
  ])('%s is left', (_, text, items) => {
    expect(itemsOf(text).slice(0, items.length)).toEqual(items)
  })
})
