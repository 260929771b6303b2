import { CURRENCY_CODES, type CurrencyCode } from '#app/core/money.ts'
import { isBlank } from '../blank.ts'
import type { Variant, VariantPrice } from '../model.ts'
import type { FeedVariant } from './feed-record.ts'
import type { Remark } from './clean-files.ts'

export function cleanPrices(raw: FeedVariant, remark: Remark): Variant['prices'] {
  const prices: Partial<Record<CurrencyCode, VariantPrice>> = {}
  const put = (currencyCode: string, value: unknown, discounted: unknown) => {
    const known = CURRENCY_CODES.find((code) => code === currencyCode)
    if (!known) return remark('priceValues', `unknown currency "${currencyCode}": left out`)
    if (!isPrice(value)) return remark('priceValues', `"${String(value)}" is not an amount in cents: left out`)
    const isLower = isPrice(discounted) && discounted < value
    if (!isLower && !isBlank(discounted)) remark('discountedPrice', 'is not below the price: left out')
    prices[known] = { centAmount: value, ...(isLower ? { discountedCentAmount: discounted } : {}) }
  }
  if (raw.price) put(raw.price.currencyCode ?? 'AUD', raw.price.centAmount, raw.discountedPrice?.centAmount)
  for (const { currencyCode, value, discounted } of raw.priceValues ?? []) {
    if (value !== null) put(currencyCode, value, discounted)
  }
  return prices
}

function isPrice(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}
