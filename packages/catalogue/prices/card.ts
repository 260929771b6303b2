import type { PriceDisplay } from './price-display.ts'

export interface CardVariant {
  readonly sku: string
  /** Null when the colour picker does not offer it. */
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
  readonly categoryKey: string
  readonly isNew: boolean
  readonly isInternal: boolean
  readonly highlights: readonly string[]
  readonly variants: readonly CardVariant[]
  readonly selected: number
}
