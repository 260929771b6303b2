import type { z } from 'zod'
import { inputIssueText } from '@specify/engine/input-issue'
import type { Locale } from '@specify/core/market.ts'
import type { DiscountTerms } from '../pricing/discounts.ts'
import type { ShippingMethod } from '../pricing/shipping.ts'
import { findUnkeptText } from '#app/platform/unkept-text.ts'
import { linesOfEntries } from './json-lines.ts'
import { OrdersFile, type CentsByCurrency, type DiscountCode, type MethodRecord } from './orders-file-schema.ts'

/** Parts that the file leaves out stay as they are. */
export interface OperatorData {
  readonly shippingMethods: readonly (ShippingMethod & { readonly locale: Locale })[] | null
  readonly discountCodes: readonly { readonly code: string; readonly terms: DiscountTerms }[] | null
  /** Null is no longer counted. */
  readonly stock: readonly { readonly sku: string; readonly quantity: number | null }[] | null
}

export type ReadOrdersFile =
  | { readonly kind: 'read'; readonly data: OperatorData }
  /** Each as `line 12, field: reason`, the line where it is about one entry of a list. */
  | { readonly kind: 'refused'; readonly problems: readonly string[] }

/**
 * Parses the text of a file, all or nothing.
 *
 * @param mostEntries Entries of all its lists; no bound where it is left out.
 */
export function readOrdersFile(text: string, mostEntries = Infinity): ReadOrdersFile {
  let json: unknown
  try {
    // Programs of one maker write a mark of the byte order in front.
    json = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    return { kind: 'refused', problems: [`file: is not JSON: ${error instanceof Error ? error.message : ''}`] }
  }
  if (countEntries(json) > mostEntries) {
    const most = mostEntries.toLocaleString('en-AU')
    return { kind: 'refused', problems: [`file: has more than ${most} entries; npm run orders reads longer ones`] }
  }
  const parsed = OrdersFile.safeParse(json, { error: inputIssueText })
  const issues = parsed.success ? [findUnkeptText(parsed.data)].filter((issue) => issue !== null) : parsed.error.issues
  if (!parsed.success || issues.length > 0) {
    const lines = linesOfEntries(text)
    const lineText = (path: readonly PropertyKey[]) => {
      const line = lines.get(path.slice(0, 2).join('.'))
      return line === undefined ? '' : `line ${line}, `
    }
    return {
      kind: 'refused',
      problems: issues.map(({ path, message }) => `${lineText(path)}${path.join('.') || 'file'}: ${message}`),
    }
  }
  const { shippingMethods, discountCodes, stock } = parsed.data
  return {
    kind: 'read',
    data: {
      shippingMethods: shippingMethods?.map(toMethod) ?? null,
      discountCodes: discountCodes?.map(({ code, ...terms }) => ({ code, terms: toTerms(terms) })) ?? null,
      stock: stock ?? null,
    },
  }
}

function countEntries(json: unknown): number {
  if (typeof json !== 'object' || json === null) return 0
  return Object.values(json).reduce((sum: number, part: unknown) => sum + (Array.isArray(part) ? part.length : 0), 0)
}

export function toMethod({ market, id, rates, states, postcodes, ...words }: z.output<typeof MethodRecord>) {
  return {
    ...words,
    locale: market,
    shippingMethodId: id,
    rates: rates.map(({ from, price }) => ({ fromCents: from, priceCents: price })),
    states: states ?? null,
    postcodes: postcodes?.map((range) => [range.slice(0, 4), range.slice(5)] as const) ?? null,
  }
}

export function toTerms(record: Omit<z.output<typeof DiscountCode>, 'code'>): DiscountTerms {
  const { amounts, minimums } = record
  return {
    name: record.name,
    percent: record.percent ?? null,
    amounts: amounts ? defined(amounts) : null,
    markets: record.markets,
    minimums: defined(minimums),
    validFrom: record.validFrom ?? null,
    validUntil: record.validUntil ?? null,
    maxUses: record.maxUses ?? null,
    maxUsesPerAccount: record.maxUsesPerAccount ?? null,
    canCombine: record.canCombine,
  }
}

function defined({ AUD, NZD }: z.output<typeof CentsByCurrency>) {
  return { ...(AUD !== undefined && { AUD }), ...(NZD !== undefined && { NZD }) }
}
