import { expect, it } from 'vitest'
import { chosenText } from './chosen-text.ts'

const kind = (files: number, bytes: number, unsized = 0) => ({ files, bytes, unsized })

it.each([
  [[kind(60, 2_000_000), kind(39, 1_300_000)], 4, '103 files: 99 of the products (about 3.3 MB) and 4 of the schedule'],
  [[kind(2, 1_000_000, 1)], 0, '2 files of the products (at least 1.0 MB)'],
  [[kind(1, 0, 1)], 1, '2 files: 1 of the products and 1 of the schedule'],
  [[], 4, '4 files of the schedule'],
  [[], 0, 'Nothing chosen'],
])('a choice is counted as the package will be', (kinds, papers, text) => {
  expect(chosenText(kinds, papers)).toBe(text)
})
