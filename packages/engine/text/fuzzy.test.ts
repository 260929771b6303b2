import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ByteStrings } from '../storage/byte-strings.ts'
import { StringTable } from '../storage/string-table.ts'
import { editDistance, prefixDistance } from '../testing/distance.ts'
import { findSimilar } from './fuzzy.ts'

function tableOf(terms: readonly string[]): StringTable {
  const strings = new ByteStrings()
  for (const term of terms.toSorted(byCodePoint)) strings.add(term)
  return new StringTable(strings.bytes.items, Uint32Array.of(0, ...strings.ends.items.subarray(0, strings.count)))
}

function byCodePoint(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '字', '😀'), minLength: 1, maxLength: 8 })

test('finds exactly the terms that a comparison with every term finds, each with its distance', () => {
  const options = { maxTypos: fc.integer({ min: 0, max: 3 }), prefix: fc.boolean(), sameFirstLetter: fc.boolean() }
  fc.assert(
    fc.property(fc.uniqueArray(letters, { maxLength: 60 }), letters, fc.record(options), (terms, word, option) => {
      const sorted = terms.toSorted(byCodePoint)
      const expected = sorted.flatMap((term) => {
        const typos = option.prefix ? prefixDistance(word, term) : editDistance(word, term)
        const allowed = !option.sameFirstLetter || Array.from(term)[0] === Array.from(word)[0]
        return typos <= option.maxTypos && allowed ? [[term, typos]] : []
      })
      const found = findSimilar(tableOf(terms), word, option).flatMap(({ first, end, typos }) =>
        sorted.slice(first, end).map((term) => [term, typos]),
      )
      expect(found).toEqual(expected)
    }),
    { numRuns: 800 },
  )
})

test('an empty table has nothing similar', () => {
  expect(findSimilar(tableOf([]), 'mixer', { maxTypos: 2, prefix: true, sameFirstLetter: false })).toEqual([])
})

test('characters of one class count as the same', () => {
  const zeroFor = (character: number) => (character === 111 ? 48 : character)
  const options = { maxTypos: 1, prefix: false, sameFirstLetter: false, classOf: zeroFor }
  const found = findSimilar(tableOf(['9634o', '96340', '9634x', '9630x']), '9634o', options)
  expect(found.map(({ typos }) => typos)).toEqual([0, 0, 1])
})
