import { skuKey } from '@specify/catalogue/product/sku-in-url.ts'

/** Kinds of news about products, with the words that a letter begins with. */
export const NEWS_KINDS = {
  discontinued: { label: 'Discontinued', text: 'is being discontinued', texts: 'are being discontinued' },
  unavailable: { label: 'Not available for a while', text: 'is not available', texts: 'are not available' },
  changed: { label: 'Changed', text: 'is changing', texts: 'are changing' },
} as const
export type NewsKind = keyof typeof NEWS_KINDS

export const MAX_NEWS_NOTE = 600
/** SKUs in an address or a letter; change sets have more. */
export const MAX_TYPED = 300
/** Letters of one press. */
export const MOST_LETTERS = 500

export const NEWS_MAIL = 'product-news'
/** The topic that recipients unsubscribe from. */
export const NEWS_TOPIC = 'products'

export interface ProductNews {
  readonly kind: NewsKind
  /** The day from which it holds, as `2027-03-01`; empty for none. */
  readonly day: string
  /** Words of staff; may be empty. */
  readonly note: string
  readonly skus: readonly string[]
}

const SET_CAUSE = 'change set '

/** The cause of letters about a change set, however often it is planned. */
export function causeOfSet(setId: string): string {
  return SET_CAUSE + setId
}

/** Null for other causes. */
export function setOfCause(cause: string): string | null {
  return cause.startsWith(SET_CAUSE) ? cause.slice(SET_CAUSE.length) : null
}

/** The same for the same news of the same SKUs, whatever the note says: nobody is written to twice. */
export function newsText({ kind, day, skus }: Omit<ProductNews, 'note'>): string {
  return [kind, day, ...skus.map(skuKey).toSorted()].join('\n')
}
