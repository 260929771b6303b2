import type { Product } from '@specify/catalogue/product/model.ts'
import { cleanProduct } from '#app/features/catalogue/feed/clean/clean-product.ts'
import { toFeedRecord } from '#app/features/catalogue/feed/write-feed.ts'
import { productTexts } from '../plan/product-texts.ts'
import { setCell, type FeedDraft } from '../tables/set-cells.ts'

export interface FieldValue {
  /** Empty for a value of the whole product. */
  readonly sku: string
  readonly field: string
  readonly text: string
}

/** Returns a reader of the values of a product as texts: null for a variant that it does not have. */
export function valueReader(product: Product): (of: Omit<FieldValue, 'text'>) => string | null {
  const { product: own, variants } = productTexts(product)
  const { au, nz } = product.name
  return ({ sku, field }) => {
    if (sku === '') return field === 'name' ? (au === nz ? au : `${au} | ${nz}`) : (own.get(field) ?? '')
    const texts = variants.get(sku)
    return texts ? (texts.get(field.replace(/^sale /, 'sale price ')) ?? '') : null
  }
}

/** Returns the product with these values; null where the rules of the feed refuse one or change it. */
export function withValues(product: Product, values: readonly FieldValue[]): Product | null {
  const draft = JSON.parse(JSON.stringify(toFeedRecord(product))) as FeedDraft
  // A sale price is compared with the price.
  const inOrder = values.toSorted(
    (one, other) => Number(one.field.startsWith('sale ')) - Number(other.field.startsWith('sale ')),
  )
  for (const { sku, field, text } of inOrder) {
    const cell = text === '' ? 'CLEAR' : text
    const outcome = setCell(draft, { sku, target: field, cell, canClear: true })
    if ('problem' in outcome) return null
  }
  const cleaned = cleanProduct(draft, () => null)
  if (cleaned.kind === 'refused') return null
  const read = valueReader(cleaned.product)
  return values.every((each) => read(each) === each.text) ? cleaned.product : null
}
