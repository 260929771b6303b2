import { likeness } from '#app/features/catalogue/views/likeness.ts'
import { relatedCategories } from '@specify/catalogue/product/related-products.ts'
import { variantInFinish } from '@specify/catalogue/variants/variant-in-finish.ts'
import { findVariant } from '@specify/catalogue/variants/variant-by-code.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import type { ProductHit } from '#app/features/search/catalogue/search-record.ts'
import { inCategories } from '../listing/category-filter.ts'
import type { RelatedContext } from './find-related.ts'

/** The newest of a kind: each is read whole. */
const MOST_READ = 40

/**
 * Products on sale of the type of another, those most like it first, each in the same finish where it has that. @throws
 * AppError `unavailable` where the search does not answer.
 */
export async function findSameKind(
  { product, variant }: CodedVariant,
  context: RelatedContext,
): Promise<CodedVariant[]> {
  const { catalogue, search, locale, visibility } = context
  const [type] = product.productTypes
  if (type === undefined) return []
  const ofType = { kind: 'term', attribute: 'product-types', value: type } as const
  const [answer] = await search.search({ locale, visibility, inBimLibrary: false }, [
    { filter: { kind: 'and', filters: [inCategories(relatedCategories(product)), ofType] }, limit: MOST_READ },
  ])
  const finish = String(variant.attributes.colour ?? '')
  const variants = (answer?.hits ?? []).flatMap(({ record }): CodedVariant[] => {
    const { variants } = record as unknown as ProductHit
    const sku = variants[0]?.sku ?? ''
    const other = catalogue.findProduct(sku, locale, visibility)
    const its = other && (variantInFinish(other.variants, variant, finish) ?? findVariant(other.variants, sku))
    return other && its && other.productId !== product.productId ? [{ product: other, variant: its }] : []
  })
  return variants
    .map((each) => ({ each, alike: likeness(variant, each.variant) }))
    .toSorted((one, other) => other.alike - one.alike)
    .map(({ each }) => each)
}
