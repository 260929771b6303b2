import type { CurrencyCode } from '@specify/core/money.ts'
import { isoDayIn } from '@specify/core/market-time.ts'
import { LOCALES, MARKETS } from '@specify/core/market.ts'
import type { Product, Variant, VariantPrice } from '../product/model.ts'

/** A product with the prices that hold at a moment, by the day of each market, and none of a day to come. */
export function withPricesAt(product: Product, at: Date): Product {
  if (product.variants.every(({ datedPrices }) => datedPrices === undefined)) return product
  return { ...product, variants: product.variants.map((variant) => withPrices(variant, at)) }
}

function withPrices({ datedPrices, ...variant }: Variant, at: Date): Variant {
  const prices: Partial<Record<CurrencyCode, VariantPrice>> = { ...variant.prices }
  for (const code of LOCALES) {
    const { currencyCode } = MARKETS[code]
    const today = isoDayIn({ code }, at)
    const inForce = datedPrices?.[currencyCode]?.findLast(({ validFrom }) => validFrom <= today)
    if (!inForce) continue
    const { validFrom: _past, ...price } = inForce
    prices[currencyCode] = price
  }
  return { ...variant, prices }
}
