import { normaliseCode } from '@specify/engine/fold'
import type { CurrentReplacements } from '@specify/catalogue/product/current-replacement.ts'
import { selectVariant } from '@specify/catalogue/product/select-variant.ts'
import type { Product } from '@specify/catalogue/product/model.ts'
import { findVariant } from '@specify/catalogue/variants/variant-by-code.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import type { ProductScope } from '../backends/backend.ts'
import type { RequestCatalogue } from '../catalogue/request-catalogue.ts'

type Reader = Pick<RequestCatalogue, 'catalogue'> & Pick<ProductScope, 'locale' | 'visibility'>

/** The replacements of a product, and the alternatives that its manufacturer recommends. */
export interface Successors extends CurrentReplacements {
  /** On sale in the market, without the replacements. */
  readonly alternatives: readonly CodedVariant[]
}

const MOST_CODES = 5
const MOST_WORDS = 8

/** Lists possible product codes in a text: the whole text, then each word with a digit. */
export function listCodes(text: string): string[] {
  const words = text.split(/\s+/).slice(0, MOST_WORDS)
  return [...new Set([text, ...words.filter((word) => /\d/.test(word) && normaliseCode(word).length > 3)])]
}

/**
 * The discontinued variant that a text has the code of, or of the family of: listings leave it out, yet people still have
 * its code.
 */
export function findDiscontinuedCode(text: string, { catalogue, locale, visibility }: Reader): CodedVariant | null {
  for (const code of listCodes(text)) {
    const product = catalogue.findProduct(code, locale, visibility) ?? catalogue.findFamily(code, locale, visibility)
    const variant = product?.status === 'discontinued' && selectVariant(product.variants, product.masterVariantId, code)
    if (product && variant) return { product, variant }
  }
  return null
}

export function findSuccessors(product: Product, { catalogue, locale, visibility }: Reader): Successors {
  const replaced = catalogue.findReplacements(product, locale, visibility)
  const replacementSkus = new Set(replaced.current.map(({ variant }) => variant.sku))
  const alternatives = product.alternatives.slice(0, MOST_CODES).flatMap((code) => {
    const found = catalogue.findProduct(code, locale, visibility)
    const variant = found && findVariant(found.variants, code)
    return found?.status === 'current' && variant && !replacementSkus.has(variant.sku)
      ? [{ product: found, variant }]
      : []
  })
  return { ...replaced, alternatives }
}
