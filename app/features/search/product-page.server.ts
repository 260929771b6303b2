import type { Visibility } from '#app/core/actor.ts'
import { Recent } from '#app/core/recent.ts'
import { categoryPaths } from '#app/features/catalogue/category-path.ts'
import { selectVariant } from '#app/features/catalogue/master-variant.ts'
import type { Product } from '#app/features/catalogue/model.ts'
import { toProductView, variantPath, type ProductView } from '#app/features/catalogue/product-view.ts'
import type { Locale } from '#app/features/markets/model.ts'
import { renderMarkdown } from '#app/platform/markdown.server.ts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'
import type { CatalogueState } from './catalogue-state.ts'

/** A product as its page shows it, with the variant that was asked for. */
export interface ProductPage {
  readonly product: Product
  /** The canonical address of the selected variant, below the locale. */
  readonly path: string
  readonly screen: ProductScreenData
}

/** What is sent to the screen. One object for as long as the page is kept, so that its JSON is written once. */
export interface ProductScreenData {
  readonly locale: Locale
  readonly product: ProductView
  readonly selectedSku: string
  readonly descriptionHtml: string
  readonly crumbs: readonly Crumb[]
}

/** Pages made lately, by generation: most visitors look at the same few hundred products. */
const pagesOf = new WeakMap<CatalogueState, Recent<string, ProductPage>>()
const MAX_PAGES = 300

/** The product with a code, as a reader in a market may see it. Null where there is none that they may know of. */
export function readProductPage(
  catalogue: CatalogueState,
  code: string,
  locale: Locale,
  visibility: Visibility,
): ProductPage | null {
  const recent = pagesOf.get(catalogue) ?? new Recent<string, ProductPage>(MAX_PAGES)
  pagesOf.set(catalogue, recent)
  const key = `${locale} ${visibility} ${code}`
  const page = recent.get(key) ?? makePage(catalogue, code, locale, visibility)
  if (page) recent.set(key, page)
  return page
}

function makePage(catalogue: CatalogueState, code: string, locale: Locale, visibility: Visibility): ProductPage | null {
  const product = catalogue.findProduct(code, locale, visibility)
  const variant = product && selectVariant(product.variants, product.masterVariantId, code)
  if (!product || !variant) return null
  return {
    product,
    path: variantPath(product, variant),
    screen: {
      locale,
      product: toProductView(product, locale, visibility),
      selectedSku: variant.sku,
      descriptionHtml: renderMarkdown(product.description),
      crumbs: productCrumbs(product, locale),
    },
  }
}

function productCrumbs(product: Product, locale: Locale): Crumb[] {
  const path = categoryPaths(product.categories)[0] ?? []
  return [
    { label: 'Home', href: `/${locale}/` },
    ...path.map((category) => ({ label: category.name, href: `/${locale}${category._url}` })),
    { label: product.name[locale], href: null },
  ]
}
