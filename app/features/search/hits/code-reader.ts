import { listByCode, listLongerCodes, listSimilarCodes, type IndexView } from '@specify/engine'
import { normaliseCode } from '@specify/engine/fold'
import type { Visibility } from '@specify/core/actor.ts'
import type { CurrentReplacements } from '@specify/catalogue/product/current-replacement.ts'
import { readGtin } from '@specify/catalogue/product/gtin.ts'
import type { Product } from '@specify/catalogue/product/model.ts'
import { variantsByCode, type CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import { visibleProduct } from '@specify/catalogue/product/visibility.ts'
import { LOCALES, type Locale } from '@specify/core/market.ts'

interface Reader {
  readonly locale: Locale
  readonly visibility: Visibility
  readonly replacementsOf: (product: Product) => CurrentReplacements
}

/**
 * Looks many codes up for one reader, discontinued products included. Each product is read once: lists name the same
 * ones again and again. For the time of one request.
 */
export class CodeReader {
  private readonly archive: IndexView
  private readonly reader: Reader
  private readonly products = new Map<number, Product | null>()
  private readonly found = new Map<string, readonly CodedVariant[]>()

  constructor(archive: IndexView, reader: Reader) {
    this.archive = archive
    this.reader = reader
  }

  /** All variants that a code or an EAN may mean; several for an ambiguous one. */
  find(code: string): readonly CodedVariant[] {
    return this.found.getOrInsertComputed(code, () => {
      const variants = variantsByCode(this.productsWith(normaliseCode(code)), code)
      return variants.length > 0 ? variants : this.findByEan(code)
    })
  }

  /** Finds variants with a code in other markets, if this market has none. */
  elsewhere(code: string): readonly CodedVariant[] {
    if (this.find(code).length > 0) return []
    const others = LOCALES.filter((locale) => locale !== this.reader.locale)
    const products = listByCode(this.archive, normaliseCode(code)).flatMap((docId) => {
      const product = this.archive.readRecord(docId)['product'] as unknown as Product
      return others.flatMap((locale) => visibleProduct(product, locale, this.reader.visibility) ?? []).slice(0, 1)
    })
    return variantsByCode(products, code)
  }

  /** Current products that take the place of one. */
  replacementsOf(product: Product): CurrentReplacements {
    return this.reader.replacementsOf(product)
  }

  /** Variants with a code one edit away at most, the closest first; each with the code that is alike. */
  similar(code: string, limit: number): (CodedVariant & { readonly code: string })[] {
    return listSimilarCodes(this.archive, normaliseCode(code), limit).flatMap((alike) => this.variantsWith(alike))
  }

  /** Variants whose code goes on where this one ends. */
  longer(code: string, limit: number): (CodedVariant & { readonly code: string })[] {
    return listLongerCodes(this.archive, normaliseCode(code), limit).flatMap((longer) => this.variantsWith(longer))
  }

  private findByEan(text: string): readonly CodedVariant[] {
    const ean = readGtin(text.trim())
    if (ean === null) return []
    return this.productsWith(ean).flatMap((product) =>
      product.variants.flatMap((variant) => (variant.attributes.ean === ean ? [{ product, variant }] : [])),
    )
  }

  private variantsWith(code: string): (CodedVariant & { readonly code: string })[] {
    return variantsByCode(this.productsWith(code), code).map((coded) => ({ ...coded, code }))
  }

  private productsWith(normalised: string): Product[] {
    return listByCode(this.archive, normalised).flatMap((docId) => this.read(docId) ?? [])
  }

  private read(docId: number): Product | null {
    return this.products.getOrInsertComputed(docId, () => {
      const product = this.archive.readRecord(docId)['product'] as unknown as Product
      return visibleProduct(product, this.reader.locale, this.reader.visibility)
    })
  }
}
