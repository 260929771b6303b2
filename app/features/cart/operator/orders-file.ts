import type { z } from 'zod'
import { inputIssueText } from '@specify/engine/input-issue'
import type { Locale } from '@specify/core/market.ts'
import type { DiscountTerms } from '../pricing/discounts.ts'
import type { ShippingMethod } from '../pricing/shipping.ts'
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
  /** Each as `field: reason`. */
  | { readonly kind: 'refused'; readonly problems: readonly string[] }

/** Parses the text of a file, all or nothing. */
export function readOrdersFile(text: string): ReadOrdersFile {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { kind: 'refused', problems: [`file: is not JSON: ${error instanceof Error ? error.message : ''}`] }
  }
  const parsed = OrdersFile.safeParse(json, { error: inputIssueText })
  if (!parsed.success)
    return {
      kind: 'refused',
      problems: parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`),
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

function toMethod({ market, id, rates, states, postcodes, ...words }: z.output<typeof MethodRecord>) {
  return {
    ...words,
    locale: market,
    shippingMethodId: id,
    rates: rates.map(({ from, price }) => ({ fromCents: from, priceCents: price })),
    states: states ?? null,
    postcodes: postcodes?.map((range) => [range.slice(0, 4), range.slice(5)] as const) ?? null,
  }
}

function toTerms(record: Omit<z.output<typeof DiscountCode>, 'code'>): DiscountTerms {
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
