import { facetParameter } from '#app/features/search/hits/facet-kinds.ts'
import { z } from 'zod'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { FACETS, facetAttribute } from '#app/features/search/hits/facets.ts'
import { INITIAL_STATE } from '../listing/listing-state.ts'
import { SEARCH_PATH } from '../listing/listing-definition.ts'
import { readListing } from '../listing/listing.server.ts'
import type { ProductContext } from './product-context.ts'
import { Succeeded } from './shapes.server.ts'

const AttributeShape = z
  .object({
    key: z.string().describe('What the filter is called in an address'),
    attribute: z.string().describe('The attribute of the search index'),
    type: z.enum(['range', 'color', 'term', 'boolean']),
    label: z.string(),
    unit: z.string().nullable(),
    values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
    range: z.object({ min: z.number(), max: z.number() }).nullable(),
  })
  .meta({ id: 'SearchableAttribute' })

export const searchableAttributes = defineEndpoint({
  name: 'product/searchableAttributes',
  method: 'GET',
  summary: 'The filters of the whole catalogue, in their order, each with its label and its values or its range.',
  input: z.strictObject({}),
  output: z.object({ isError: Succeeded, attributes: z.array(AttributeShape) }),
  example: {
    input: {},
    output: {
      isError: false,
      attributes: [
        {
          key: 'colour',
          attribute: 'colour',
          type: 'color',
          label: 'Colour',
          unit: null,
          values: [
            { value: 'Chrome', label: 'Chrome', count: 212 },
            { value: 'Matte Black', label: 'Matte Black', count: 140 },
          ],
          range: null,
        },
        {
          key: 'length',
          attribute: 'length',
          type: 'range',
          label: 'Length',
          unit: 'mm',
          values: [],
          range: { min: 40, max: 1_800 },
        },
      ],
    },
  },
  errors: ['unavailable'],
  async run(context: ProductContext) {
    const { locale } = context
    const { facets } = await readListing(context, { locale, path: SEARCH_PATH, definition: null, state: INITIAL_STATE })
    const indexed = new Map(FACETS.map((facet) => [facetParameter(facet), facetAttribute(facet, locale)]))
    const attributes = facets.map(({ parameter, type, label, unit, values, range }) => ({
      key: parameter,
      attribute: indexed.get(parameter) ?? parameter,
      type,
      label,
      unit,
      values: values.map(({ value, label, count }) => ({ value, label, count })),
      range: range && { min: range.min, max: range.max },
    }))
    return { isError: false as const, attributes }
  },
})
