import type { Product } from '@specify/catalogue/product/model.ts'
import { pickRelated, RELATED_QUERY_LIMIT, relatedCategories } from '@specify/catalogue/product/related-products.ts'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import type { RequestCatalogue } from '#app/features/search/catalogue/request-catalogue.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { inCategories } from '../listing/category-filter.ts'
import { toSearchRecord, type ProductHit } from '#app/features/search/catalogue/search-record.ts'

export type RelatedContext = RequestCatalogue & RequestMarket & Pick<RequestContext, 'visibility'>

/**
 * Related products that a reader may see: the recommended ones, then the newest of its categories. @throws AppError
 * `unavailable` where the search does not answer.
 */
export async function findRelated(product: Product, context: RelatedContext): Promise<ProductHit[]> {
  const { catalogue, search, locale, visibility } = context
  const [answer] = await search.search({ locale, visibility, inBimLibrary: false }, [
    { filter: inCategories(relatedCategories(product)), limit: RELATED_QUERY_LIMIT },
  ])
  const related = (answer?.hits ?? []).map(({ record }) => record as unknown as ProductHit)
  const recommended = product.alternatives.flatMap((code) => {
    const alternative = catalogue.findProduct(code, locale, visibility)
    const record = alternative && toSearchRecord(alternative, locale, visibility)
    return record ? [record as unknown as ProductHit] : []
  })
  return pickRelated([...recommended, ...related], product.productId, visibility)
}
