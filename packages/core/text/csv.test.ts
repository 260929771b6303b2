import fc from 'fast-check'
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

it.each([
  ["x;=cmd|' /C calc'!A0", "x;'=cmd|' /C calc'!A0"],
  ['a\t@SUM(1)', "a\t'@SUM(1)"],
  ['a; -2+3+cmd|x', "a;' -2+3+cmd|x"],
  ['a;=1;=2', "a;'=1;'=2"],
  ["a;'=1", "a;''=1"],
  ['=a;=b', "'=a;'=b"],
])('%j is no formula for a program that splits at its sign (T-036)', (text, safe) => {
  expect(safeCell(text)).toBe(safe)
  expect(unsafeCell(safe)).toBe(text)
  expect(toCsv([[text]])).toBe(`\ufeff"${safe}"\r\n`)
})

it.each(['chrome; - matt', 'A; 2', 'left|right'])('%j is quoted alone', (text) => {
  expect(toCsv([[text]])).toBe(`\ufeff"${text}"\r\n`)
})

it('what is guarded is read back as it was', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('=', ';', "'", '\t', '|', '@', '-', ' ', 'a', '1', '('), { maxLength: 12 }),
      (letters) => {
        const text = letters.join('')
        expect(unsafeCell(safeCell(text))).toBe(text)
      },
    ),
  )
})
