import { expect, test } from 'vitest'
import type { ProductHit } from '#app/features/search/catalogue/search-record.ts'
import { literally } from '#app/features/search/understanding/understanding.ts'
import { toProductCard } from './listing-cards.ts'
import { INITIAL_STATE } from './listing-state.ts'

const variant = (label: string, colour: string | null) => ({
  id: label,
  key: label,
  sku: label,
  images: [],
  prices: [],
  colour,
  'item-code': label,
  'variant-name': label,
  IsGWAInternal: false,
  label,
  path: '',
  differences: {},
})
const hit = {
  objectID: 'valve',
  name: 'Valve',
  categoryKeys: [],
  highlights: [],
  masterVariantID: '15 mm, Chrome',
  variants: [variant('15 mm, Chrome', 'Chrome'), variant('20 mm, Chrome', 'Chrome'), variant('20 mm, White', 'White')],
} as unknown as ProductHit

test.each([
  ['valve', '', 0],
  ['valve 20mm', '', 1],
  ['20 mm white valve', '', 2],
  ['3/4 inch valve', '20 mm valve', 1],
  ['valve 120 mm', '', 0],
])('%s shows the variant of that size', (query, corrected, expected) => {
  const understood = corrected === '' ? null : { ...literally(query), corrected }
  const state = { ...INITIAL_STATE, query }
  expect(toProductCard(hit, null, { locale: 'au', visibility: 'public', state, understood }).selected).toBe(expected)
})
