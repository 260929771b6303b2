import type { Locale } from '#app/features/markets/model.ts'
import type { ProductCard } from './card.ts'
import type { PartView } from './part-view.ts'
import type { ProductView } from './product-view.ts'

/** Everything that the screen of a product shows to one reader in one market. */
export interface ProductScreenData {
  readonly locale: Locale
  readonly product: ProductView
  /** The variant that the address asks for. */
  readonly selectedSku: string
  /** Rendered from Markdown on the server, with nothing in it that could run. */
  readonly descriptionHtml: string
  /** As the description; empty where there is no advice for its category. */
  readonly adviceHtml: string
  /** Components and spare parts of all variants, by the codes that the variants name; what may not be shown is missing. */
  readonly parts: Readonly<Record<string, PartView>>
  /** What takes the place of a discontinued product. */
  readonly replacements: readonly PartView[]
  readonly related: readonly ProductCard[]
  /** Where building-product information is looked up by its code; null where none is linked. */
  readonly complianceUrl: string | null
  /** Of the script that shows models in place of our own viewer; null where there is none. */
  readonly viewerScriptUrl: string | null
  /** Of a script that is told of every variant that is shown; null where there is none. */
  readonly widgetScriptUrl: string | null
}
