import { z } from 'zod'
import { LOCALES, MARKETS, type Locale } from '@specify/core/market.ts'
import type { CurrencyCode } from '@specify/core/money.ts'
import { STATES } from '#app/features/accounts/rules/profile.ts'
import { normaliseDiscountCode } from '../pricing/discounts.ts'

/** Far beyond any product or order, and every sum of them stays exact. */
const MAX_CENTS = 1_000_000_000
const Cents = z.int().min(0).max(MAX_CENTS)
export const CentsByCurrency = z.strictObject({ AUD: Cents.optional(), NZD: Cents.optional() })
const Time = z.iso.datetime({ offset: true, error: 'must be a time: 2026-07-01T00:00:00+10:00' })
const Uses = z.int().min(1).max(1_000_000)
const PostcodeRange = z.string().refine((range) => /^\d{4}-\d{4}$/.test(range) && range.slice(0, 4) <= range.slice(5), {
  error: 'must be a range of postcodes, the lower one first: 2000-2234',
})
/** Takes off something. */
const Off = Cents.min(1, 'must be more than nothing')

const Rates = z
  .array(z.strictObject({ from: Cents, price: Cents }))
  .min(1)
  .max(20)
  .refine((rates) => rates[0]?.from === 0, 'must begin with a rate from 0')
  .refine((rates) => rates.every(({ from }, index) => index === 0 || from > (rates[index - 1]?.from ?? 0)), {
    error: 'must ascend',
  })

export const MethodRecord = z
  .strictObject({
    market: z.enum(LOCALES),
    id: z.string().regex(/^[a-z0-9-]{1,60}$/, 'must be small letters, digits and dashes'),
    name: z.string().trim().min(1).max(80),
    description: z.string().trim().max(200).default(''),
    rates: Rates,
    states: z.array(z.string().max(50)).min(1).max(20).optional(),
    postcodes: z.array(PostcodeRange).min(1).max(500).optional(),
  })
  .superRefine(({ market, states = [] }, context) => {
    const other = states.find((state) => !STATES[market].includes(state))
    if (other === undefined) return
    const message = `has ${other}, which is none of ${MARKETS[market].countryName}: ${STATES[market].join(', ')}`
    context.addIssue({ code: 'custom', path: ['states'], message })
  })

export const DiscountCode = z
  .strictObject({
    code: z
      .string()
      .transform(normaliseDiscountCode)
      .pipe(z.string().regex(/^[A-Z0-9-]{3,40}$/, 'must be 3 to 40 letters, digits and dashes')),
    name: z.string().trim().min(1).max(80),
    percent: z.int().min(1).max(100).optional(),
    amounts: z.strictObject({ AUD: Off.optional(), NZD: Off.optional() }).optional(),
    markets: z.array(z.enum(LOCALES)).min(1).max(LOCALES.length).optional(),
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
  .refine(({ validFrom, validUntil }) => !validFrom || !validUntil || Date.parse(validFrom) < Date.parse(validUntil), {
    path: ['validUntil'],
    error: 'must be after it begins',
  })
  // A code that names no markets is for those that it has an amount for.
  .transform(({ markets, ...code }) => ({ ...code, markets: markets ?? marketsOf(code.amounts) }))
  .superRefine(({ amounts, markets }, context) => {
    if (!amounts) return
    for (const { code, currency, countryName } of Object.values(MARKETS)) {
      const has = amounts[currency] !== undefined
      if (has === markets.includes(code)) continue
      const message = has
        ? `is for ${countryName}, where the code does not hold`
        : `is missing: the code holds in ${countryName}`
      context.addIssue({ code: 'custom', path: ['amounts', currency], message })
    }
  })

function marketsOf(amounts: Readonly<Partial<Record<CurrencyCode, number | undefined>>> | undefined): Locale[] {
  const priced = LOCALES.filter((code) => amounts?.[MARKETS[code].currency] !== undefined)
  return priced.length > 0 ? priced : [...LOCALES]
}

export const StockFields = z.strictObject({
  sku: z.string().min(1).max(64),
  quantity: z.int().min(0).max(10_000_000).nullable(),
})

/** The page of a code stands at an address with it; one that is counted no longer needs none. */
export function canBeOpened({ sku, quantity }: z.output<typeof StockFields>): boolean {
  return quantity === null || (!['new', '.', '..'].includes(sku) && sku.trim() === sku && !/[\t\n\r]/.test(sku))
}
export const NOT_OPENED = {
  path: ['sku'],
  error: 'must be another code: new, dots, tabs, and spaces at an end cannot stand in an address',
}
const StockRecord = StockFields.refine(canBeOpened, NOT_OPENED)

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
