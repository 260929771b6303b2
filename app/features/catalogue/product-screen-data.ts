import type { Locale } from '#app/features/markets/model.ts'
import type { ProductCard } from './card.ts'
import type { PartView } from './part-view.ts'
import type { ProductView } from './product-view.ts'

export interface ProductScreenData {
  readonly locale: Locale
  readonly product: ProductView
  readonly selectedSku: string
  readonly descriptionHtml: string
  readonly adviceHtml: string
  readonly parts: Readonly<Record<string, PartView>>
  readonly replacements: readonly PartView[]
  readonly related: readonly ProductCard[]
  /** Lookup of building-product information by its code; null for none. */
  readonly complianceUrl: string | null
  readonly viewerScriptUrl: string | null
  readonly widgetScriptUrl: string | null
}
