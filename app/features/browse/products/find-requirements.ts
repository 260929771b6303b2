import type { Product } from '@specify/catalogue/product/model.ts'
import { toPartView, type PartView } from '#app/features/catalogue/views/part-view.ts'
import type { RequirementView } from '#app/features/catalogue/views/requirement-view.ts'
import { REQUIREMENT_KINDS, requirementsOf } from '@specify/catalogue/product/requirements.ts'
import { findVariant } from '@specify/catalogue/variants/variant-by-code.ts'
import type { ProductContext } from '../product-actions/product-context.ts'

type Reader = Pick<ProductContext, 'catalogue' | 'locale' | 'visibility'>

/**
 * Finds the products that a product needs, among those visible to the reader. Omits what every variant has in its box.
 */
export function findRequirements(product: Product, reader: Reader): RequirementView[] {
  return requirementsOf(product).flatMap(({ kind, anyOf }) => {
    const isInTheBox = product.variants.every(({ bundleReferences }) =>
      bundleReferences.some((code) => anyOf.includes(code)),
    )
    const parts = isInTheBox ? [] : anyOf.flatMap((code) => findPart(code, reader) ?? [])
    return parts.length > 0 ? [{ kind, label: REQUIREMENT_KINDS[kind].label, parts }] : []
  })
}

function findPart(code: string, { catalogue, locale, visibility }: Reader): PartView | null {
  const product = catalogue.findProduct(code, locale, visibility)
  const variant = product?.status === 'current' && findVariant(product.variants, code)
  return product && variant ? toPartView(product, variant, locale, visibility) : null
}
