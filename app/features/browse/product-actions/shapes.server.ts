import { z } from 'zod'
import { CURRENCY_CODES, type Money } from '@specify/core/money.ts'
import { categoryKey } from '@specify/catalogue/facts/category-path.ts'
import { SKU_PATTERN } from '#app/features/catalogue/feed/clean/why-no-sku.ts'
import { FILE_TYPES, type FileType } from '@specify/catalogue/files/product-file.ts'
import type { PriceDisplay } from '@specify/catalogue/prices/price-display.ts'

const MAX_CODE_LENGTH = 64

/** A SKU or item code. Those that no product can have are refused before any lookup. */
export const ProductCode = z
  .string()
  .trim()
  .min(1)
  .max(MAX_CODE_LENGTH)
  .regex(SKU_PATTERN, 'must be a product code: letters, digits and . + - / _ # ( )')

export const MAX_CODES = 100

/** Categories by their keys, or by their addresses below the locale. */
export const Categories = z
  .array(
    z
      .string()
      .trim()
      .max(200)
      .regex(/^\/?[a-z0-9-]+(?:\/[a-z0-9-]+)*\/?$/, 'must be a category key')
      .transform((written) => categoryKey({ _url: written })),
  )
  .max(20)

export const Succeeded = z.literal(false)

const MoneyShape = z
  .object({
    centAmount: z.int().describe('Including GST'),
    currencyCode: z.enum(CURRENCY_CODES),
    fractionDigits: z.int(),
  })
  .meta({ id: 'Money' })

export const PriceShape = z.object({
  contactUs: z.boolean().describe('The price is given on request: there is none here'),
  price: MoneyShape.nullable().describe('The recommended retail price'),
  discountedPrice: MoneyShape.nullable(),
  priceValues: z.array(z.object({ currencyCode: z.enum(CURRENCY_CODES), value: z.int().describe('Cents') })),
})

/** Never contains an amount where `Contact us` is shown. */
export function toPrices(display: PriceDisplay): {
  contactUs: boolean
  price: Money | null
  discountedPrice: Money | null
  priceValues: { currencyCode: Money['currencyCode']; value: number }[]
} {
  const price = display.kind === 'discounted' ? display.was : display.kind === 'rrp' ? display.price : null
  return {
    contactUs: display.kind === 'contact',
    price,
    discountedPrice: display.kind === 'discounted' ? display.price : null,
    priceValues: price ? [{ currencyCode: price.currencyCode, value: price.centAmount }] : [],
  }
}

export const FileShape = z
  .object({
    type: z.enum(Object.keys(FILE_TYPES) as FileType[]),
    label: z.string(),
    url: z.string().describe('Absolute, or from the root of the site'),
    version: z.string().nullable(),
    date: z.string().nullable().describe('ISO date of the issue'),
    sizeBytes: z.int().nullable(),
  })
  .meta({ id: 'ProductFile' })

export const Path = z.string().describe('Address below the locale')
