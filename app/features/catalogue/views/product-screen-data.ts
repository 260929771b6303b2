import type { Locale } from '@specify/core/market.ts'
import type { ProductCard } from '@specify/catalogue/prices/card.ts'
import type { PartView } from './part-view.ts'
import type { ProductView } from './product-view.ts'
import type { RequirementView } from './requirement-view.ts'
import type { SuccessorsView } from './successors-view.ts'

/** A picture of a room, and how far to the right a product stands in it, in per cent of its width. */
export interface RoomPictureView {
  readonly image: string
  readonly alt: string
  readonly x: number
}

export interface CollectionView {
  readonly name: string
  /** Below the locale; null where it has no page. */
  readonly path: string | null
  readonly parts: readonly PartView[]
}

export interface ProductScreenData {
  readonly locale: Locale
  readonly product: ProductView
  readonly selectedSku: string
  readonly descriptionHtml: string
  /** First sentence of the description; null where the overview has it all. */
  readonly statement: string | null
  /** The description without its statement. */
  readonly overviewHtml: string
  readonly adviceHtml: string
  readonly parts: Readonly<Record<string, PartView>>
  /** Successors of a discontinued product; null for one on sale. */
  readonly successors: SuccessorsView | null
  readonly requirements: readonly RequirementView[]
  readonly related: readonly ProductCard[]
  /** Others of its collection; null for none. */
  readonly collection: CollectionView | null
  /** Lookup of building-product information by its code; null for none. */
  /** Room pictures by SKU of the variant shown in them. */
  readonly rooms: Readonly<Record<string, RoomPictureView>>
  readonly complianceUrl: string | null
  readonly viewerScriptUrl: string | null
  readonly widgetScriptUrl: string | null
}
