import { countOf } from '@specify/core/text/count-text.ts'
import type { Money } from '@specify/core/money.ts'

export interface ContactRuleInput {
  readonly locale: 'au' | 'nz'
  readonly isBuilderRange: boolean
  readonly isInternalProduct: boolean
  readonly isInternalUser: boolean
}

/** Never for staff; for everyone else on internal products, and on the builder range in Australia. */
export function isContactUs({ locale, isBuilderRange, isInternalProduct, isInternalUser }: ContactRuleInput): boolean {
  if (isInternalUser) return false
  return isInternalProduct || (locale === 'au' && isBuilderRange)
}

export type PriceDisplay =
  | { readonly kind: 'contact' }
  | { readonly kind: 'none' }
  | { readonly kind: 'rrp'; readonly price: Money }
  | { readonly kind: 'discounted'; readonly price: Money; readonly was: Money; readonly percentOff: number }

export function priceDisplay(contact: boolean, price: Money | null, discounted: Money | null): PriceDisplay {
  if (contact) return { kind: 'contact' }
  if (!price) return { kind: 'none' }
  if (!discounted || discounted.centAmount >= price.centAmount) return { kind: 'rrp', price }
  return { kind: 'discounted', price: discounted, was: price, percentOff: percentOff(price, discounted) }
}

/** A note on items without a public price that are missing from a total; empty where there are none. */
export function onRequestText(count: number): string {
  return count === 0 ? '' : `excludes ${countOf(count, 'item')} priced on request`
}

function percentOff(price: Money, discounted: Money): number {
  return Math.round((1 - discounted.centAmount / price.centAmount) * 100)
}
