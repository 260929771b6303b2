import type { CardVariant, ProductCard } from '@specify/catalogue/prices/card.ts'
import type { VariantView } from '#app/features/catalogue/views/product-view.ts'

export interface ProductScreenEvents {
  readonly onAdd: (product: { readonly sku: string; readonly name: string }) => void
  readonly onDownloadPdf: (element: HTMLElement, variant: VariantView, signal: AbortSignal) => Promise<void>
  readonly onShare: (target: string, url: string) => void
  readonly onOpenRelated: (card: ProductCard, variant: CardVariant, position: number) => void
  readonly onQuickView: (variant: CardVariant) => void
}
