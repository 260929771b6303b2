import { expect, it } from 'vitest'
import { ifcGuid } from './ifc-guid.ts'
import { stepReal, stepText } from './step.ts'

it.each([
  ["O'Brien", "'O''Brien'"],
  [String.raw`\X2\0041\X0\ ');#1=X`, String.raw`'\\X2\\0041\\X0\\ '');#1=X'`],
  ['Tūroa ½', String.raw`'T\X2\016B\X0\roa \X2\00BD\X0\'`],
  ['🛁\u0000\nx', String.raw`'\X4\0001F6C1\X0\ x'`],
  ['\ud800', String.raw`'\X2\FFFD\X0\'`],
])('writes %j as a literal that ends where it should', (text, literal) => {
  expect(stepText(text)).toBe(literal)
})

it.each([
  [0, '0.'],
  [-12, '-12.'],
  [0.25, '0.25'],
  [1e-9, '0.'],
  [1e-6, '0.000001'],
  [1e21, '1000000000000.'],
  [Number.NaN, '0.'],
])('writes %d with a decimal point and no exponent', (value, text) => {
  expect(stepReal(value)).toBe(text)
})

it('makes ids of 22 digits that differ, the same each time', () => {
  const ids = Array.from({ length: 2_000 }, (_, index) => ifcGuid(`piece ${index}`))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids[7]).toBe(ifcGuid('piece 7'))
  for (const id of ids) expect(id).toMatch(/^[0-3][\w$]{21}$/)
})
