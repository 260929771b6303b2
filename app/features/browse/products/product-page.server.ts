import { routes } from '#app/addresses/routes.ts'
import { AppError } from '@specify/core/app-error.ts'
import { LruCache } from '@specify/core/data/lru-cache.ts'
import { categoryKeys } from '@specify/catalogue/facts/category-path.ts'
import { selectVariant } from '@specify/catalogue/product/select-variant.ts'
import { toSuccessorsView, type SuccessorsView } from '#app/features/catalogue/views/successors-view.ts'
import { findDiscontinuedCode, findSuccessors } from '#app/features/search/hits/discontinued-code.ts'
import type { Product, Variant } from '@specify/catalogue/product/model.ts'
import { toPartView, type PartView } from '#app/features/catalogue/views/part-view.ts'
import type { ProductCard } from '@specify/catalogue/prices/card.ts'
import type { ProductScreenData } from '#app/features/catalogue/views/product-screen-data.ts'
import { toProductView, variantPath, type ProductView } from '#app/features/catalogue/views/product-view.ts'
import { findByEan } from '#app/features/search/hits/ean.ts'
import { splitStatement } from '@specify/catalogue/facts/statement.ts'
import { findVariant } from '@specify/catalogue/variants/variant-by-code.ts'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import { renderMarkdown } from '#app/platform/markdown.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import type { CatalogueState } from '#app/features/search/catalogue/catalogue-state.ts'
import type { RequestCatalogue } from '#app/features/search/catalogue/request-catalogue.ts'
import { INITIAL_STATE } from '../listing/listing-state.ts'
import { toProductCard } from '../listing/listing-cards.ts'
import { findCollection } from './find-collection.ts'
import { findRelated } from './find-related.ts'
import { findRequirements } from './find-requirements.ts'
import type { RequestListings } from '../listing/request-listings.ts'

export interface ProductPage {
  readonly product: Product
  readonly variant: Variant
  /** The canonical address of the selected variant, below the locale. */
  readonly path: string
  /** A page without its related products is rebuilt for the next reader. */
  readonly isComplete: boolean
  /** One object for the life of the cached page, so that its JSON is written once. */
  readonly screen: ProductScreenData
}

export type ProductPageContext = Pick<
  RequestContext & RequestMarket & RequestCatalogue & RequestListings,
  'advice' | 'catalogue' | 'config' | 'listings' | 'locale' | 'roomPictures' | 'search' | 'visibility'
>

type ProductPageRequest = ProductPageContext & { readonly code: string }

/** Recent pages by generation: each is about 100 kB, and what visitors see again and again is kept as HTML. */
const pagesOf = new WeakMap<CatalogueState, LruCache<string, ProductPage>>()
const MAX_PAGES = 100

/** The product with a code, as a reader in a market may see it. Null where there is none that they may see. */
export async function readProductPage(request: ProductPageRequest): Promise<ProductPage | null> {
  const { catalogue, code, locale, visibility } = request
  const cache = pagesOf.get(catalogue) ?? new LruCache<string, ProductPage>(MAX_PAGES)
  pagesOf.set(catalogue, cache)
  const key = `${locale} ${visibility} ${code}`
  const page = cache.get(key) ?? (await makePage(request))
  if (page?.isComplete) cache.set(key, page)
  return page
}

async function makePage(request: ProductPageRequest): Promise<ProductPage | null> {
  const { catalogue, config, code, locale, visibility, advice } = request
  const product = catalogue.findProduct(code, locale, visibility)
  const variant = product && selectVariant(product.variants, product.masterVariantId, code)
  if (!product || !variant) return null
  const parts = readParts(product, request)
  const [related, collection] = await Promise.all([
    readRelated(product, request),
    findCollection(product, variant, request).catch(unlessUnavailable),
  ])
  const adviceFor = categoryKeys(product)
    .toReversed()
    .find((category) => advice.has(category))
  return {
    product,
    variant,
    path: variantPath(product, variant),
    isComplete: related !== null,
    screen: {
      locale,
      product: withKnownParts(toProductView(product, locale, visibility), parts),
      selectedSku: variant.sku,
      ...descriptions(product),
      adviceHtml: adviceFor ? renderMarkdown(advice.get(adviceFor) ?? '') : '',
      parts,
      successors:
        product.status === 'discontinued' ? toSuccessorsView(findSuccessors(product, request), request) : null,
      related: related ?? [],
      collection,
      requirements: product.status === 'current' ? findRequirements(product, request) : [],
      rooms: roomsOf(product, request),
      complianceUrl: locale === 'nz' ? (config.complianceUrl ?? routes.buildingProduct.path({ locale })) : null,
      viewerScriptUrl: config.viewerScriptUrl,
      widgetScriptUrl: config.widgetScriptUrl,
    },
  }
}

/** A description of one sentence stays in the overview, unless that has features to list. */
function descriptions({ description, variants }: Product) {
  const { statement, rest } = splitStatement(description)
  const descriptionHtml = renderMarkdown(description)
  const isSplit = rest !== '' || variants.some(({ features }) => Object.keys(features).length > 0)
  return isSplit
    ? { descriptionHtml, statement, overviewHtml: renderMarkdown(rest) }
    : { descriptionHtml, statement: null, overviewHtml: descriptionHtml }
}

function roomsOf({ variants }: Product, { roomPictures }: ProductPageRequest): ProductScreenData['rooms'] {
  return Object.fromEntries(
    variants.flatMap(({ sku }) => {
      const room = roomPictures.get(sku)
      return room ? [[sku, room]] : []
    }),
  )
}

export interface DiscontinuedMatch extends SuccessorsView {
  readonly product: PartView
}

type Reader = Pick<ProductPageRequest, 'catalogue' | 'locale' | 'visibility'>

/** The discontinued product that a text has the code of, and what stands in its place. */
export function findDiscontinued(text: string, reader: Reader): DiscontinuedMatch | null {
  const discontinued = findDiscontinuedCode(text, reader)
  if (!discontinued) return null
  const { locale, visibility } = reader
  return {
    product: toPartView(discontinued.product, discontinued.variant, locale, visibility),
    ...toSuccessorsView(findSuccessors(discontinued.product, reader), reader),
  }
}

/** The address below the locale of the variant with an EAN; null for an unknown one. */
export function findPathByEan(text: string, reader: Reader): string | null {
  const coded = findByEan(text, reader)
  return coded && variantPath(coded.product, coded.variant)
}

function readParts(product: Product, request: ProductPageRequest): Record<string, PartView> {
  const codes = new Set(
    product.variants.flatMap(({ bundleReferences, spareReferences, handedTwin }) => [
      ...bundleReferences,
      ...spareReferences,
      ...(handedTwin === undefined ? [] : [handedTwin]),
    ]),
  )
  return Object.fromEntries([...codes].flatMap((code) => readCodes([code], request).map((part) => [code, part])))
}

/** Removes codes of parts that the reader may not see. */
function withKnownParts(view: ProductView, parts: Readonly<Record<string, PartView>>): ProductView {
  const isKnown = (code: string) => Object.hasOwn(parts, code)
  const variants = view.variants.map((variant) => ({
    ...variant,
    components: variant.components.filter(isKnown),
    spareParts: variant.spareParts.filter(isKnown),
    handedTwin: variant.handedTwin !== null && isKnown(variant.handedTwin) ? variant.handedTwin : null,
  }))
  return { ...view, variants }
}

function readCodes(codes: readonly string[], { catalogue, locale, visibility }: Reader): PartView[] {
  return codes.flatMap((code) => {
    const product = catalogue.findProduct(code, locale, visibility)
    const variant = product && findVariant(product.variants, code)
    return product && variant ? [toPartView(product, variant, locale, visibility)] : []
  })
}

/** Null while the search does not answer. */
async function readRelated(product: Product, request: ProductPageRequest): Promise<ProductCard[] | null> {
  const { locale, visibility, listings } = request
  const related = await findRelated(product, request).catch(unlessUnavailable)
  return (
    related &&
    related.map((hit) =>
      toProductCard(hit, null, { locale, visibility, state: INITIAL_STATE, understood: null, leads: listings.leads }),
    )
  )
}

function unlessUnavailable(error: unknown): null {
  if (error instanceof AppError && error.code === 'unavailable') return null
  throw error
}
