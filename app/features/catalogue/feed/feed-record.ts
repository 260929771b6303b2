import { z } from 'zod'
import { mendCode } from './clean/mend-code.ts'

/** `docs/catalogue-format.md` describes the line. Invalid values are left out with a remark. */

/** One text for both markets, or one for each by language (`en-AU`) or locale (`au`). */
const LocalText = z.union([z.string(), z.record(z.string(), z.string())])

export const FeedNameValue = z.object({
  name: z.string(),
  value: z.unknown(),
  version: z.unknown().optional(),
  date: z.unknown().optional(),
  size: z.unknown().optional(),
  sizeBytes: z.unknown().optional(),
})

const FeedCategory = z.object({
  categoryId: z.string(),
  name: z.string(),
  _url: z.string(),
  get subCategories() {
    return z.array(FeedCategory).optional()
  },
})

const EVIDENCE = {
  waterUse: z.unknown().optional(),
  accessStandards: z.unknown().optional(),
  dezincificationResistant: z.unknown().optional(),
  dataCheckedOn: z.unknown().optional(),
}

/** Cells by name. They are cleaned one by one, so there is no need to copy them first, as `z.record` does. */
const Cells = z.custom<Record<string, unknown>>(
  (value) => value !== null && typeof value === 'object' && !Array.isArray(value),
  'expected record',
)

export const FeedVariant = z.object({
  sku: z.union([z.string(), z.number()]).transform((sku) => mendCode(String(sku))),
  id: z.union([z.string(), z.number()]).transform(String).optional(),
  key: z.union([z.string(), z.number()]).transform(String).optional(),
  images: z.unknown().optional(),
  lineDiagramList: z.unknown().optional(),
  price: z.unknown().optional(),
  discountedPrice: z.unknown().optional(),
  priceValues: z.unknown().optional(),
  handedTwin: z.unknown().optional(),
  ...EVIDENCE,
  attributes: Cells.default({}),
})
export type FeedVariant = z.infer<typeof FeedVariant>

export const FeedRecord = z.object({
  productId: z
    .union([z.string(), z.number()])
    .transform((id) => String(id).trim())
    .pipe(z.string().min(1).max(200)),
  name: LocalText,
  slug: z.string().optional(),
  description: z.unknown().optional(),
  markets: z.unknown().optional(),
  categories: z.array(FeedCategory).min(1),
  masterVariantID: z.union([z.string(), z.number()]).transform(String).nullish(),
  brand: z.unknown().optional(),
  range: z.unknown().optional(),
  'sub-brand': z.unknown().optional(),
  'product-types': z.unknown().optional(),
  'specify-sectors': z.unknown().optional(),
  IsNew: z.unknown().optional(),
  IsGWAInternal: z.unknown().optional(),
  'builder-range': z.unknown().optional(),
  status: z.unknown().optional(),
  replacedBy: z.unknown().optional(),
  alternatives: z.unknown().optional(),
  requires: z.unknown().optional(),
  classification: z.unknown().optional(),
  buildingProduct: z.unknown().optional(),
  ...EVIDENCE,
  metaTitle: z.unknown().optional(),
  metaDescription: z.unknown().optional(),
  metaKeywords: z.unknown().optional(),
  createdAt: z.unknown().optional(),
  variants: z.array(FeedVariant).min(1),
})
export type FeedRecord = z.infer<typeof FeedRecord>

export const FeedNameValues = z.array(FeedNameValue)
export type FeedNameValue = z.infer<typeof FeedNameValue>
