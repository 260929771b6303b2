import type { Visibility } from '@specify/core/actor.ts'
import { categoryKey, categoryPaths } from '@specify/catalogue/facts/category-path.ts'
import { currentReplacements, type CurrentReplacements } from '@specify/catalogue/product/current-replacement.ts'
import type { Product } from '@specify/catalogue/product/model.ts'
import { normaliseCode } from '@specify/engine/fold'
import { isSkuOfUrl } from '@specify/catalogue/product/sku-in-url.ts'
import { findVariant } from '@specify/catalogue/variants/variant-by-code.ts'
import { variantsByCode, type CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import { visibleProduct } from '@specify/catalogue/product/visibility.ts'
import { LOCALES, type Locale } from '@specify/core/market.ts'
import type { Generation } from '@specify/catalogue/product/model.ts'
import { BimLibraryView } from '../hits/bim-library-view.ts'
import type { CatalogueIndexName } from './catalogue-indexes.ts'
import { CodeReader } from '../hits/code-reader.ts'
import { type IndexUpdate, type SearchIndex, IndexView, listByBeginning, listByCode } from '@specify/engine'

const CATEGORY = 'categoryKeys'
/** A shorter beginning of a code is seldom that of one product. */
const MIN_FAMILY_LENGTH = 5
/** Codes of a product: of each variant up to three. */
const MOST_OF_FAMILY = 300

/** One generation of the catalogue, fixed for the whole of a request. Immutable. */
export class CatalogueState {
  readonly generation: Generation
  private readonly indexes: ReadonlyMap<CatalogueIndexName, SearchIndex>
  private readonly updates: ReadonlyMap<CatalogueIndexName, IndexUpdate>
  private readonly views = new Map<string, IndexView>()

  /** @param updates what came after the indexes were built, of which there may be none */
  constructor(
    generation: Generation,
    indexes: ReadonlyMap<CatalogueIndexName, SearchIndex>,
    updates: ReadonlyMap<CatalogueIndexName, IndexUpdate> = new Map(),
  ) {
    this.generation = generation
    this.indexes = indexes
    this.updates = updates
  }

  /** The same indexes with what came after they were built. */
  withUpdates(generation: Generation, updates: ReadonlyMap<CatalogueIndexName, IndexUpdate>): CatalogueState {
    return new CatalogueState(generation, this.indexes, updates)
  }

  indexNamed(name: CatalogueIndexName): SearchIndex {
    const index = this.indexes.get(name)
    if (!index) throw new Error(`the catalogue has no index ${name}`)
    return index
  }

  products(locale: Locale, visibility: Visibility): IndexView {
    return this.view(`${locale}-${visibility}`)
  }

  /** Products of a market that are no longer made. No listing of the site has them. */
  discontinued(locale: Locale): IndexView {
    return this.view(`${locale}-discontinued`)
  }

  bimLibrary(locale: Locale, visibility: Visibility): IndexView {
    const archive = this.view('archive')
    const name = `${locale}-${visibility}` as const
    return this.keep(
      `${name} BIM`,
      () =>
        new BimLibraryView(this.indexNamed(name), this.updates.get(name) ?? null, {
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
    const archive = this.view('archive')
    const candidates = listByCode(archive, normaliseCode(code)).flatMap((docId) => {
      const product = visibleProduct(productIn(archive, docId), locale, visibility)
      // A product found by the code of a variant that is hidden from its reader is not found.
      return product && findVariant(product.variants, code) ? [product] : []
    })
    return (
      candidates.find((product) => product.variants.some(({ sku }) => isSkuOfUrl(sku, code))) ?? candidates[0] ?? null
    )
  }

  /** The product whose variants' codes alone begin so, discontinued ones included: `96140` of `96140C5A` and `96140B5A`. */
  findFamily(code: string, locale: Locale, visibility: Visibility): Product | null {
    const archive = this.view('archive')
    const begun = normaliseCode(code)
    const docIds = begun.length < MIN_FAMILY_LENGTH ? null : listByBeginning(archive, begun, MOST_OF_FAMILY)
    const [only, another] = new Set(docIds)
    if (only === undefined || another !== undefined) return null
    return visibleProduct(productIn(archive, only), locale, visibility)
  }

  /** Includes discontinued ones. Several for an ambiguous code. With `withSigns`, dots, slashes and others count. */
  findVariants(
    code: string,
    { locale, visibility, withSigns = false }: { locale: Locale; visibility: Visibility; withSigns?: boolean },
  ): readonly CodedVariant[] {
    const archive = this.view('archive')
    const products = listByCode(archive, normaliseCode(code)).flatMap((docId) => {
      return visibleProduct(productIn(archive, docId), locale, visibility) ?? []
    })
    return variantsByCode(products, code, { withSigns })
  }

  codeReader(locale: Locale, visibility: Visibility): CodeReader {
    const replacementsOf = (product: Product) => this.findReplacements(product, locale, visibility)
    return new CodeReader(this.view('archive'), { locale, visibility, replacementsOf })
  }

  /** Current products that take the place of one, as a reader in a market may see them. */
  findReplacements(product: Product, locale: Locale, visibility: Visibility): CurrentReplacements {
    if (product.replacedBy.length === 0) return { current: [], elsewhere: [] }
    const markets = [locale, ...LOCALES.filter((each) => each !== locale)]
    return currentReplacements(product, locale, (code) => {
      for (const market of markets) {
        const found = this.findProduct(code, market, visibility)
        const variant = found && findVariant(found.variants, code)
        if (found && variant) return { product: found, variant }
      }
      return null
    })
  }

  findProductBySlug(slug: string, locale: Locale, visibility: Visibility): Product | null {
    const archive = this.view('archive')
    const { hits } = archive.search({ filter: { kind: 'term', attribute: 'slug', value: slug }, limit: 5 })
    const products = hits.flatMap(({ docId }) => {
      return visibleProduct(productIn(archive, docId), locale, visibility) ?? []
    })
    return products[0] ?? null
  }

  /** Keys of the categories in which a reader of a market sees products, those with most of them first. */
  listCategories(locale: Locale, visibility: Visibility, most: number): string[] {
    const counted = this.products(locale, visibility).search({ facets: [CATEGORY], maxValuesPerFacet: most, limit: 0 })
    return (counted.facets.get(CATEGORY)?.values ?? []).map(({ value }) => String(value))
  }

  /** Names a category as shown to a reader; null where no visible product is in it. */
  nameOfCategory(key: string, locale: Locale, visibility: Visibility): string | null {
    const view = this.products(locale, visibility)
    const { hits } = view.search({ filter: { kind: 'term', attribute: CATEGORY, value: key }, limit: 1 })
    const archive = this.view('archive')
    const docId = hits[0] ? archive.findDocument(view.readRecord(hits[0].docId).objectID) : -1
    const paths = docId < 0 ? [] : categoryPaths(productIn(archive, docId).categories)
    return paths.flat().find((category) => categoryKey(category) === key)?.name ?? null
  }

  /** Some products of a category, as a reader of a market sees them, the first of a listing first. */
  sampleCategory(key: string, locale: Locale, visibility: Visibility, most: number): Product[] {
    const view = this.products(locale, visibility)
    const { hits } = view.search({ filter: { kind: 'term', attribute: CATEGORY, value: key }, limit: most })
    const archive = this.view('archive')
    return hits.flatMap(({ docId }) => {
      const ofArchive = archive.findDocument(view.readRecord(docId).objectID)
      return ofArchive < 0 ? [] : (visibleProduct(productIn(archive, ofArchive), locale, visibility) ?? [])
    })
  }

  /** Checks the documents that nobody has read yet, one index after the other. */
  async checkDocuments(pauseMs: number): Promise<void> {
    for (const { documents } of this.indexes.values()) await documents.check?.(pauseMs)
  }

  /** Names the indexes whose documents fail their checksums. */
  damagedIndexes(): CatalogueIndexName[] {
    return Array.from(this.indexes).flatMap(([name, { documents }]) => (documents.isDamaged ? [name] : []))
  }

  /** Releases the indexes, which states with updates have in common. */
  close(): void {
    for (const index of this.indexes.values()) index.close()
  }

  /** Releases what belongs to this state alone. */
  closeUpdates(): void {
    for (const { index } of this.updates.values()) index.close()
  }

  private view(name: CatalogueIndexName): IndexView {
    return this.keep(name, () => new IndexView(this.indexNamed(name), undefined, this.updates.get(name) ?? null))
  }

  private keep(key: string, make: () => IndexView): IndexView {
    return this.views.getOrInsertComputed(key, make)
  }
}

function productIn(archive: IndexView, docId: number): Product {
  return archive.readRecord(docId)['product'] as unknown as Product
}
