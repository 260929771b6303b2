import { z } from 'zod'
import { CURRENCY_CODES } from '#app/core/money.ts'
import type { ProductCard } from '#app/features/catalogue/card.ts'
import { LOCALES } from '#app/features/markets/model.ts'

export const MessageError = z.object({ message: z.string(), status: z.int().optional() }).meta({ id: 'MessageError' })

export const LOCALE = { name: 'locale', description: 'The market', values: LOCALES, example: 'au' } as const

const Amount = z.object({ centAmount: z.int(), currencyCode: z.enum(CURRENCY_CODES), fractionDigits: z.int() })

export const PriceRowShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('contact') }),
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('rrp'), price: Amount }),
  z.object({ kind: z.literal('discounted'), price: Amount, was: Amount, percentOff: z.int() }),
])

export const CardShape = z
  .object({
    productId: z.string(),
    name: z.string(),
    category: z.string(),
    categoryKey: z.string(),
    isNew: z.boolean(),
    isInternal: z.boolean(),
    highlights: z.array(z.string()),
    variants: z.array(
      z.object({
        sku: z.string(),
        name: z.string().nullable(),
        colour: z.string().nullable(),
        images: z.array(z.string()),
        price: PriceRowShape,
        path: z.string().describe('Below the locale'),
      }),
    ),
    selected: z.int().describe('Index of the variant to show first'),
  })
  .meta({ id: 'ProductCard' }) satisfies z.ZodType<ProductCard>
