import { z } from 'zod'
import { findSummaries } from '#app/features/browse/product-actions/find-summaries.server.ts'
import { findDiscontinuedCode, findSuccessors } from '#app/features/search/hits/discontinued-code.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { isAvailable } from '@specify/schedule/addable.ts'
import { ProductFactsShape } from '../shapes/answer-shapes.server.ts'
import { CALLS_PER_MINUTE } from '../change.server.ts'
import { EXAMPLE_BUILDER_ANSWER } from '#app/features/projects/schedule/examples.ts'
import { readerOf, type ProjectContext } from '../shapes/project-context.ts'
import { Succeeded } from '../shapes/shapes.server.ts'

const MAX_FOUND = 5
const NONE = { current: [], alternatives: [] }

export const findLineItems = defineEndpoint({
  name: 'projectBuilder/findLineItems',
  method: 'GET',
  caller: 'specifier',
  limitPerMinute: CALLS_PER_MINUTE,
  summary: 'Products that a typed line of a schedule may mean, the most likely first, each with the variant that fits.',
  input: z.object({ query: z.string().trim().min(1).max(200).describe('A code, or words as in a search') }),
  output: z.object({
    isError: Succeeded,
    lineItems: z.array(
      z.object({ sku: z.string(), productId: z.string(), name: z.string(), facts: ProductFactsShape }),
    ),
    isAmbiguous: z.boolean().describe('Whether the text is the code of several products: somebody has to choose'),
    discontinued: z
      .object({ sku: z.string(), name: z.string() })
      .nullable()
      .describe('The discontinued product whose code the text has; what replaces it comes first'),
  }),
  example: {
    input: { query: 'liano basin mixer chrome' },
    output: {
      isError: false,
      lineItems: [
        {
          sku: '96340C6AF',
          productId: 'caroma-96340',
          name: 'Liano II Basin Mixer',
          facts: EXAMPLE_BUILDER_ANSWER.project.products['96340C6AF'],
        },
      ],
      isAmbiguous: false,
      discontinued: null,
    },
  },
  errors: ['unauthorized', 'forbidden', 'unavailable'],
  async run(context: ProjectContext, { query }) {
    const { catalogue, locale, visibility } = context
    const { findFacts, findNamed } = readerOf(context)
    const coded = catalogue
      .codeReader(locale, visibility)
      .find(query)
      .filter(({ product }) => isAvailable(product))
    const discontinued = coded.length > 0 ? null : findDiscontinuedCode(query, context)
    const { current, alternatives } = discontinued ? findSuccessors(discontinued.product, context) : NONE
    const { items } = await findSummaries(context, { query, categories: [], limit: MAX_FOUND, page: 1 })
    const skus = [
      ...[...coded, ...current, ...alternatives].map(({ variant }) => variant.sku),
      ...items.map(({ selectedVariant }) => selectedVariant),
    ]
    const lineItems = [...new Set(skus)].slice(0, MAX_FOUND).flatMap((sku) => {
      const facts = findFacts(sku, locale)
      const named = findNamed(sku, locale)
      return facts && named?.isAvailable === true ? [{ sku, productId: named.productId, name: named.name, facts }] : []
    })
    return {
      isError: false as const,
      lineItems,
      isAmbiguous: coded.length > 1,
      discontinued: discontinued && { sku: discontinued.variant.sku, name: discontinued.product.name[locale] },
    }
  },
})
