import { z } from 'zod'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { inCategories } from '../category-filter.ts'
import { exactCodeFirst } from '../listing-cards.ts'
import { EXAMPLE_SUMMARY } from './examples.ts'
import type { ProductContext } from './product-context.ts'
import { ProductSummary, productHits, toProductSummaries } from './product-summary.server.ts'
import { Categories, Succeeded } from './shapes.server.ts'

const MAX_QUERY_LENGTH = 256
const MAX_LIMIT = 48
const DEFAULT_LIMIT = 12
/** Deeper than any market has products. */
const MAX_PAGE = 10_000

export const queryProducts = defineEndpoint({
  name: 'product/query',
  method: 'GET',
  summary: 'Products by text and category: the most relevant first, without a text the newest.',
  input: z.strictObject({
    query: z.string().trim().max(MAX_QUERY_LENGTH).default('').describe('Words or product codes'),
    categories: Categories.default([]).describe('Category keys, such as tapware/basin-mixers; any of them'),
    limit: z.int().min(1).max(MAX_LIMIT).default(DEFAULT_LIMIT),
    page: z.int().min(1).max(MAX_PAGE).default(1),
  }),
  output: z.object({
    isError: Succeeded,
    total: z.int().describe('Products that match, on all pages'),
    items: z.array(ProductSummary),
  }),
  example: {
    input: { query: 'basin mixer', categories: ['tapware/basin-mixers'], limit: 1 },
    output: { isError: false, total: 38, items: [EXAMPLE_SUMMARY] },
  },
  errors: ['unavailable'],
  async run({ search, locale, visibility }: ProductContext, { query, categories, limit, page }) {
    const scope = { locale, visibility, inBimLibrary: false }
    const within = categories.length > 0 ? [inCategories(categories)] : []
    const understood = search.understand(scope, { text: query, within })
    const filters = understood.filter ? [...within, understood.filter] : within
    const [found = { nbHits: 0, hits: [] }] = await search.search(scope, [
      {
        ...(understood.text ? { text: understood.text } : {}),
        ...(filters.length > 0 ? { filter: { kind: 'and', filters } } : {}),
        ...(understood.order === 'price' ? { sort: 'price_asc' } : {}),
        wishes: understood.wishes,
        limit,
        offset: (page - 1) * limit,
      },
    ])
    const items = toProductSummaries(productHits(found), { locale, visibility, query, understood })
    return {
      isError: false as const,
      total: found.nbHits,
      items: exactCodeFirst(items, query, ({ selectedVariant }) => selectedVariant),
    }
  },
})
