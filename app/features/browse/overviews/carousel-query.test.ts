import { expect, it } from 'vitest'
import { carouselQuery } from './carousel-query.ts'
import { toProtocolRequests } from '#app/features/search/backends/hosted-query.ts'

it.each([
  ['collection/liano', 12],
  ['livewell/care', 12],
  ['universal-accessories', 12],
  ['case-studies/harbour-row', 48],
  ['sectors/hotels', 48],
])('a carousel on %s asks for %i products', (path, limit) => {
  expect(carouselQuery(path, null).limit).toBe(limit)
})

it('asks a hosted index by brand, range, category keys and attributes', () => {
  const query = carouselQuery('brands/caroma', {
    brand: ['Caroma'],
    range: ['Liano', 'Luna'],
    categoryKeys: ['basins'],
    attributes: { 'touchless-smart': [true] },
  })
  const [request] = toProtocolRequests({ locale: 'nz', visibility: 'public', inBimLibrary: false }, query)
  expect(request).toMatchObject({
    indexName: 'nz_products',
    hitsPerPage: 48,
    facets: ['*'],
    maxValuesPerFacet: 999,
    filters:
      '(("brand":"Caroma") AND ("range":"Liano" OR "range":"Luna") AND ("categoryKeys":"basins") AND ("touchless-smart":"true"))',
  })
  expect(request?.attributesToRetrieve).toEqual(
    expect.arrayContaining(
      'name slug categoryKeys masterVariantID IsNew builder-range IsGWAInternal brand range sub-brand product-types variants'.split(
        ' ',
      ),
    ),
  )
})
