import type { Locale, Market } from '@specify/core/market.ts'
import { fromLocalTime, localTimeIn } from '@specify/core/market-time.ts'
import type { DiscountTerms } from '#app/features/cart/pricing/discounts.ts'
import type { ShippingMethod } from '#app/features/cart/pricing/shipping.ts'

export type FieldValues = Readonly<Record<string, string>>

/** A record as the file of deliveries, codes and stock writes it, or what is wrong with its fields. */
export type ReadFields =
  | { readonly record: Readonly<Record<string, unknown>> }
  | { readonly problems: Readonly<Record<string, string>> }

const CURRENCIES = ['AUD', 'NZD'] as const
const AMOUNT = 'Write an amount such as 49.00.'

/** Cents of an amount such as `1,850.00`; null for other texts. */
function centsOf(typed: string): number | null {
  const [, dollars = '', cents = ''] = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,8})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? []
  return dollars === '' ? null : Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0') || 0)
}

/** A whole number such as `1040` or `1,040`; null for other texts. */
export function readCount(typed: string): number | null {
  const text = typed.trim()
  return /^(?:\d{1,3}(?:,\d{3})+|\d{1,10})$/.test(text) ? Number(text.replaceAll(',', '')) : null
}

const amountText = (cents: number) => (cents / 100).toFixed(2)
const wordsOf = (typed: string) => typed.split(/[\s,;]+/).filter(Boolean)

export function methodValues(method: ShippingMethod & { readonly place: number }): FieldValues {
  const { name, description, rates, states, postcodes, place } = method
  return {
    name,
    description,
    rates: rates.map(({ fromCents, priceCents }) => `${amountText(fromCents)}: ${amountText(priceCents)}`).join('\n'),
    states: (states ?? []).join(','),
    postcodes: (postcodes ?? []).map((range) => range.join('-')).join(', '),
    place: String(place),
  }
}

/** Reads the fields of a delivery of one market. */
export function readMethodFields(
  market: Locale,
  id: string,
  typed: FieldValues,
  states: readonly string[],
): ReadFields {
  const problems: Record<string, string> = {}
  const rates = (typed['rates'] ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [from, price] = line.split(':').map(centsOf)
      if (from == null || price == null || line.split(':').length !== 2)
        problems['rates'] ??= `“${line.trim().slice(0, 40)}” is no price. Write one a line, such as 1500.00: 0.00.`
      return { from, price }
    })
  const postcodes = wordsOf(typed['postcodes'] ?? '').map((range) =>
    /^\d{4}$/.test(range) ? `${range}-${range}` : range,
  )
  const odd = postcodes.find((range) => !/^\d{4}-\d{4}$/.test(range) || range.slice(0, 4) > range.slice(5))
  if (odd !== undefined) problems['postcodes'] = `“${odd.slice(0, 40)}” is no range of postcodes such as 2000-2234.`
  const place = readCount(typed['place'] ?? '')
  if (!place) problems['place'] = 'Write a number from 1.'
  if (Object.keys(problems).length > 0) return { problems }
  const { name = '', description = '' } = typed
  return {
    record: {
      market,
      id,
      name,
      description,
      rates,
      place,
      ...(states.length > 0 && { states }),
      ...(postcodes.length > 0 && { postcodes }),
    },
  }
}

export function codeValues(market: Pick<Market, 'code'>, terms: DiscountTerms): FieldValues {
  const { amounts, minimums } = terms
  const time = (at: string | null) => (at === null ? '' : localTimeIn(market, new Date(at)))
  const cents = (amount: number | undefined) => (amount === undefined ? '' : amountText(amount))
  return {
    name: terms.name,
    percent: String(terms.percent ?? ''),
    ...Object.fromEntries(CURRENCIES.map((each) => [`off${each}`, cents(amounts?.[each])])),
    ...Object.fromEntries(CURRENCIES.map((each) => [`minimum${each}`, cents(minimums[each])])),
    markets: terms.markets.join(','),
    validFrom: time(terms.validFrom),
    validUntil: time(terms.validUntil),
    maxUses: String(terms.maxUses ?? ''),
    maxUsesPerAccount: String(terms.maxUsesPerAccount ?? ''),
    canCombine: terms.canCombine ? 'yes' : '',
  }
}

/** Reads the fields of a code. Times are those of the market in whose console they were typed. */
export function readCodeFields(market: Pick<Market, 'code'>, code: string, typed: FieldValues): ReadFields {
  const problems: Record<string, string> = {}
  const textIn = (name: string) => (typed[name] ?? '').trim()
  const read = <T>(name: string, parse: (text: string) => T | null, problem: string): T | undefined => {
    if (textIn(name) === '') return undefined
    const value = parse(textIn(name))
    if (value === null) problems[name] = problem
    return value ?? undefined
  }
  const count = (name: string) => read(name, (text) => readCount(text) || null, 'Write a whole number from 1.')
  const moment = (name: string) =>
    read(
      name,
      (text) => fromLocalTime(market, text)?.toISOString() ?? null,
      'This market has no such time on that day.',
    )
  const amounts = (prefix: string) => {
    const typedAmounts = CURRENCIES.map((each) => [each, read(`${prefix}${each}`, centsOf, AMOUNT)] as const)
    return Object.fromEntries(typedAmounts.filter(([, cents]) => cents !== undefined))
  }
  const percent = count('percent')
  const off = amounts('off')
  const record = {
    code,
    name: textIn('name'),
    ...(percent !== undefined && { percent }),
    ...(Object.keys(off).length > 0 && { amounts: off }),
    minimums: amounts('minimum'),
    markets: textIn('markets').split(',').filter(Boolean),
    validFrom: moment('validFrom'),
    validUntil: moment('validUntil'),
    maxUses: count('maxUses'),
    maxUsesPerAccount: count('maxUsesPerAccount'),
    canCombine: textIn('canCombine') !== '',
  }
  if (percent !== undefined && percent > 100) problems['percent'] ??= 'Write a percentage from 1 to 100.'
  if ((textIn('percent') === '') === CURRENCIES.every((each) => textIn(`off${each}`) === ''))
    problems['percent'] ??= 'Write either a percentage or amounts.'
  if (record.markets.length === 0) problems['markets'] = 'Tick a market.'
  if (record.validFrom !== undefined && record.validUntil !== undefined && record.validFrom >= record.validUntil)
    problems['validUntil'] ??= 'It must end after it begins.'
  return Object.keys(problems).length > 0 ? { problems } : { record }
}
