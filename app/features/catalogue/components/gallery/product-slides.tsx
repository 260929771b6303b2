import type { CardVariant, ProductCard as Card } from '@specify/catalogue/prices/card.ts'
import { ProductCard } from '../card/product-card.tsx'

export interface ProductSlides {
  readonly locale: string
  readonly cards: readonly Card[]
  readonly onAdd: (card: Card, variant: CardVariant) => void
  /** `position` counts from 1. */
  readonly onOpen: (card: Card, variant: CardVariant, position: number) => void
  readonly onQuickView: (variant: CardVariant) => void
}

export function productSlides({ locale, cards, onAdd, onOpen, onQuickView }: ProductSlides) {
  return cards.map((card, index) => ({
    key: card.productId,
    content: (
      <ProductCard
        card={card}
        locale={locale}
        view="grid"
        context=""
        eager={false}
        onAdd={(variant) => onAdd(card, variant)}
        onOpen={(variant) => onOpen(card, variant, index + 1)}
        onQuickView={onQuickView}
      />
    ),
  }))
}
