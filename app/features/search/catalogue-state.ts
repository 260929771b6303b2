import type { Visibility } from '#app/core/actor.ts'
import type { Product } from '#app/features/catalogue/model.ts'
import { normaliseCode } from '@specify/engine/fold'
import { isSkuOfUrl } from '#app/features/catalogue/product-url.ts'
import { findVariant } from '#app/features/catalogue/variant-by-code.ts'
import { variantsByCode, type CodedVariant } from '#app/features/catalogue/variants-by-code.ts'
import { visibleProduct } from '#app/features/catalogue/visibility.ts'
import type { Locale } from '#app/features/markets/model.ts'
import type { Generation } from '#app/features/catalogue/model.ts'
import { BimLibraryView } from './bim-library-view.ts'
import type { CatalogueIndexName } from './catalogue-indexes.ts'
import { type SearchIndex, IndexView } from '@specify/engine'

/** One generation of the catalogue, fixed for the whole of a request. Immutable. */
export class CatalogueState {
  readonly generation: Generation
  private readonly indexes: ReadonlyMap<CatalogueIndexName, SearchIndex>
  private readonly views = new Map<string, IndexView>()

  constructor(generation: Generation, indexes: ReadonlyMap<CatalogueIndexName, SearchIndex>) {
    this.generation = generation
    this.indexes = indexes
  }

  products(locale: Locale, visibility: Visibility): IndexView {
    return this.view(`${locale}-${visibility}`)
  }

  bimLibrary(locale: Locale, visibility: Visibility): IndexView {
    const archive = this.index('archive')
    return this.keep(
      `${locale}-${visibility} BIM`,
      () =>
        new BimLibraryView(this.index(`${locale}-${visibility}`), {
          visibility,
          productOf(objectId) {
            const docId = archive.findDocument(objectId)
            return docId < 0 ? null : visibleProduct(productIn(archive, docId), locale, visibility)
          },
        }),
    )
  }

  /** Made from public products only. */
  querySuggestions(locale: Locale): IndexView {
    return this.view(`${locale}-suggestions`)
  }

  /**
   * The product with a code, discontinued ones included, as a reader in a market may see it. Of codes that are equal
   * without their signs, the exact spelling wins. Null for unknown codes and for products hidden from the reader.
   */
  findProduct(code: string, locale: Locale, visibility: Visibility): Product | null {
    const archive = this.index('archive')
    const candidates = findByCode(archive, normaliseCode(code)).flatMap((docId) => {
      const product = visibleProduct(productIn(archive, docId), locale, visibility)
      // A product found by the code of a variant that is hidden from its reader is not found.
      return product && findVariant(product.variants, code) ? [product] : []
    })
    return (
      candidates.find((product) => product.variants.some(({ sku }) => isSkuOfUrl(sku, code))) ?? candidates[0] ?? null
    )
  }

  /** Includes discontinued ones. Several for an ambiguous code. With `withSigns`, dots, slashes and others count. */
  findVariants(
    code: string,
    { locale, visibility, withSigns = false }: { locale: Locale; visibility: Visibility; withSigns?: boolean },
  ): readonly CodedVariant[] {
    const archive = this.index('archive')
    const products = findByCode(archive, normaliseCode(code)).flatMap((docId) => {
      return visibleProduct(productIn(archive, docId), locale, visibility) ?? []
    })
    return variantsByCode(products, code, { withSigns })
  }

  findProductBySlug(slug: string, locale: Locale, visibility: Visibility): Product | null {
    const { hits } = this.view('archive').search({ filter: { kind: 'term', attribute: 'slug', value: slug }, limit: 5 })
    const found = hits.flatMap(({ docId }) => {
      return visibleProduct(productIn(this.index('archive'), docId), locale, visibility) ?? []
    })
    return found[0] ?? null
  }

  close(): void {
    for (const index of this.indexes.values()) index.close()
  }

  private view(name: CatalogueIndexName): IndexView {
    return this.keep(name, () => new IndexView(this.index(name)))
  }

  private keep(key: string, make: () => IndexView): IndexView {
    return this.views.getOrInsertComputed(key, make)
  }

  private index(name: CatalogueIndexName): SearchIndex {
    const index = this.indexes.get(name)
    if (!index) throw new Error(`the catalogue has no index ${name}`)
    return index
  }
}

function productIn(archive: SearchIndex, docId: number): Product {
  return archive.readRecord(docId)['product'] as unknown as Product
}

function findByCode({ codes }: SearchIndex, normalised: string): number[] {
  const term = normalised === '' ? -1 : codes.terms.find(normalised)
  return term < 0 ? [] : [...new Set(codes.postings.subarray(codes.offsets[term], codes.offsets[term + 1]))]
}
