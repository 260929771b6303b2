import { z } from 'zod'
import { CURRENCY_CODES } from '@specify/core/money.ts'
import { ATTRIBUTE_KEYS } from '@specify/catalogue/facts/attributes.ts'
import type { ProductCard } from '@specify/catalogue/prices/card.ts'
import type { PartView } from '#app/features/catalogue/views/part-view.ts'
import type { ProductScreenData } from '#app/features/catalogue/views/product-screen-data.ts'
import type { RequirementView } from '#app/features/catalogue/views/requirement-view.ts'
import { REQUIREMENT_KINDS, type RequirementKind } from '@specify/catalogue/product/requirements.ts'
import type { SuccessorsView } from '#app/features/catalogue/views/successors-view.ts'
import { LOCALES } from '@specify/core/market.ts'
import { FileShape } from '../product-actions/shapes.server.ts'

const Amount = z.object({ centAmount: z.int(), currencyCode: z.enum(CURRENCY_CODES), fractionDigits: z.int() })

const PriceRowShape = z.discriminatedUnion('kind', [
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

export const PartShape = z
  .object({
    sku: z.string(),
    name: z.string(),
    colour: z.string().nullable(),
    image: z.string().nullable(),
    price: PriceRowShape,
    path: z.string().describe('Below the locale'),
  })
  .meta({ id: 'Part' }) satisfies z.ZodType<PartView>

export const RequirementShape = z
  .object({
    kind: z.enum(Object.keys(REQUIREMENT_KINDS) as RequirementKind[]),
    label: z.string(),
    parts: z.array(PartShape).describe('Any of them will do'),
  })
  .meta({ id: 'Requirement' }) satisfies z.ZodType<RequirementView>

export const SuccessorsShape = z
  .object({
    replacements: z.array(PartShape).describe('What takes its place, through chains of replacements'),
    elsewhere: z
      .array(z.object({ sku: z.string(), name: z.string() }))
      .describe('What takes its place in other markets, where nothing does in this one'),
    alternatives: z.array(PartShape).describe('What is recommended beside it'),
  })
  .meta({ id: 'Successors' }) satisfies z.ZodType<SuccessorsView>

export const ProductScreenShape = z.object({
  locale: z.enum(LOCALES),
  product: z.object({
    productId: z.string(),
    name: z.string(),
    brand: z.string(),
    range: z.string(),
    isNew: z.boolean(),
    isInternal: z.boolean(),
    isDiscontinued: z.boolean(),
    variants: z.array(
      z.object({
        sku: z.string(),
        name: z.string().nullable(),
        colour: z.string().nullable(),
        itemCode: z.string().nullable(),
        ean: z.string().nullable(),
        images: z.array(z.string()),
        lineDiagrams: z.array(z.string()),
        price: PriceRowShape,
        path: z.string().describe('Below the locale'),
        fields: z.array(
          z.object({
            key: z.enum(ATTRIBUTE_KEYS),
            label: z.string(),
            value: z.string(),
            isSearchable: z.boolean(),
          }),
        ),
        keyFacts: z
          .array(z.object({ label: z.string(), value: z.string() }))
          .describe('At most six, of what is stated'),
        features: z.array(z.string()),
        files: z.array(FileShape),
        components: z.array(z.string()).describe('Keys of parts'),
        spareParts: z.array(z.string()).describe('Keys of parts'),
        handedTwin: z.string().nullable().describe('Key of the part that is the same for the other hand'),
      }),
    ),
    choices: z
      .array(
        z.object({
          sku: z.string(),
          finish: z.string().nullable(),
          option: z.string().nullable(),
          extra: Amount.nullable().describe('Above the cheapest finish of the same option'),
        }),
      )
      .nullable()
      .describe('What tells the variants apart; null where only their names do'),
  }),
  selectedSku: z.string(),
  descriptionHtml: z.string(),
  statement: z.string().nullable().describe('First sentence of the description'),
  overviewHtml: z.string().describe('The description without its first sentence'),
  adviceHtml: z.string(),
  parts: z.record(z.string(), PartShape).describe('Components and spare parts by the codes that variants name'),
  successors: SuccessorsShape.nullable().describe(
    'What stands in place of a discontinued product; null for one on sale',
  ),
  requirements: z.array(RequirementShape).describe('What else is needed'),
  related: z.array(CardShape).max(0),
  collection: z
    .object({
      name: z.string(),
      path: z.string().nullable().describe('Below the locale'),
      parts: z.array(PartShape),
    })
    .nullable()
    .describe('Others of its collection'),
  rooms: z
    .record(z.string(), z.object({ image: z.string(), alt: z.string(), x: z.number() }))
    .describe('A room with the product in it, by SKU, and its place there in per cent'),
  complianceUrl: z.string().nullable(),
  viewerScriptUrl: z.string().nullable(),
  widgetScriptUrl: z.string().nullable(),
}) satisfies z.ZodType<ProductScreenData>
