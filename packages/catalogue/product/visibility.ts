import type { Visibility } from '@specify/core/actor.ts'
import type { Locale } from '@specify/core/market.ts'
import { masterVariantId } from './master-variant.ts'
import type { Product, Variant } from './model.ts'

export function isInternalVariant(product: Pick<Product, 'isInternal'>, variant: Variant): boolean {
  return product.isInternal || variant.attributes.IsGWAInternal === true
}

/** Removes internal variants for the public. Null when none is left: the product must look as if it did not exist. */
export function visibleProduct(product: Product, locale: Locale, visibility: Visibility): Product | null {
  if (!product.markets.includes(locale)) return null
  if (visibility === 'internal') return product
  const variants = product.variants.filter((variant) => !isInternalVariant(product, variant))
  if (variants.length === 0) return null
  if (variants.length === product.variants.length) return product
  return { ...product, variants, masterVariantId: masterVariantId(variants, product.masterVariantId) }
}
