import { expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import { readListSheet } from '../read-sheet.ts'
import { readListText } from '../read-text.ts'

const CODES = new Set(['97140C6AF', '872010W'].map(normaliseCode))
const isCode = (text: string) => CODES.has(normaliseCode(text))

it.each([
  ['Markdown', '~~4 x 97140C6AF~~\n872010W ~~12~~ 16'],
  ['HTML', '<p><s>4 x 97140C6AF</s></p><p>872010W <del>12</del> 16</p>'],
  [
    'styles',
    '<p><span style="text-decoration:line-through">4 x 97140C6AF</span></p><p>872010W <strike>12</strike> 16</p>',
  ],
  [
    'tables',
    '<table><tr><td>Code</td><td>Qty</td></tr><tr style="text-decoration: line-through"><td>97140C6AF</td><td>4</td></tr><tr><td>872010W</td><td><s>12</s> 16</td></tr></table>',
  ],
])('of %s what is struck through is not ordered, and is what a change order takes out', (_of, text) => {
  const read = readListText(text, { isCode })
  expect(read.rows.map(({ code, quantity }) => [code, quantity])).toEqual([['872010W', '16']])
  expect(read.passed.find(({ reason }) => reason === 'deleted')?.text).toContain('97140C6AF')
  const changes = readListText(text, { isCode, readsChanges: true }).rows
  expect(changes.map(({ code, quantity, change }) => [code, quantity, change])).toEqual([
    ['97140C6AF', '', { kind: 'remove', from: '4' }],
    ['872010W', '16', { kind: 'set', from: '12' }],
  ])
})

it('rows of a workbook that are struck through are not ordered', () => {
  const rows = [['Code', 'Qty'], ['~~97140C6AF~~', '~~4~~'], ['872010W', '16']].map((cells, at) => ({ number: at + 1, cells })) // prettier-ignore
  const read = readListSheet({ rows }, { isCode })
  expect(read.rows.map(({ code, quantity }) => [code, quantity])).toEqual([['872010W', '16']])
  expect(read.passed.map(({ reason }) => reason)).toEqual(['names', 'deleted'])
})
