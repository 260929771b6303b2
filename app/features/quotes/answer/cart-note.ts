import { countOf } from '@specify/core/text/count-text.ts'
import type { CartLine } from '#app/features/cart/contents/model.ts'

/** Pieces in the cart of somebody who decides on a quote, or has accepted it. */
interface QuoteCart {
  readonly ofQuote: number
  readonly others: number
}

export function quoteCartOf(lines: readonly CartLine[], quoteId: string): QuoteCart {
  const pieces = (isMeant: (line: CartLine) => boolean) =>
    lines.filter(isMeant).reduce((sum, { count }) => sum + count, 0)
  return {
    ofQuote: pieces(({ quote }) => quote?.quoteId === quoteId),
    others: pieces(({ quote }) => quote?.quoteId !== quoteId),
  }
}

export function acceptNote({ others }: QuoteCart): string {
  if (others === 0) return 'Accepting puts these products into your cart at the quoted prices and freight.'
  const stay = others === 1 ? 'stays' : 'stay'
  return `Your cart holds ${countOf(others, 'other item')}, which ${stay}. Accepting adds these products at the quoted prices and freight; what is there keeps its own prices and delivery.`
}

/** Describes what the cart holds of an accepted quote. `isOver` is true after its last day. */
export function acceptedNote({ ofQuote, others }: QuoteCart, until: string, isOver: boolean): string {
  if (ofQuote === 0) return 'Accepted. Its products are no longer in your cart.'
  const pieces = `${countOf(ofQuote, 'piece')} ${ofQuote === 1 ? 'is' : 'are'}`
  if (isOver)
    return `Accepted. The quoted prices held until ${until}; ${pieces} still in your cart, at the prices of today.`
  const beside = others === 0 ? '' : `, beside ${countOf(others, 'other item')}`
  return `Accepted: ${pieces} in your cart at the quoted prices and freight until ${until}${beside}.`
}
