import { expect, test } from 'vitest'
import type { JsonValue } from './model.ts'
import { parsePath, visitPath } from './path.ts'

const record: JsonValue = {
  name: 'Tap',
  'categories.lvl0': 'Literal',
  categories: { lvl0: 'Nested', lvl1: ['A', 'B'] },
  variants: [{ sku: 'a', prices: [{ cents: 1 }, { cents: 2 }] }, { sku: null }, { sku: 'c', 'item-code': 7 }],
  'dotted.key': { inner: true },
  deep: [['x'], ['y', 'z']],
}

test.each<[string, [JsonValue, number][]]>([
  ['name', [['Tap', 0]]],
  ['categories.lvl0', [['Literal', 0]]],
  [
    'categories.lvl1',
    [
      ['A', 0],
      ['B', 1],
    ],
  ],
  [
    'variants.sku',
    [
      ['a', 0],
      ['c', 2],
    ],
  ],
  ['variants.item-code', [[7, 2]]],
  [
    'variants.prices.cents',
    [
      [1, 0],
      [2, 0],
    ],
  ],
  ['dotted.key.inner', [[true, 0]]],
  [
    'deep',
    [
      ['x', 0],
      ['y', 1],
      ['z', 1],
    ],
  ],
  ['variants', []],
  ['name.first', []],
  ['unknown', []],
  ['constructor', []],
  ['__proto__', []],
  ['', []],
])('%s', (path, expected) => {
  const visited: [JsonValue, number][] = []
  visitPath(record, parsePath(path), (value, element) => visited.push([value, element]))
  expect(visited).toEqual(expected)
})
