import { visibilityOf, type Actor } from '#app/core/actor.ts'
import { selectVariant } from '#app/features/catalogue/master-variant.ts'
import type { Product } from '#app/features/catalogue/model.ts'
import { toProductView, variantPath, type ProductView } from '#app/features/catalogue/product-view.ts'
import type { Locale } from '#app/features/markets/model.ts'
import { renderMarkdown } from '#app/platform/markdown.server.ts'
import type { CatalogueState } from './catalogue-state.ts'

/** A product as its page shows it, with the variant that was asked for. */
export interface ProductPage {
  readonly product: Product
  readonly view: ProductView
  readonly descriptionHtml: string
  readonly selectedSku: string
  /** The canonical address of the selected variant, below the locale. */
  readonly path: string
}

/** Pages made lately, by generation: most visitors look at the same few hundred products. */
const pagesOf = new WeakMap<CatalogueState, Map<string, ProductPage>>()
const MAX_PAGES = 300

/** The product with a code, as a reader in a market may see it. Null where there is none that they may know of. */
export function readProductPage(
  catalogue: CatalogueState,
  code: string,
  locale: Locale,
  actor: Actor,
): ProductPage | null {
  const pages = pagesOf.get(catalogue) ?? new Map<string, ProductPage>()
  pagesOf.set(catalogue, pages)
  const key = `${locale} ${visibilityOf(actor)} ${code}`
  const page = pages.get(key) ?? makePage(catalogue, code, locale, actor)
  if (!page) return null
  pages.delete(key) // the least recently asked for stands first
  pages.set(key, page)
  const oldest = pages.keys().next().value
  if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest)
  return page
}

function makePage(catalogue: CatalogueState, code: string, locale: Locale, actor: Actor): ProductPage | null {
  const product = catalogue.findProduct(code, locale, visibilityOf(actor))
  const variant = product && selectVariant(product.variants, product.masterVariantId, code)
  if (!product || !variant) return null
  return {
    product,
    view: toProductView(product, locale, actor),
    descriptionHtml: renderMarkdown(product.description),
    selectedSku: variant.sku,
    path: variantPath(product, variant),
  }
}
