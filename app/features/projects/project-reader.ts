import type { Visibility } from '#app/core/actor.ts'
import type { Money } from '#app/core/money.ts'
import { assetUrl } from '#app/features/catalogue/asset-source.ts'
import type { Product } from '#app/features/catalogue/model.ts'
import type { PriceDisplay } from '#app/features/catalogue/price-display.ts'
import { variantPath, variantPrice } from '#app/features/catalogue/product-view.ts'
import { findVariant } from '#app/features/catalogue/variant-by-code.ts'
import type { Locale } from '#app/features/markets/model.ts'
import { isAvailable } from './addable.ts'
import type { ProductFacts } from './product-facts.ts'

/** What a project depends on besides itself: the catalogue as the one who looks at it may know it. */
export interface ProjectReader {
  readonly visibility: Visibility
  /** The product with a SKU in a market; null where there is none. */
  readonly findProduct: (sku: string, locale: Locale) => Product | null
  /** What the builder shows of it. */
  readonly findFacts: (sku: string, locale: Locale) => ProductFacts | null
}

interface ReadCatalogue {
  findProduct(sku: string, locale: Locale, visibility: Visibility): Product | null
}

/** More than any catalogue has of products in use; what is beyond is found anew. */
const MAX_KNOWN = 20_000
/** By generation of the catalogue, so that nothing of an older one is shown. */
const known = new WeakMap<ReadCatalogue, Map<string, ProductFacts | null>>()

/** How projects are read by one kind of reader from one generation of the catalogue. */
export function projectReader(catalogue: ReadCatalogue, visibility: Visibility): ProjectReader {
  const findProduct = (sku: string, locale: Locale) => catalogue.findProduct(sku, locale, visibility)
  const facts = known.getOrInsertComputed(catalogue, () => new Map())
  return {
    visibility,
    findProduct,
    findFacts(sku, locale) {
      const key = `${locale} ${visibility} ${sku}`
      const found = facts.get(key)
      if (found !== undefined) return found
      const product = findProduct(sku, locale)
      const made = product && toFacts(product, sku, locale, visibility)
      if (facts.size < MAX_KNOWN) facts.set(key, made)
      return made
    },
  }
}

function toFacts(product: Product, sku: string, locale: Locale, visibility: Visibility): ProductFacts {
  const variant = findVariant(product.variants, sku)
  const price = variant && variantPrice(product, variant, locale, visibility)
  const [image] = variant?.images ?? []
  return {
    name: product.name[locale],
    image: image === undefined ? null : assetUrl(image),
    path: variant ? variantPath(product, variant) : '',
    isAvailable: variant !== null && isAvailable(product),
    price: price && shownPrice(price),
    alternatives: [...product.replacedBy, ...product.alternatives],
  }
}

/** The price for one as it is sent; null where there is none to show. */
export function shownPrice(display: PriceDisplay): Money | null {
  if (display.kind !== 'rrp' && display.kind !== 'discounted') return null
  const { centAmount, fractionDigits, currencyCode } = display.price
  return { centAmount, fractionDigits, currencyCode }
}
