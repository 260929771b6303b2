import { z } from 'zod'
import { LOCALES } from '@specify/core/market.ts'
import { normaliseDiscountCode } from '../pricing/discounts.ts'

/** Far beyond any product or order, and every sum of them stays exact. */
const MAX_CENTS = 1_000_000_000
const Cents = z.int().min(0).max(MAX_CENTS)
export const CentsByCurrency = z.strictObject({ AUD: Cents.optional(), NZD: Cents.optional() })
const Time = z.iso.datetime({ offset: true, error: 'must be a time: 2026-07-01T00:00:00+10:00' })
const Uses = z.int().min(1).max(1_000_000)
const PostcodeRange = z.string().regex(/^\d{4}-\d{4}$/, 'must be a range of postcodes: 2000-2234')

const Rates = z
  .array(z.strictObject({ from: Cents, price: Cents }))
  .min(1)
  .max(20)
  .refine((rates) => rates[0]?.from === 0, 'must begin with a rate from 0')
  .refine((rates) => rates.every(({ from }, index) => index === 0 || from > (rates[index - 1]?.from ?? 0)), {
    error: 'must ascend',
  })

export const MethodRecord = z.strictObject({
  market: z.enum(LOCALES),
  id: z.string().regex(/^[a-z0-9-]{1,60}$/, 'must be small letters, digits and dashes'),
  name: z.string().trim().min(1).max(80),
  description: z.string().trim().max(200).default(''),
  rates: Rates,
  states: z.array(z.string().max(50)).min(1).max(20).optional(),
  postcodes: z.array(PostcodeRange).min(1).max(500).optional(),
})

export const DiscountCode = z
  .strictObject({
    code: z
      .string()
      .transform(normaliseDiscountCode)
      .pipe(z.string().regex(/^[A-Z0-9-]{3,40}$/, 'must be 3 to 40 letters, digits and dashes')),
    name: z.string().trim().min(1).max(80),
    percent: z.int().min(1).max(100).optional(),
    amounts: CentsByCurrency.optional(),
    markets: z
      .array(z.enum(LOCALES))
      .min(1)
      .max(LOCALES.length)
      .default([...LOCALES]),
    minimums: CentsByCurrency.default({}),
    validFrom: Time.optional(),
    validUntil: Time.optional(),
    maxUses: Uses.optional(),
    maxUsesPerAccount: Uses.optional(),
    canCombine: z.boolean().default(false),
  })
  .refine(({ percent, amounts }) => (percent === undefined) !== (amounts === undefined), {
    error: 'must have either percent or amounts',
  })

export const StockRecord = z.strictObject({
  sku: z.string().min(1).max(64),
  quantity: z.int().min(0).max(10_000_000).nullable(),
})

export interface EntryList<Entry> {
  readonly entry: z.ZodType<Entry>
  readonly most: number
  /** The key that each entry has alone. */
  readonly keyOf: (entry: Entry) => string
}

type Lists = { readonly [Part in keyof Entries]: EntryList<Entries[Part]> }

interface Entries {
  readonly shippingMethods: z.output<typeof MethodRecord>
  readonly discountCodes: z.output<typeof DiscountCode>
  readonly stock: z.output<typeof StockRecord>
}

/** The lists of the file. */
export const LISTS: Lists = {
  shippingMethods: { entry: MethodRecord, most: 500, keyOf: ({ market, id }) => `${market} ${id}` },
  discountCodes: { entry: DiscountCode, most: 100_000, keyOf: ({ code }) => code },
  stock: { entry: StockRecord, most: 1_000_000, keyOf: ({ sku }) => sku },
}
