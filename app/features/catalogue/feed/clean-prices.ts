import { CURRENCY_CODES, type CurrencyCode } from '#app/core/money.ts'
import { isBlank } from '../blank.ts'
import type { Variant, VariantPrice } from '../model.ts'
import { excerpt } from './clean-fields.ts'
import type { Remark } from './clean-files.ts'
import type { FeedVariant } from './feed-record.ts'

type Cells = Readonly<Record<string, unknown>>

/** The prices of a variant. One that cannot be read is left out with a remark, and the others stay. */
export function cleanPrices(raw: FeedVariant, remark: Remark): Variant['prices'] {
  const prices: Partial<Record<CurrencyCode, VariantPrice>> = {}
  for (const { field, currency, value, discounted, lower } of priceCells(raw, remark)) {
    const code = isBlank(currency) ? '' : String(currency).trim().toUpperCase()
    const known = CURRENCY_CODES.find((each) => each === code)
    const centAmount = readCents(value)
    if (!known) remark(field, `unknown currency "${excerpt(currency ?? '')}": left out`)
    else if (centAmount === null) remark(field, `"${excerpt(value)}" is not an amount in cents: left out`)
    else {
      const less = readCents(discounted)
      const isLower = less !== null && less < centAmount
      if (!isLower && !isBlank(discounted)) remark(lower, 'is not below the price: left out')
      prices[known] = { centAmount, ...(isLower ? { discountedCentAmount: less } : {}) }
    }
  }
  return prices
}

/** What a record says of each price, unread; without those that say that there is none. */
function priceCells({ price, discountedPrice, priceValues }: FeedVariant, remark: Remark) {
  const own = readCells(price, 'price', remark)
  const less = readCells(discountedPrice, 'discountedPrice', remark)
  const list = isBlank(priceValues) ? [] : priceValues
  if (!Array.isArray(list)) remark('priceValues', 'is not a list of prices: left out')
  const entries = Array.isArray(list) ? list : []
  return [
    ...(own
      ? [
          {
            field: 'price',
            currency: own['currencyCode'] ?? 'AUD',
            value: own['centAmount'],
            discounted: less?.['centAmount'],
            lower: 'discountedPrice',
          },
        ]
      : []),
    ...entries.flatMap((entry: unknown, index) => {
      const field = `priceValues[${index}]`
      const cells = readCells(entry, field, remark)
      if (!cells || isBlank(cells['value'])) return []
      return [
        {
          field,
          currency: cells['currencyCode'],
          value: cells['value'],
          discounted: cells['discounted'],
          lower: `${field}.discounted`,
        },
      ]
    }),
  ]
}

function readCells(cell: unknown, field: string, remark: Remark): Cells | null {
  if (isBlank(cell)) return null
  if (typeof cell === 'object' && cell !== null && !Array.isArray(cell)) return cell as Cells
  remark(field, `"${excerpt(cell)}" is not a price: left out`)
  return null
}

/** Whole positive cents, as a number or as its digits alone: signs and separators could mean dollars. */
function readCents(cell: unknown): number | null {
  const amount = typeof cell === 'string' && /^\s*\d{1,15}\s*$/.test(cell) ? Number(cell) : cell
  return typeof amount === 'number' && Number.isSafeInteger(amount) && amount > 0 ? amount : null
}
