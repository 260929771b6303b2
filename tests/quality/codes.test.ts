import { beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '@specify/core/market.ts'
import type { Product } from '@specify/catalogue/product/model.ts'
import { visibleProduct } from '@specify/catalogue/product/visibility.ts'
import { variantWords } from '@specify/catalogue/variants/variant-words.ts'
import { INITIAL_STATE } from '#app/features/browse/listing/listing-state.ts'
import { SEARCH_PATH } from '#app/features/browse/listing/listing-definition.ts'
import { readListing } from '#app/features/browse/listing/listing.server.ts'
import { findDiscontinued, findPathByEan } from '#app/features/browse/products/product-page.server.ts'
import { listSameCodes } from '#app/features/browse/listing/same-codes.ts'
import { findUnknownCode } from '#app/features/search/hits/unknown-code.ts'
import { openDemo } from '#tests/support/demo-backend.ts'
import { makeProducts } from '#tests/support/demo-catalogue.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})

const reader = () => ({ ...demo, listings: demo.table, locale: 'au' as const, visibility: 'public' as const })

/** Codes of the variants that are shown first. */
async function shownFor(query: string) {
  const state = { ...INITIAL_STATE, query }
  const { firstPage } = await readListing(reader(), { locale: 'au', path: SEARCH_PATH, definition: null, state })
  return firstPage.cards.map(({ variants, selected }) => variants[selected]?.sku)
}

describe('a search for a code', () => {
  it('that two products have without their signs shows both first, and says so', async () => {
    for (const text of ['463015', '463 015', 'valve 463015']) {
      expect(new Set((await shownFor(text)).slice(0, 2))).toEqual(new Set(['463-0.15', '4630.15']))
      expect(listSameCodes(text, reader()).toSorted()).toEqual(['463-0.15', '4630.15'])
    }
    for (const text of ['463-0.15', '4630.15', '96340C6AF', 'basin', ''])
      expect(listSameCodes(text, reader())).toEqual([])
    expect((await shownFor('4630.15'))[0]).toBe('4630.15')
    expect((await shownFor('463-0.15'))[0]).toBe('463-0.15')
  })

  it('of a family shows its master', async () => {
    expect(await shownFor('96340')).toEqual(['96340C6AF'])
  })

  it.each([
    ['96341', ['96340', '96342', '96344']],
    ['96341C6AF', ['96340', '96342', '96344']],
    ['97141', ['97140', '97144']],
    ['basin mixer 96341', ['96340']],
  ])('that no product has shows its family first, and says so: %s', async (text, family) => {
    const shown = (await shownFor(text)).slice(0, family.length).map((sku) => sku?.slice(0, 5))
    expect(new Set(shown)).toEqual(new Set(family))
    expect(findUnknownCode(text, reader())).toBe(text.split(' ').at(-1))
  })

  it.each(['96340', '9634', '96340C6AF', '450', '900x900 shower', '1700mm bath', '96140', 'basin', '10 litres', ''])(
    'that some product has, and what is no code, is called known: %s',
    (text) => {
      expect(findUnknownCode(text, reader())).toBeNull()
    },
  )

  it('of a discontinued product or family names what it is replaced by', () => {
    for (const text of ['96140C5A', '96140 c5a', 'basin mixer 96140B5A', '96140']) {
      const found = findDiscontinued(text, reader())
      expect(found?.product.name).toBe('Liano Basin Mixer')
      expect(found?.replacements.map(({ sku }) => sku)).toEqual(['96340C6AF'])
    }
    expect(findDiscontinued('96140B5A', reader())?.product.sku).toBe('96140B5A')
    expect(findDiscontinued('853014', reader())).toMatchObject({ replacements: [], product: { sku: '853014W' } })
    for (const text of ['9614', '96340', '9399', 'basin mixer', '']) expect(findDiscontinued(text, reader())).toBeNull()
  })

  it('that is an EAN leads to its variant, however it is printed', () => {
    for (const ean of ['9399431401748', '9 399431 401748', '9399-4314-01748'])
      expect(findPathByEan(ean, reader())).toContain('96340C6AF')
    expect(findPathByEan('9399431401749', reader())).toBeNull()
  })
})

/** Products of which two variants read alike. */
function readAlike(products: readonly Product[], locale: Locale): string[] {
  return products.flatMap((each) => {
    const product = visibleProduct(each, locale, 'internal')
    const texts = product?.variants.map((variant) => variantWords(product, variant).text.toLowerCase()) ?? []
    return new Set(texts).size === texts.length ? [] : [each.productId]
  })
}

describe('the words of variants', () => {
  it('tell all of a product apart, in both markets, and where nothing is known but titles and codes', async () => {
    const { products } = demo
    const [{ categories }] = products as [Product]
    const bare = await makeProducts(
      products.map(({ productId, name, variants }) => ({
        productId,
        name: name.au,
        categories,
        variants: variants.map(({ sku }) => ({ sku })),
      })),
    )
    expect(bare.flatMap(({ variants }) => variants)).toHaveLength(products.flatMap(({ variants }) => variants).length)
    for (const catalogue of [products, bare])
      for (const locale of ['au', 'nz'] as const) expect(readAlike(catalogue, locale)).toEqual([])
  })
})
