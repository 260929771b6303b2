import type { PriceDisplay } from './price-display.ts'

export interface CardVariant {
  readonly sku: string
  /** Label in the picker; null when it is not offered there. */
  readonly name: string | null
  readonly colour: string | null
  readonly images: readonly string[]
  readonly price: PriceDisplay
  readonly path: string
}

export interface ProductCard {
  readonly productId: string
  readonly name: string
  readonly category: string
  /** `category` parameter of links from this card. */
  readonly categoryKey: string
  readonly isNew: boolean
  readonly isInternal: boolean
  /** A few distinguishing values. */
  readonly highlights: readonly string[]
  readonly variants: readonly CardVariant[]
  readonly selected: number
}
