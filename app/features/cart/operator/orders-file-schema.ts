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
  states: z.array(z.string().max(50)).min(1).optional(),
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

export const OrdersFile = z.strictObject({
  shippingMethods: unique(z.array(MethodRecord).max(500), ({ market, id }) => `${market} ${id}`).optional(),
  discountCodes: unique(z.array(DiscountCode).max(100_000), ({ code }) => code).optional(),
  stock: unique(z.array(StockRecord).max(1_000_000), ({ sku }) => sku).optional(),
})

function unique<T>(list: z.ZodType<T[], unknown[]>, keyOf: (entry: T) => string) {
  return list.superRefine((entries, context) => {
    const seenKeys = new Set<string>()
    entries.forEach((entry, index) => {
      const key = keyOf(entry)
      if (seenKeys.has(key)) context.addIssue({ code: 'custom', path: [index], message: `${key} is there twice` })
      seenKeys.add(key)
    })
  })
}
