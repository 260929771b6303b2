import { formatMoney, money, type CurrencyCode } from '@specify/core/money.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import { localTimeIn } from '@specify/core/market-time.ts'
import type { Chunked } from '@specify/core/data/chunked.ts'
import { countText } from '@specify/core/text/count-text.ts'
import type { DiscountTerms } from '../pricing/discounts.ts'
import type { ShippingMethod } from '../pricing/shipping.ts'
import type { OperatorData } from './orders-file.ts'

export interface OperatorEntries {
  /** Deliveries by `au.standard`, with the place among those of the market, from 1. */
  readonly shippingMethods: ReadonlyMap<string, ShippingMethod & { readonly place: number }> | null
  readonly discountCodes: ReadonlyMap<string, DiscountTerms> | null
  /** Null is not counted. */
  readonly stock: ReadonlyMap<string, { readonly quantity: number } | null> | null
}

export type OperatorPart = keyof OperatorEntries
export const OPERATOR_PARTS: readonly OperatorPart[] = ['shippingMethods', 'discountCodes', 'stock']
export type OperatorEntry =
  | (ShippingMethod & { readonly place: number })
  | DiscountTerms
  | { readonly quantity: number }

export interface OperatorChange {
  readonly part: OperatorPart
  readonly key: string
  /** Null where there is none. */
  readonly was: OperatorEntry | null
  readonly is: OperatorEntry | null
}

export function methodKey(locale: Locale, shippingMethodId: string): string {
  return `${locale}.${shippingMethodId}`
}

export function toEntries({ shippingMethods, discountCodes, stock }: OperatorData): OperatorEntries {
  const places = new Map<Locale, number>()
  return {
    shippingMethods:
      shippingMethods &&
      new Map(
        shippingMethods.map(({ locale, ...method }) => {
          const place = (places.get(locale) ?? 0) + 1
          places.set(locale, place)
          return [methodKey(locale, method.shippingMethodId), { ...method, place }]
        }),
      ),
    discountCodes: discountCodes && new Map(discountCodes.map(({ code, terms }) => [code, terms])),
    stock: stock && new Map(stock.map(({ sku, quantity }) => [sku, quantity === null ? null : { quantity }])),
  }
}

/** Changes that make `current` what the parts of `next` say. Stock that is not named stays. */
export function* planChanges(current: OperatorEntries, next: OperatorEntries): Chunked<readonly OperatorChange[]> {
  const changes: OperatorChange[] = []
  for (const part of OPERATOR_PARTS) {
    const [before, after] = [current[part] ?? new Map<string, null>(), next[part]]
    if (!after) continue
    for (const key of part === 'stock' ? after.keys() : new Set([...after.keys(), ...before.keys()])) {
      const [was, is] = [before.get(key) ?? null, after.get(key) ?? null]
      if (was && is ? canonicalText(was) !== canonicalText(is) : was !== is) changes.push({ part, key, was, is })
      yield
    }
  }
  return changes
}

/** The same text for entries that mean the same: members in one order, moments in one zone. */
export function canonicalText(entry: unknown): string {
  return JSON.stringify(entry, (key, value: unknown) => {
    if (typeof value === 'string' && (key === 'validFrom' || key === 'validUntil')) return new Date(value).toISOString()
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}

/** An entry in words by the labels of its fields; empty for none. */
export function describeEntry({ part, key }: Pick<OperatorChange, 'part' | 'key'>, entry: OperatorEntry | null) {
  if (entry === null) return {}
  const described =
    part === 'shippingMethods'
      ? describeMethod(entry as ShippingMethod & { place: number }, MARKETS[key.slice(0, 2) as Locale].currency)
      : part === 'discountCodes'
        ? describeTerms(entry as DiscountTerms)
        : { Quantity: countText((entry as { quantity: number }).quantity) }
  return Object.fromEntries(Object.entries(described).filter(([, text]) => text !== ''))
}

function ratesText({ rates }: Pick<ShippingMethod, 'rates'>, currency: CurrencyCode): string {
  const words = (cents: number) => formatMoney(money(cents, currency), 2)
  return rates
    .map(({ fromCents, priceCents }) => `${fromCents === 0 ? '' : `from ${words(fromCents)}: `}${words(priceCents)}`)
    .join('; ')
}

function describeMethod({ place, ...method }: ShippingMethod & { place: number }, currency: CurrencyCode) {
  return {
    Name: method.name,
    Description: method.description,
    Price: ratesText(method, currency),
    States: method.states?.join(', ') ?? 'All',
    Postcodes: method.postcodes?.map((range) => range.join('-')).join(', ') ?? 'All',
    Place: String(place),
  }
}

function describeTerms(terms: DiscountTerms): Record<string, string> {
  const { percent, amounts, minimums, markets, validFrom, validUntil, maxUses, maxUsesPerAccount } = terms
  const [market] = markets
  const limit = (most: number | null) => (most === null ? 'No limit' : countText(most))
  return {
    Name: terms.name,
    'Takes off': percent === null ? amountsText(amounts ?? {}) : `${percent}%`,
    Markets: markets.map((code) => MARKETS[code].countryName).join(', '),
    Minimum: amountsText(minimums) || 'None',
    From: timeText(validFrom, market),
    Until: timeText(validUntil, market),
    'Orders in all': limit(maxUses),
    'Orders of one account': limit(maxUsesPerAccount),
    'With other codes': terms.canCombine ? 'Yes' : 'No',
  }
}

function amountsText(amounts: Readonly<Partial<Record<CurrencyCode, number>>>): string {
  return Object.entries(amounts)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, cents]) => `${currency} ${formatMoney(money(cents, currency as CurrencyCode), 2)}`)
    .join(', ')
}

function timeText(at: string | null, code: Locale = 'au'): string {
  return at === null ? 'Any time' : `${localTimeIn({ code }, new Date(at)).replace('T', ' ')} in ${CITIES[code]}`
}

const CITIES: Readonly<Record<Locale, string>> = { au: 'Sydney', nz: 'Auckland' }
