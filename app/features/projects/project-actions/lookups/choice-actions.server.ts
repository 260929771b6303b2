import { z } from 'zod'
import type { Chunked } from '@specify/core/data/chunked.ts'
import { variantsByFinish } from '@specify/catalogue/variants/variant-in-finish.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import { isAvailable } from '@specify/schedule/addable.ts'
import type { ProductFacts } from '#app/features/projects/schedule/product-facts.ts'
import { ProductFactsShape } from '../shapes/answer-shapes.server.ts'
import { EXAMPLE_BUILDER_ANSWER } from '#app/features/projects/schedule/examples.ts'
import { readerOf, type ProjectContext } from '../shapes/project-context.ts'
import { Succeeded } from '../shapes/shapes.server.ts'
import { Sku } from '../shapes/substitution-shapes.server.ts'

const MAX_FINISH_SKUS = 2_000
const MAX_BYTES = 256 * 1024
export const CHOICE_CALL = {
  caller: 'specifier',
  limitPerMinute: 120,
  errors: ['unauthorized', 'forbidden', 'not_found', 'unavailable'],
} as const
export const FACTS = EXAMPLE_BUILDER_ANSWER.project.products['96340C6AF']

const Facts = z.record(z.string(), ProductFactsShape).describe('By SKU')
const Finishes = z.object({
  sku: z.string(),
  productId: z.string(),
  range: z.string(),
  finishes: z.array(z.string()).describe('SKUs of the same product, one for each finish, its own among them'),
})

export const getFinishes = defineEndpoint({
  ...CHOICE_CALL,
  name: 'projectBuilder/getFinishes',
  method: 'GET',
  maxBodyBytes: MAX_BYTES,
  summary:
    'The finishes that products have, each as the variant that is most like the given one. Unknown SKUs are left out.',
  input: z.object({ skus: z.array(Sku).min(1).max(MAX_FINISH_SKUS) }),
  output: z.object({ isError: Succeeded, lines: z.array(Finishes), products: Facts }),
  example: {
    input: { skus: ['96340C6AF'] },
    output: {
      isError: false,
      lines: [{ sku: '96340C6AF', productId: 'caroma-96340', range: 'Liano II', finishes: ['96340C6AF'] }],
      products: { '96340C6AF': FACTS },
    },
  },
  async run(context: ProjectContext, { skus }) {
    return { isError: false as const, ...(await runInTurns(readFinishes(context, new Set(skus)))) }
  },
})

function* readFinishes(
  context: ProjectContext,
  skus: ReadonlySet<string>,
): Chunked<{
  lines: z.output<typeof Finishes>[]
  products: Record<string, ProductFacts>
}> {
  const { findListed, findFacts } = readerOf(context)
  const lines: z.output<typeof Finishes>[] = []
  const products: Record<string, ProductFacts> = {}
  for (const sku of skus) {
    yield
    const listed = findListed(sku, context.locale)
    if (!listed || !isAvailable(listed.product)) continue
    const { product, variant } = listed
    const finishes = variantsByFinish(product.variants, variant).map((each) => each.sku)
    for (const each of finishes) {
      const facts = findFacts(each, context.locale)
      if (facts) products[each] = facts
    }
    lines.push({ sku, productId: product.productId, range: product.range, finishes })
  }
  return { lines, products }
}
