import type { Locale } from '#app/features/markets/model.ts'
import type { ProductCard } from './card.ts'
import type { PartView } from './part-view.ts'
import type { ProductView } from './product-view.ts'

export interface ProductScreenData {
  readonly locale: Locale
  readonly product: ProductView
  readonly selectedSku: string
  readonly descriptionHtml: string
  /** As the description; empty where there is no advice for its category. */
  readonly adviceHtml: string
  /** Components and spare parts of all variants, by their codes; hidden ones are missing. */
  readonly parts: Readonly<Record<string, PartView>>
  /** What takes the place of a discontinued product. */
  readonly replacements: readonly PartView[]
  readonly related: readonly ProductCard[]
  /** Lookup of building-product information by its code; null for none. */
  readonly complianceUrl: string | null
  /** Script that replaces our own viewer; null for none. */
  readonly viewerScriptUrl: string | null
  /** Script loaded for every displayed variant; null for none. */
  readonly widgetScriptUrl: string | null
}
