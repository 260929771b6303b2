import type { AttributeKey } from '@specify/catalogue/facts/attributes.ts'
import type { Product } from '@specify/catalogue/product/model.ts'

export const SPELT_ALIKE = [
  'brand',
  'range',
  'colour',
  'item-material',
  'surface-finish',
  'shape',
  'mount-type',
  'wels-rating',
  'set-out',
  'item-tapholes',
  'overflow',
  'bowl-position',
  'trap-type',
  'inlet-type',
  'spray-functions',
] as const satisfies readonly AttributeKey[]

export type Field = (typeof SPELT_ALIKE)[number] | 'sub-brand' | 'product-types'

export function* valuesOf(product: Product): Generator<readonly [Field, string]> {
  if (product.brand) yield ['brand', product.brand]
  if (product.range) yield ['range', product.range]
  if (product.subBrand) yield ['sub-brand', product.subBrand]
  for (const type of product.productTypes) yield ['product-types', type]
  for (const { attributes } of product.variants) {
    for (const key of SPELT_ALIKE) {
      const value = attributes[key]
      if (typeof value === 'string') yield [key, value]
    }
  }
}
