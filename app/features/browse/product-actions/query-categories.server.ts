import { z } from 'zod'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { categoryTree, flattenCategories } from '../overviews/category-tree.ts'
import { MAX_VALUES_PER_FACET } from '#app/features/search/hits/facets.ts'
import { categoryNames } from '../listing/listing.server.ts'
import type { ProductContext } from './product-context.ts'
import { Path, Succeeded } from './shapes.server.ts'

const CategoryNodeShape = z
  .object({
    categoryKey: z.string().describe('What product/query takes in categories'),
    name: z.string(),
    _url: Path,
    count: z.int().describe('Products in it and below it'),
    get subCategories() {
      return z.array(CategoryNodeShape)
    },
  })
  .meta({ id: 'CategoryNode' })

export const queryCategories = defineEndpoint({
  name: 'product/queryCategories',
  method: 'GET',
  summary: 'The categories that have products in the market, with how many.',
  input: z.strictObject({
    format: z
      .enum(['tree', 'list'])
      .default('tree')
      .describe('list gives every category at the top, in the same order'),
  }),
  output: z.object({ isError: Succeeded, categories: z.array(CategoryNodeShape) }),
  example: {
    input: { format: 'tree' },
    output: {
      isError: false,
      categories: [
        {
          categoryKey: 'tapware',
          name: 'Tapware',
          _url: '/products/tapware/',
          count: 124,
          subCategories: [
            {
              categoryKey: 'tapware/basin-mixers',
              name: 'Basin mixers',
              _url: '/products/tapware/basin-mixers/',
              count: 38,
              subCategories: [],
            },
          ],
        },
      ],
    },
  },
  errors: ['unavailable'],
  async run({ search, listings, locale, visibility }: ProductContext, { format }) {
    const [counted] = await search.search({ locale, visibility, inBimLibrary: false }, [
      { facets: ['categoryKeys'], maxValuesPerFacet: MAX_VALUES_PER_FACET, limit: 0 },
    ])
    const counts = counted?.facets.get('categoryKeys')?.values ?? []
    const tree = categoryTree(
      new Map(counts.map(({ value, count }) => [String(value), count])),
      categoryNames(listings),
    )
    return { isError: false as const, categories: format === 'list' ? flattenCategories(tree) : tree }
  },
})
