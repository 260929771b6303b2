import type { PriceDisplay } from './price-display.ts'

/** One choice in a card's colour picker. */
export interface CardVariant {
  readonly sku: string
  /** What the picker calls it; null when it is not offered there. */
  readonly name: string | null
  readonly colour: string | null
  readonly images: readonly string[]
  readonly price: PriceDisplay
  /** Below the locale: `product/…/`. */
  readonly path: string
}

/** A product in a list, as cards, sliders and tables show it. */
export interface ProductCard {
  readonly productId: string
  readonly name: string
  readonly category: string
  /** What `category` in a link from this card says. */
  readonly categoryKey: string
  readonly isNew: boolean
  readonly isInternal: boolean
  /** A few values that tell it apart from its neighbours. */
  readonly highlights: readonly string[]
  readonly variants: readonly CardVariant[]
  /** Index of the variant to show first. */
  readonly selected: number
}
