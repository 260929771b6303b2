import { z } from 'zod'
import { ATTRIBUTE_KEYS } from '@specify/catalogue/facts/attributes.ts'
import type { Comparison } from '#app/features/catalogue/compare/comparison.ts'
import { MAX_COMPARED } from '#app/features/catalogue/compare/limits.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { PartShape } from '../page-calls/shapes.server.ts'
import { readComparison } from '../products/read-comparison.server.ts'
import { EXAMPLE_COMPARISON } from './example-comparison.ts'
import type { ProductContext } from './product-context.ts'
import { MAX_CODES, ProductCode, Succeeded } from './shapes.server.ts'

const ColumnShape = PartShape.extend({
  productId: z.string(),
  isDiscontinued: z.boolean(),
  isInternal: z.boolean(),
  replacedBy: z.array(PartShape).describe('What takes the place of a discontinued product'),
  alternatives: z.array(PartShape).describe('What is recommended instead of a discontinued product'),
  finishes: z
    .array(
      z.object({
        sku: z.string(),
        label: z.string(),
        colour: z.string().nullable(),
        path: z.string().describe('Below the locale'),
      }),
    )
    .describe('All variants of the product'),
  lineDiagrams: z.array(z.string()),
}).meta({ id: 'ComparedProduct' })

const RowShape = z.object({
  key: z.enum(ATTRIBUTE_KEYS),
  label: z.string(),
  unit: z.string().nullable().describe('Of every value, which is written with it'),
  isNumber: z.boolean(),
  values: z.array(z.string().nullable()).describe('One for each column; null where nothing is stated'),
  isEqual: z.boolean().describe('Every column states the same'),
})

const ComparisonShape = z.object({
  columns: z.array(ColumnShape).max(MAX_COMPARED),
  groups: z.array(z.object({ heading: z.string(), rows: z.array(RowShape) })),
  equalRows: z.int().describe('Rows in which all columns are equal'),
}) satisfies z.ZodType<Comparison>

export const compareProducts = defineEndpoint({
  name: 'product/compareProducts',
  method: 'GET',
  summary:
    'Up to four products side by side: what one of them states is a row, in the order of the technical list. The first four that are known are compared.',
  input: z.strictObject({
    skus: z.array(ProductCode).min(1).max(MAX_CODES).describe('SKUs or item codes; of the same variant only the first'),
  }),
  output: ComparisonShape.extend({
    isError: Succeeded,
    unknown: z.array(z.string()).describe('Codes that no product has'),
    omitted: z.array(z.string()).describe('Codes left out, since four others are compared'),
  }),
  example: {
    input: { skus: EXAMPLE_COMPARISON.columns.map(({ sku }) => sku) },
    output: { isError: false, ...EXAMPLE_COMPARISON, unknown: [], omitted: [] },
  },
  run: async (context: ProductContext, { skus }) => ({ isError: false as const, ...readComparison(skus, context) }),
})
