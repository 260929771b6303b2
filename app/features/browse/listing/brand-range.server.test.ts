import { expect, it } from 'vitest'
import type { ProductHit } from '#app/features/search/catalogue/search-record.ts'
import { chooseSkus } from './brand-range.server.ts'

const hit = (sku: string, category: string, typeName = category, range = ''): ProductHit =>
  ({
    objectID: sku,
    categoryKeys: [category],
    typeName,
    range,
    masterVariantID: '1',
    variants: [
      { id: '1', sku, colour: 'Chrome' },
      { id: '2', sku: `${sku}B`, colour: 'Matte Black' },
    ],
  }) as unknown as ProductHit

const HITS = [
  hit('mixer', 'tapware', 'Basin mixers'),
  hit('tower', 'tapware', 'Tower basin mixers'),
  hit('seal', 'spare-parts-valves'),
  hit('basin', 'basins'),
  hit('bath', 'baths'),
  hit('hook', 'accessories'),
]

it('shows what stands in the room first, in the finish that stands there', () => {
  expect(chooseSkus(HITS, ['towerB', 'elsewhere', 'hook'], new Map())).toEqual(['towerB', 'hook', 'basin', 'bath'])
})

it('goes on with groups that are not there yet, then with types, and takes spare parts last', () => {
  expect(chooseSkus(HITS, [], new Map())).toEqual(['mixer', 'basin', 'bath', 'hook'])
  expect(chooseSkus(HITS.slice(0, 3), [], new Map())).toEqual(['mixer', 'tower', 'seal'])
})

it('takes the signature finish of a collection', () => {
  const hits = [hit('mixer', 'tapware', 'Basin mixers', 'Opal II')]
  expect(chooseSkus(hits, [], new Map([['Opal II', 'Matte Black']]))).toEqual(['mixerB'])
})
