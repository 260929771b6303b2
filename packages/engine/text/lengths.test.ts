import { describe, expect, test } from 'vitest'
import { listLengths } from './lengths.ts'

describe('lengths of a text, in millimetres', () => {
  test.each([
    ['40 in. vanity', [1016]],
    ['40in', [1016]],
    ['40-Inch', [1016]],
    ['40"', [1016]],
    ["40''", [1016]],
    ['40″ × 20″', [1016, 508]],
    ["6' bath", [1829]],
    ['6 feet, 6-foot, 6ft, 6 ft.', [1829, 1829, 1829, 1829]],
    ['1 m, 100 cm, 1000mm, 1,000 mm', [1000, 1000, 1000, 1000]],
    ['1-1/4 in. x 10 ft.', [32, 3048]],
    ['1 1/2 inch', [38]],
    ['3/8"', [9.5]],
    ['1½" and ¾ in', [38, 19]],
    ['23 x 23 in.', [584, 584]],
    ['1500x700mm', [1500, 700]],
    ['60 in. W x 22 in. D x 34 in. H', [1524, 559, 864]],
    ['100 × 66 cm', [1000, 660]],
    ['M10 x 30mm', [30]],
    ['60-Watt, 2 piece, 1.6 GPF, 500 g, 4*8, 1/0 in', []],
    ['in. mm " x', []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(listLengths(text).map(({ mm }) => mm)).toEqual(expected)
  })

  test('each with its number and its unit', () => {
    const text = 'a 36 in. x 24" b'
    expect(listLengths(text).map(({ start, end }) => text.slice(start, end))).toEqual(['36 in', '24"'])
  })

  test.each(['1'.repeat(20_000), '1/'.repeat(9000), '1 x '.repeat(9000), '1 1/1 '.repeat(5000), '1-'.repeat(9000)])(
    'of hostile texts in time: %#',
    (text) => {
      const started = performance.now()
      listLengths(`${text} in`)
      expect(performance.now() - started).toBeLessThan(250)
    },
  )
})
