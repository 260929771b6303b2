import { money } from '@specify/core/money.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import type { VariantHit } from '../catalogue/search-record.ts'

export function hitPrice(variant: VariantHit, locale: Locale) {
  const { currencyCode } = MARKETS[locale]
  const own = variant.prices.find((price) => price.currencyCode === currencyCode)
  return {
    price: own ? money(own.centAmount, currencyCode) : null,
    discounted: own?.discountedCentAmount === undefined ? null : money(own.discountedCentAmount, currencyCode),
  }
}
