import { money, type Money } from '@specify/core/money.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import type { Variant } from '../product/model.ts'

export interface MarketPrice {
  readonly price: Money | null
  readonly discounted: Money | null
}

export function marketPrice(variant: Pick<Variant, 'prices'>, locale: Locale): MarketPrice {
  const { currencyCode } = MARKETS[locale]
  const own = variant.prices[currencyCode]
  return {
    price: own ? money(own.centAmount, currencyCode) : null,
    discounted: own?.discountedCentAmount === undefined ? null : money(own.discountedCentAmount, currencyCode),
  }
}
