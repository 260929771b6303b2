import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bitsInWord, countBits, fullBitset, hasBit, listBits, listMissing } from './bitset.ts'
import { ByteStrings } from './byte-strings.ts'
import { growableF64, growableU16 } from './growable.ts'
import { SectionPlan } from './sections.ts'
import { StringTable } from './string-table.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom('a', 'b', 'é', '字', '😀'), maxLength: 6 }),
)

function byteOrder(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}

function tableOf(texts: readonly string[]): StringTable {
  const strings = new ByteStrings()
  for (const text of texts) strings.add(text)
  const plan = new SectionPlan()
  plan.add('u8', 't-bytes', strings.bytes.length)
  plan.add('u32', 't-offsets', strings.count + 1)
  const sections = plan.allocate()
  strings.copySortedTo(sections, 't', strings.sorted())
  return new StringTable(sections.u8('t-bytes'), sections.u32('t-offsets'))
}

describe('strings as bytes', () => {
  test('are sorted by code point, equal ones in the order they came', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 80 }), (texts) => {
        const strings = new ByteStrings()
        for (const text of texts) strings.add(text)
        const expected = Array.from(texts.keys()).sort((a, b) => byteOrder(texts[a]!, texts[b]!) || a - b)
        expect(Array.from(strings.sorted())).toEqual(expected)
      }),
      { numRuns: 500 },
    )
  })

  test('are found whole and by their beginning', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(
          anyText.map((text) => text.toWellFormed()),
          { maxLength: 60 },
        ),
        anyText,
        (texts, key) => {
          const sorted = texts.toSorted(byteOrder)
          const table = tableOf(texts)
          const wanted = key.toWellFormed()
          expect(Array.from({ length: table.count }, (_, index) => table.text(index))).toEqual(sorted)
          expect(table.find(wanted)).toBe(sorted.indexOf(wanted))
          const { first, end } = table.prefixRange(wanted)
          expect(sorted.slice(first, end)).toEqual(sorted.filter((text) => text.startsWith(wanted)))
          const equal = table.equalRange(wanted)
          expect(sorted.slice(equal.first, equal.end)).toEqual(sorted.filter((text) => text === wanted))
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('bitsets', () => {
  test('list what is set and what is not', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 200 }), (flags) => {
        const all = fullBitset(flags.length)
        const bits = all.slice().fill(0)
        flags.forEach((flag, index) => (bits[index >>> 5]! |= Number(flag) << (index & 31)))
        const [set, missing] = [new Uint32Array(flags.length), new Uint32Array(flags.length)]
        const [setCount, missingCount] = [listBits(bits, set), listMissing(bits, all, missing)]
        const indexes = Array.from(flags.keys())
        expect(Array.from(set.subarray(0, setCount))).toEqual(indexes.filter((index) => flags[index]))
        expect(Array.from(missing.subarray(0, missingCount))).toEqual(indexes.filter((index) => !flags[index]))
        expect(countBits(bits)).toBe(setCount)
        expect(indexes.filter((index) => hasBit(bits, index))).toEqual(indexes.filter((index) => flags[index]))
      }),
    )
  })

  test.each([
    [0, 0],
    [1, 1],
    [-1, 32],
    [0x55555555, 16],
    [-2147483648, 1],
  ])('%i has %i bits', (word, bits) => {
    expect(bitsInWord(word)).toBe(bits)
  })
})

describe('growing arrays', () => {
  test('keep every number across small and large sizes', () => {
    const [shorts, doubles] = [growableU16(), growableF64()]
    for (let number = 0; number < 400_000; number++) {
      shorts.push(number & 0xffff)
      doubles.push(number / 2)
    }
    expect([shorts.length, shorts.items[70_000], shorts.items[399_999]]).toEqual([
      400_000,
      70_000 & 0xffff,
      399_999 & 0xffff,
    ])
    expect([doubles.length, doubles.items[1], doubles.items[399_999]]).toEqual([400_000, 0.5, 199_999.5])
    shorts.free()
    expect(shorts.length).toBe(0)
  })
})

test('sections lie apart in one shared buffer', () => {
  const plan = new SectionPlan()
  plan.add('u8', 'a', 3)
  plan.add('f64', 'b', 2)
  plan.add('u16', 'c', 1)
  const sections = plan.allocate()
  sections.u8('a').fill(255)
  sections.u16('c').fill(7)
  sections.f64('b').set([1.5, -2])
  expect([...sections.u8('a'), ...sections.f64('b'), ...sections.u16('c')]).toEqual([255, 255, 255, 1.5, -2, 7])
  expect(sections.buffer).toBeInstanceOf(SharedArrayBuffer)
  expect(() => sections.u32('a')).toThrow('no u32 section a')
})
