import { formatMoney, money, type CurrencyCode } from '@specify/core/money.ts'
import { readGtin } from '@specify/catalogue/product/gtin.ts'
import type { Product, Variant } from '@specify/catalogue/product/model.ts'

/** A price may change by less than this share without another person's approval. */
const LARGE_PRICE_CHANGE = 0.3

/** A price in cents taken for dollars, or the other way round, with some change of the price itself. */
const TENFOLD = [8, 12.5] as const

/** Codes that other products name. */
export interface CodeStates {
  readonly discontinued: ReadonlySet<string>
  readonly unlisted: ReadonlySet<string>
}

/** Lists warnings about a changed product, each a sentence. None of them refuses the product. */
export function senseWarnings(was: Product | null, is: Product, { discontinued, unlisted }: CodeStates): string[] {
  const former = new Map(was?.variants.map((variant) => [variant.sku, variant]))
  const warnings = is.variants.flatMap((variant) => [
    ...priceWarnings(former.get(variant.sku), variant),
    ...starWarnings(former.get(variant.sku), variant),
    ...eanWarnings(former.get(variant.sku), variant),
  ])
  const gone = is.replacedBy.filter((sku) => discontinued.has(sku))
  if (is.status === 'discontinued' && gone.length > 0)
    warnings.push(`It is replaced by ${gone.join(', ')}, which is discontinued as well.`)
  const missing = is.replacedBy.filter((sku) => unlisted.has(sku) && !was?.replacedBy.includes(sku))
  if (missing.length > 0) warnings.push(`It is replaced by ${missing.join(', ')}, which the catalogue does not have.`)
  return [...new Set(warnings)].slice(0, 20)
}

function priceWarnings(was: Variant | undefined, is: Variant): string[] {
  return Object.entries(is.prices).flatMap(([currency, { centAmount }]) => {
    const before = was?.prices[currency as CurrencyCode]?.centAmount
    const text = (cents: number) => formatMoney(money(cents, currency as CurrencyCode), 2)
    if (centAmount === 0 && before !== 0) return [`The price of ${is.sku} in ${currency} becomes 0.`]
    if (before === undefined || before === 0 || before === centAmount) return []
    const [low, high] = TENFOLD
    const ratio = centAmount / before
    if (ratio >= low && ratio <= high) return [`The price of ${is.sku} is ten times as high: ${text(centAmount)}.`]
    if (1 / ratio >= low && 1 / ratio <= high) return [`The price of ${is.sku} is a tenth: ${text(centAmount)}.`]
    if (ratio > 2) return [`The price of ${is.sku} more than doubles: ${text(centAmount)}.`]
    return ratio < 0.5 ? [`The price of ${is.sku} falls by more than half: ${text(centAmount)}.`] : []
  })
}

/** Tests whether a price of a variant changes by more than 30 %. */
export function hasLargePriceChange(was: Variant | undefined, is: Variant): boolean {
  return Object.entries(is.prices).some(([currency, { centAmount }]) => {
    const before = was?.prices[currency as CurrencyCode]?.centAmount
    return before !== undefined && before > 0 && Math.abs(centAmount - before) > before * LARGE_PRICE_CHANGE
  })
}

/** Highest flows in litres a minute of taps and showers by stars (AS/NZS 6400:2016). */
const HIGHEST_FLOW: Readonly<Record<string, number>> = { 1: 16, 2: 12, 3: 9, 4: 7.5, 5: 6, 6: 4.5 }

function starWarnings(was: Variant | undefined, { sku, attributes: is }: Variant): string[] {
  const [rating, flow] = [is['wels-rating'], is['litres-per-minute']]
  if (rating === was?.attributes['wels-rating'] && flow === was?.attributes['litres-per-minute']) return []
  const [stars = ''] = /\d/.exec(String(rating ?? '')) ?? []
  const highest = HIGHEST_FLOW[stars]
  if (highest === undefined || typeof flow !== 'number' || flow <= highest) return []
  return [`${sku} has ${stars} stars, which are for at most ${highest} L/min, and states ${flow} L/min.`]
}

function eanWarnings(was: Variant | undefined, { sku, attributes: { ean } }: Variant): string[] {
  if (typeof ean !== 'string' || ean === was?.attributes.ean || readGtin(ean) !== null) return []
  return [`The EAN of ${sku}, ${ean.slice(0, 30)}, is no EAN: its length or its check digit is wrong.`]
}
