import type { Product } from '@specify/catalogue/product/model.ts'
import { productTexts } from './product-texts.ts'
import type { FieldChange } from './compare-products.ts'

const SAID = ['name Australia', 'brand', 'range', 'status', 'markets'] as const

/** Names what a new product is, and its variants with their prices; not each of its values. */
export function describeNewProduct(product: Product): readonly FieldChange[] {
  const { product: texts, variants } = productTexts(product)
  const own = SAID.map((field) => ({ sku: '', field, was: '', is: texts.get(field) ?? '' }))
  const prices = [...variants].slice(0, 50).flatMap(([sku, values]) => {
    const priced = [...values].filter(([field]) => field.startsWith('price '))
    const fields = priced.map(([field, is]) => ({ sku, field, was: '', is }))
    return fields.length > 0 ? fields : [{ sku, field: 'variant', was: '', is: sku }]
  })
  return [...own, ...prices].filter(({ is }) => is !== '')
}
