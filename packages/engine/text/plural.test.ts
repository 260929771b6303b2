import { expect, test } from 'vitest'
import { singular } from './plural.ts'

test.each([
  ['mixers', 'mixer'],
  ['boxes', 'box'],
  ['brushes', 'brush'],
  ['switches', 'switch'],
  ['glasses', 'glass'],
  ['hoses', 'hose'],
  ['valves', 'valve'],
  ['vanities', 'vanity'],
  ['accessories', 'accessory'],
  ['shelves', 'shelf'],
  ['taps', 'tap'],
  ['glass', 'glass'],
  ['brass', 'brass'],
  ['chassis', 'chassis'],
  ['stainless', 'stainless'],
  ['wels', 'wels'],
  ['plus', 'plus'],
  ['gas', 'gas'],
  ['tie', 'tie'],
  ['ts50s', 'ts50s'],
])('%s is %s', (plural, word) => {
  expect(singular(plural)).toBe(word)
})
