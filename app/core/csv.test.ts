import { expect, it } from 'vitest'
import { safeCell, toCsv, unsafeCell } from './csv.ts'

it('rows become lines, with quotes where they are needed', () => {
  expect(
    toCsv([
      ['sku', 'note'],
      ['A', 'say "hi", or\nnot'],
    ]),
  ).toBe('\ufeffsku,note\r\nA,"say ""hi"", or\nnot"\r\n')
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\rA', '＝1', ' =1', '"=1'])(
  '%j stays text (T-034, T-036)',
  (text) => {
    expect(safeCell(text)).toBe(`'${text}`)
    expect(unsafeCell(safeCell(text))).toBe(text)
  },
)

it.each(['97140C6AF', "O'Brien", "'quoted'", 'a=b', '', '5'])('%j is left as it is', (text) => {
  expect(safeCell(text)).toBe(text)
  expect(unsafeCell(text)).toBe(text)
})
