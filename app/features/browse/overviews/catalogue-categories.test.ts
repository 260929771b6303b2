import { describe, expect, it } from 'vitest'
import { openCatalogue } from '#tests/support/demo-backend.ts'
import { withCategories } from './catalogue-categories.ts'
import { listingCrumbs } from '../listing/listing-crumbs.ts'
import { findListing } from '../listing/listing-definition.ts'
import { readOverview } from './overview.server.ts'

const appliance = (productId: string, sub: string, more: object = {}) => ({
  productId,
  name: productId,
  categories: [
    {
      categoryId: 'a',
      name: 'Appliances',
      _url: '/products/appliances/',
      subCategories: [{ categoryId: sub, name: `Our ${sub}`, _url: `/products/appliances/${sub}/` }],
    },
  ],
  variants: [{ sku: productId, attributes: {} }],
  ...more,
})
const RECORDS = [
  appliance('D1', 'dishwashers'),
  appliance('O1', 'ovens', { markets: ['nz'] }),
  appliance('S1', 'samples', { IsGWAInternal: true }),
]

describe('categories that the slug table does not name', async () => {
  const { catalogue, search, table } = await openCatalogue(RECORDS)
  const listings = withCategories(table, catalogue, 'public')

  it('have a listing under the name that the feed gives them, in the markets that sell something in it', () => {
    expect(findListing(listings, 'products/appliances/dishwashers', 'au')).toMatchObject({
      title: 'Our dishwashers',
      filter: { categoryKeys: 'appliances/dishwashers' },
    })
    expect(findListing(listings, 'products/appliances', 'nz')?.title).toBe('Appliances')
    expect(findListing(listings, 'products/appliances/ovens', 'au')).toBeNull()
    expect(findListing(listings, 'products/appliances/ovens', 'nz')?.title).toBe('Our ovens')
  })

  it('are not there for readers who see nothing in them', () => {
    expect(findListing(listings, 'products/appliances/samples', 'au')).toBeNull()
    expect(
      findListing(withCategories(table, catalogue, 'internal'), 'products/appliances/samples', 'au'),
    ).not.toBeNull()
  })

  it('stand in trails and in the overview, where listings without a product are left out', async () => {
    const crumbs = listingCrumbs('au', 'products/appliances/dishwashers', null, listings)
    expect(crumbs.map(({ label }) => label)).toEqual(['Home', 'Products', 'Appliances', 'Our dishwashers'])
    const request = { locale: 'au' as const, visibility: 'public' as const, listings, search }
    const overview = await readOverview('category', request)
    expect(overview.map(({ title, count, children }) => [title, count, children.map((each) => each.title)])).toEqual([
      ['Appliances', 1, ['Our dishwashers']],
    ])
  })
})

it('are many only up to what an overview can show', async () => {
  const groups = Array.from({ length: 150 }, (_, index) => ({
    productId: `G${index}`,
    name: 'Thing',
    categories: [{ categoryId: 'g', name: `Group ${index}`, _url: `/products/group-${index}/`, subCategories: [] }],
    variants: [{ sku: `G${index}`, attributes: {} }],
  }))
  const { catalogue, search, table } = await openCatalogue(groups)
  const listings = withCategories(table, catalogue, 'public')
  const request = { locale: 'au' as const, visibility: 'public' as const, listings, search }
  expect((await readOverview('category', request)).length).toBeLessThanOrEqual(120)
  expect(findListing(listings, 'products/group-149', 'au')?.title).toBe('Group 149')
})

it('leaves the table as it is where it names all', async () => {
  const { catalogue, table } = await openCatalogue([])
  expect(withCategories(table, catalogue, 'public')).toBe(table)
})
