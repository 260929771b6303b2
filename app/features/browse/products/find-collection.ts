import { relatedCategories } from '@specify/catalogue/product/related-products.ts'
import type { Product, Variant } from '@specify/catalogue/product/model.ts'
import { masterVariantId } from '@specify/catalogue/product/master-variant.ts'
import { toPartView } from '#app/features/catalogue/views/part-view.ts'
import type { CollectionView } from '#app/features/catalogue/views/product-screen-data.ts'
import { correctRangeName } from '@specify/catalogue/product/range-name.ts'
import { variantInFinish } from '@specify/catalogue/variants/variant-in-finish.ts'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import type { RequestCatalogue } from '#app/features/search/catalogue/request-catalogue.ts'
import type { ProductHit } from '#app/features/search/catalogue/search-record.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import type { RequestListings } from '../listing/request-listings.ts'

type Context = RequestCatalogue & RequestMarket & RequestListings & Pick<RequestContext, 'visibility'>

const QUERY_LIMIT = 40
const MAX_SHOWN = 4

/**
 * Others of a product's collection, of as many kinds as there are, in the finish of a variant where they come in it.
 * Null where there are none. @throws AppError `unavailable` where the search does not answer.
 */
export async function findCollection(
  product: Product,
  like: Variant,
  context: Context,
): Promise<CollectionView | null> {
  const { catalogue, search, listings, locale, visibility } = context
  if (product.range === '') return null
  const [answer] = await search.search({ locale, visibility, inBimLibrary: false }, [
    { filter: { kind: 'term', attribute: 'range', value: product.range }, limit: QUERY_LIMIT, retrieve: ['variants'] },
  ])
  const variants = (answer?.hits ?? []).flatMap(({ record }) => {
    const code = (record as unknown as ProductHit).variants[0]?.sku
    return (code !== undefined && catalogue.findProduct(code, locale, visibility)) || []
  })
  const others = onePerKind(variants.filter(({ productId }) => productId !== product.productId))
  if (others.length === 0) return null
  const listing = listings.all.find(({ kind, filter }) => kind === 'collection' && filter['range'] === product.range)
  return {
    name: correctRangeName(product.range),
    path: listing ? `${listing.path}/` : null,
    parts: others.flatMap((other) => {
      const variant = inFinishOf(other, like)
      return variant ? [toPartView(other, variant, locale, visibility)] : []
    }),
  }
}

/** The first of each category, then the others in their order. */
function onePerKind(products: readonly Product[]): Product[] {
  const kindOf = (product: Product) => relatedCategories(product).join()
  const firsts = products.filter(
    (each, index) => products.findIndex((other) => kindOf(other) === kindOf(each)) === index,
  )
  return [...new Set([...firsts, ...products])].slice(0, MAX_SHOWN)
}

function inFinishOf(product: Product, like: Variant): Variant | undefined {
  const { colour } = like.attributes
  const masterId = product.masterVariantId || masterVariantId(product.variants, null)
  return (
    variantInFinish(product.variants, like, typeof colour === 'string' ? colour : '') ??
    product.variants.find(({ id }) => id === masterId) ??
    product.variants[0]
  )
}
