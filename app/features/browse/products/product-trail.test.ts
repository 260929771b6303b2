import { expect, it } from 'vitest'
import { listingTable } from '../listing/listing-definition.ts'
import { productTrail } from './product-trail.ts'

type Kind = 'category' | 'collection' | 'livewell' | 'brand'
const listing = (path: string, title: string, kind: Kind, brand?: string) =>
  ({ path, title, intro: '', kind, filter: {}, ...(brand && { brand }) }) as const
const table = listingTable([
  listing('products/tapware', 'Tapware', 'category'),
  listing('products/tapware/basin-mixers', 'Basin mixers', 'category'),
  listing('products/basins', 'Basins', 'category'),
  listing('collection/liano-ii', 'Liano II', 'collection', 'brands/caroma'),
  listing('collection/turoa', 'Tūroa', 'collection', 'brands/methven'),
  listing('livewell/opal', 'Opal', 'livewell', 'brands/caroma-livewell'),
  listing('collection/liano-care', 'Liano Care', 'collection', 'brands/caroma-livewell'),
  listing('collection/regent', 'Regent', 'collection', 'brands/dorf'),
  listing('collection/unnamed', 'Unnamed', 'collection'),
  listing('brands/caroma', 'Caroma', 'brand'),
  listing('brands/methven', 'Methven', 'brand'),
  listing('brands/dorf', 'Dorf', 'brand'),
  listing('brands/caroma-livewell', 'Caroma Livewell', 'brand'),
])
const place = { categoryId: 'b', name: 'Basin mixers', _url: '/products/tapware/basin-mixers/', subCategories: [] }
const product = {
  name: { au: 'Liano II Mixer', nz: 'Liano II Mixer' },
  categories: [{ categoryId: 't', name: 'Tapware', _url: '/products/tapware/', subCategories: [place] }],
}
const labels = (collection: string | null, category: string | null) =>
  productTrail(product, { collection, category }, 'au', table)
    .crumbs.map(({ label }) => label)
    .join(' > ')

it.each([
  ['its own category', null, null, 'Home > Products > Tapware > Basin mixers > Liano II Mixer'],
  ['the category it was opened from', null, 'products/basins', 'Home > Products > Basins > Liano II Mixer'],
  ['a collection', 'collection/liano-ii', null, 'Home > Brands > Caroma > Liano II > Liano II Mixer'],
  [
    'a collection before a category',
    'collection/turoa',
    'products/basins',
    'Home > Brands > Methven > Tūroa > Liano II Mixer',
  ],
  ['a Livewell range', 'livewell/opal', null, 'Home > Brands > Caroma Livewell > Opal > Liano II Mixer'],
  ['a care collection', 'collection/liano-care', null, 'Home > Brands > Caroma Livewell > Liano Care > Liano II Mixer'],
  ['a collection of another brand', 'collection/regent', null, 'Home > Brands > Dorf > Regent > Liano II Mixer'],
  ['a collection of no brand', 'collection/unnamed', null, 'Home > Brands > Unnamed > Liano II Mixer'],
  [
    'nothing that exists',
    'collection/<b>',
    'products/../x',
    'Home > Products > Tapware > Basin mixers > Liano II Mixer',
  ],
  [
    'a listing of another kind',
    'brands/caroma',
    'brands/caroma',
    'Home > Products > Tapware > Basin mixers > Liano II Mixer',
  ],
])('leads through %s', (_, collection, category, expected) => {
  expect(labels(collection, category)).toBe(expected)
})

it('links brands at their own pages, and says whether the trail comes from the address', () => {
  const trail = productTrail(product, { collection: 'livewell/opal', category: null }, 'nz', table)
  expect(trail.isFromAddress).toBe(true)
  expect(trail.crumbs.map(({ href }) => href)).toEqual([
    '/nz/',
    null,
    '/nz/brands/caroma-livewell/',
    '/nz/livewell/opal/',
    null,
  ])
  expect(productTrail(product, { collection: null, category: null }, 'au', table).isFromAddress).toBe(false)
})
