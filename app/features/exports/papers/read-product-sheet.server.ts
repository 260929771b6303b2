import { categoryPaths } from '@specify/catalogue/facts/category-path.ts'
import { toPartView, type PartView } from '#app/features/catalogue/views/part-view.ts'
import { toProductView } from '#app/features/catalogue/views/product-view.ts'
import { findVariant } from '@specify/catalogue/variants/variant-by-code.ts'
import { dateIn } from '@specify/core/market-time.ts'
import { MARKETS } from '@specify/core/market.ts'
import { renderMarkdown } from '#app/platform/markdown.server.ts'
import { Markup } from '#app/platform/pdf/markup/markup.ts'
import type { ExportContext } from '../export-context.ts'
import { priceBasis } from '../summary/summary-cover.ts'
import type { ProductSheet } from './product-sheet.ts'

type Reader = Pick<ExportContext, 'catalogue' | 'config' | 'locale' | 'now' | 'visibility'>

/** The sheet of the variant with this code as the caller may see it; null for an unknown code. */
export function readProductSheet(
  code: string,
  { catalogue, config, locale, now, visibility }: Reader,
): ProductSheet | null {
  const product = catalogue.findProduct(code, locale, visibility)
  const wantedVariant = product && findVariant(product.variants, code)
  if (!product || !wantedVariant) return null
  const view = toProductView(product, locale, visibility)
  const variant = view.variants.find(({ sku }) => sku === wantedVariant.sku)
  if (!variant) return null
  const parts: Record<string, PartView> = {}
  for (const sku of [...variant.components, ...variant.spareParts]) {
    const partProduct = catalogue.findProduct(sku, locale, visibility)
    const part = partProduct && findVariant(partProduct.variants, sku)
    if (partProduct && part) parts[sku] = toPartView(partProduct, part, locale, visibility)
  }
  const market = MARKETS[locale]
  return {
    market,
    product: view,
    variant,
    category: categoryPaths(product.categories)[0]?.at(-1)?.name ?? '',
    description: new Markup(renderMarkdown(product.description)),
    descriptionLength: product.description.length,
    parts,
    replacedBy: product.replacedBy,
    priceBasis: priceBasis(locale, now),
    date: dateIn(market, now),
    publicUrl: config.publicUrl,
  }
}
