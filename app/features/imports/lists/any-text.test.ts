import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import { cpuTime } from '#tests/support/cpu-time.ts'
import { MAX_LIST_CHARACTERS } from '@specify/list-reader/limits.ts'
import { readListText } from '@specify/list-reader/read-text.ts'

const SOLD = ['97140C6AF', '872010W', '4250.120x116W', 'PT 40/240C', '463-0.15', '00123', 'SP.PX.DCM', 'ST8510-150W']
const CODES = new Set(SOLD.map(normaliseCode))
const isCode = (text: string) => CODES.has(normaliseCode(text))
const read = (text: string) => readListText(text, { isCode })

const WORDS = [
  ...SOLD, 'Ensuite', 'Kitchen 2', 'Level 3', 'Type A', 'Luna Bath Outlet 180 mm', 'Hi Ari,', 'Thanks', '40', '2', 'x', 'x3', '4x',
  'off', 'ea', 'qty', '180 mm', '1.5', 'm', '12.50', '-', ',', '\t', ';', '|', '"', ':', '  ', 'sku', 'room', 'Qty', '(', ')', 'or',
  '0', '10000', 'ABC', 'BM-01', 'Total', '=1+1', '٣', '> ', '3 star', 'of',
] // prettier-ignore

const codesIn = (line: string) => SOLD.reduce((sum, code) => sum + line.split(code).length - 1, 0)

describe('any text', () => {
  const line = fc.array(fc.constantFrom(...WORDS), { maxLength: 8 })
  const text = fc
    .array(
      line.map((words) => words.join(' ')),
      { maxLength: 14 },
    )
    .map((lines) => lines.join('\n'))

  it('has every line in a row or among those passed over, once', () => {
    fc.assert(
      fc.property(text, (given) => {
        const { rows, passed } = read(given)
        const lines = given.split('\n')
        // Several rows of one line are as many products as it names, or of one product in rooms of their own.
        const ofLine = Map.groupBy(rows, ({ line: first }) => first)
        for (const [first, own] of ofLine) {
          if (own.length === 1) continue
          const rooms = new Set(own.map(({ room }) => room))
          const isTold = own.length <= codesIn(lines[first - 1]!) || (rooms.size === own.length && !rooms.has(''))
          expect([isTold, own.every(({ lineCount }) => lineCount === 1)]).toEqual([true, true])
        }
        const taken = [...Array.from(ofLine.values(), ([row]) => row!), ...passed].flatMap(
          ({ line: first, lineCount }) => Array.from({ length: lineCount }, (_, index) => first + index),
        )
        const filled = lines.flatMap((each, index) => (/[^\s"|,;:+>-]/.test(each) ? [index + 1] : []))
        expect(taken.length).toBe(new Set(taken).size)
        expect(filled.filter((each) => !taken.includes(each))).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })

  it('gives no quantity that is not written in its line, and none of a measure', () => {
    fc.assert(
      fc.property(text, (given) => {
        const lines = given.split('\n')
        // `Ensuite x3` above a line may multiply it.
        const { rows } = readListText(given, { isCode, answers: { times: 'all' } })
        for (const { line: first, lineCount, quantity } of rows) {
          if (!/^\d/.test(quantity)) continue
          const written = lines.slice(first - 1, first - 1 + lineCount).join('\n')
          for (const number of quantity.split(' or ').filter((each) => /^\d+$/.test(each)))
            expect(written).toMatch(new RegExp(String.raw`(?<![\d.])${number}(?!\s*(?:mm|star))`))
        }
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('a text as long as may be', () => {
  it.each([
    '1 x 97140C6AF ',
    '97140C6AF 2 ',
    '2 x 97140C6AF, 3 x 872010W and ',
    'a@',
    ',',
    '; ',
    ' - ',
    '"',
    'a,"b ',
    'Type A      ',
    '1 x basin mixer for ',
    '> ',
    'We met on site today. ',
  ])('of %j is read within a second or two of processor time', (words) => {
    const line = words.repeat(Math.floor(1_900 / words.length))
    const started = cpuTime()
    read(`${line}\n`.repeat(Math.floor(MAX_LIST_CHARACTERS / (line.length + 1))))
    expect(cpuTime() - started).toBeLessThan(2_000)
  })

  it.each(['"a","', 'change 97140C6AF to to ', '1 ', 'Ensuite (', '4 389.00 1556.00 ', '12 off ensuite '])(
    'of 2,000 lines of %j is read in less than that',
    (words) => {
      const line = words.repeat(Math.ceil(200 / words.length)).slice(0, 200)
      const started = cpuTime()
      read(`${line}\n`.repeat(2_000))
      expect(cpuTime() - started).toBeLessThan(1_500)
    },
  )
})
