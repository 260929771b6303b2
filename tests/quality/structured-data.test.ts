import { beforeAll, describe, expect, it } from 'vitest'
import { productData, siteData } from '#app/features/catalogue/views/structured-data.ts'
import { pageBreadcrumbData, productBreadcrumbData } from '#app/features/catalogue/views/breadcrumb-data.ts'
import { variantPath, variantPrice } from '#app/features/catalogue/views/product-view.ts'
import { absoluteUrl } from '@specify/catalogue/files/asset-source.ts'
import { LOCALES } from '@specify/core/market.ts'
import { openDemo } from '#tests/support/demo-backend.ts'
import { vocabularyProblems } from '#tests/support/schema-org.ts'

const SITE = 'https://specify.example'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})

/** Serialises as a search engine reads it. */
const sent = (data: object): unknown => JSON.parse(JSON.stringify(data))

describe('structured data is of the vocabulary of schema.org', () => {
  it('for every variant of every product in both markets', () => {
    const problems = new Set<string>()
    let checked = 0
    for (const locale of LOCALES) {
      for (const product of demo.products) {
        for (const variant of product.variants) {
          const url = `${SITE}/${locale}/${variantPath(product, variant)}`
          const price = variantPrice(product, variant, locale, 'public')
          const images = variant.images.map((image) => absoluteUrl(image, SITE))
          const data = [
            productData({ product, variant, price, locale, url, images }),
            productBreadcrumbData(product, locale, SITE, url, []),
          ]
          for (const each of data.flatMap((entity) => vocabularyProblems(sent(entity)))) problems.add(each)
          checked++
        }
      }
    }
    expect([...problems]).toEqual([])
    expect(checked).toBeGreaterThan(2_000)
  })

  it('for every listing and the home pages', () => {
    for (const locale of LOCALES) {
      const data = [
        siteData(locale, SITE),
        ...demo.table.all.map(({ path }) => pageBreadcrumbData(path, locale, SITE, [])),
      ]
      expect(data.length).toBeGreaterThan(100)
      expect(data.flatMap((entity) => vocabularyProblems(sent(entity)))).toEqual([])
    }
  })
})

describe('the check of the vocabulary', () => {
  const product = { '@context': 'https://schema.org', '@type': 'Product', name: 'Mixer' }
  it.each([
    [{ ...product, '@context': 'https://schema.example' }, '@context: https://schema.example'],
    [{ ...product, '@type': 'Produkt' }, '@type: unknown Produkt'],
    [{ ...product, colour: 'Chrome' }, 'colour: no property of Product'],
    [{ ...product, sku: 5 }, 'sku: 5 is no Text'],
    [{ ...product, name: '' }, 'name: "" is no Text'],
    [{ ...product, image: ['/a.webp'] }, 'image: "/a.webp" is no URL, ImageObject'],
    [{ ...product, brand: 'Caroma' }, 'brand: "Caroma" is no Brand, Organization'],
    [{ ...product, offers: { '@type': 'Brand', name: 'x' } }, 'offers: Brand is no Offer, Demand'],
    [{ ...product, offers: { '@type': 'Offer', priceCurency: 'AUD' } }, 'offers.priceCurency: no property of Offer'],
  ])('finds %j', (entity, problem) => {
    expect(vocabularyProblems(entity)).toEqual([problem])
  })

  it('takes a type that is a kind of the one asked for', () => {
    const offers = { '@type': 'AggregateOffer', lowPrice: '1.00', offerCount: 2, priceCurrency: 'AUD' }
    expect(vocabularyProblems({ ...product, offers })).toEqual([])
  })
})
