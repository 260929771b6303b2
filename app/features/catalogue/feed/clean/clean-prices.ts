import { CURRENCY_CODES, type CurrencyCode } from '@specify/core/money.ts'
import { isBlank } from '@specify/catalogue/facts/blank.ts'
import { LOCALES, MARKETS } from '@specify/core/market.ts'
import type { DatedPrice, Variant, VariantPrice } from '@specify/catalogue/product/model.ts'
import { excerpt } from './clean-fields.ts'
import type { Remark } from './clean-files.ts'
import type { FeedVariant } from '../feed-record.ts'
import { readValidFrom } from './read-valid-from.ts'

type Cells = Readonly<Record<string, unknown>>

/** The prices of a variant. One that cannot be read is left out with a remark, and the others stay. */
export function cleanPrices(raw: FeedVariant, remark: Remark): Pick<Variant, 'prices' | 'datedPrices'> {
  const prices: Partial<Record<CurrencyCode, VariantPrice>> = {}
  const dated: Partial<Record<CurrencyCode, DatedPrice[]>> = {}
  for (const { field, currency, value, discounted, lower, from } of priceCells(raw, remark)) {
    const code = isBlank(currency) ? '' : String(currency).trim().toUpperCase()
    const known = CURRENCY_CODES.find((each) => each === code)
    const market = LOCALES.find((locale) => MARKETS[locale].currencyCode === known)
    const validFrom = isBlank(from) || !market ? null : readValidFrom(from, { code: market })
    const centAmount = readCents(value)
    if (!known) remark(field, `unknown currency "${excerpt(currency ?? '')}": left out`)
    else if (centAmount === null) remark(field, `"${excerpt(value)}" is not an amount in cents: left out`)
    else if (validFrom === null && !isBlank(from))
      remark(`${field}.validFrom`, `"${excerpt(from)}" is no day such as 2027-07-01: price left out`)
    else {
      const less = readCents(discounted)
      const isLower = less !== null && less < centAmount
      if (!isLower && !isBlank(discounted)) remark(lower, 'is not below the price: left out')
      const price = { centAmount, ...(isLower ? { discountedCentAmount: less } : {}) }
      if (validFrom === null) prices[known] = price
      else dated[known] = inOrder(dated[known] ?? [], { ...price, validFrom })
    }
  }
  return { prices, ...(Object.keys(dated).length > 0 && { datedPrices: dated }) }
}

function inOrder(dated: readonly DatedPrice[], price: DatedPrice): DatedPrice[] {
  const others = dated.filter(({ validFrom }) => validFrom !== price.validFrom)
  return [...others, price].toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))
}

/** Collects a record's prices unparsed, without those that are marked as none. */
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
            from: own['validFrom'],
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
          from: cells['validFrom'],
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
