import { z } from 'zod'
import { AppError } from '#app/core/app-error.ts'
import type { Steps } from '#app/core/steps.ts'
import type { CodedVariant } from '#app/features/catalogue/variants-by-code.ts'
import { variantInFinish, variantsByFinish } from '#app/features/catalogue/variant-in-finish.ts'
import { findSameKind } from '#app/features/browse/find-same-kind.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { runInTurns } from '#app/platform/run-in-turns.server.ts'
import { isAvailable } from '../addable.ts'
import type { ProductFacts } from '../product-facts.ts'
import { ProductFactsShape } from './answer-shapes.server.ts'
import { EXAMPLE_BUILDER_ANSWER } from '../builder/examples.ts'
import { readerOf, type ProjectContext } from './project-context.ts'
import { Succeeded } from './shapes.server.ts'
import { Sku } from './substitution-shapes.server.ts'

const MAX_FINISH_SKUS = 2_000
const MAX_BYTES = 256 * 1024
/** Of each kind; makers name three or four. */
const MAX_OFFERED = 12

const common = {
  caller: 'specifier',
  limitPerMinute: 120,
  errors: ['unauthorized', 'forbidden', 'not_found', 'unavailable'],
} as const
const FACTS = EXAMPLE_BUILDER_ANSWER.project.products['96340C6AF']

const Facts = z.record(z.string(), ProductFactsShape).describe('By SKU')
const Finishes = z.object({
  sku: z.string(),
  productId: z.string(),
  range: z.string(),
  finishes: z.array(z.string()).describe('SKUs of the same product, one for each finish, its own among them'),
})

export const getFinishes = defineEndpoint({
  ...common,
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
): Steps<{
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

const Offered = z.object({
  sku: z.string(),
  productId: z.string(),
  name: z.string(),
  steps: z.int().describe('1 where the product names it itself, more through discontinued products between'),
  facts: ProductFactsShape,
})
const EXAMPLE_OFFERED = {
  sku: '96340C6AF',
  productId: 'caroma-96340',
  name: 'Liano II Basin Mixer',
  steps: 1,
  facts: FACTS,
} as const

export const findReplacementsOutput = z.object({
  isError: Succeeded,
  replacements: z.array(Offered).describe('Named by the maker'),
  similar: z.array(Offered).describe('Recommended by the maker'),
  sameKind: z.array(Offered).describe('Other products of the type, those most like it first'),
  elsewhere: z.array(z.object({ sku: z.string(), name: z.string() })).describe('Replacements in other markets only'),
})

export const findReplacements = defineEndpoint({
  ...common,
  name: 'projectBuilder/findReplacements',
  method: 'GET',
  summary:
    'What may take the place of a product: what its maker names, through discontinued ones to current products, what it recommends, and products of the same kind; each in the same finish where it has that.',
  input: z.object({ sku: Sku }),
  output: findReplacementsOutput,

  example: {
    input: { sku: '96140C' },
    output: { isError: false, replacements: [EXAMPLE_OFFERED], similar: [], sameKind: [], elsewhere: [] },
  },
  async run(context: ProjectContext, { sku }) {
    const { locale, visibility, catalogue } = context
    const { findListed, findFacts } = readerOf(context)
    const from = findListed(sku, locale)
    if (!from) throw new AppError('not_found', `There is no product ${sku}.`)
    const seen = new Set<string>([from.variant.sku])
    const offer = ({ product, variant }: CodedVariant, steps: number) => {
      const finish = from.variant.attributes.colour
      const same = typeof finish === 'string' ? variantInFinish(product.variants, variant, finish) : null
      const target = same ?? variant
      const facts = findFacts(target.sku, locale)
      if (seen.has(target.sku) || !facts?.isAvailable) return []
      seen.add(target.sku)
      return [{ sku: target.sku, productId: product.productId, name: product.name[locale], steps, facts }]
    }
    const { current, elsewhere } = catalogue.findReplacements(from.product, locale, visibility)
    const replacements = current.flatMap(({ steps, ...each }) => offer(each, steps)).slice(0, MAX_OFFERED)
    const similar = from.product.alternatives.flatMap((code) => {
      const found = findListed(code, locale)
      if (!found) return []
      if (isAvailable(found.product)) return offer(found, 1)
      const next = catalogue.findReplacements(found.product, locale, visibility)
      return next.current.flatMap(({ steps, ...each }) => offer(each, steps + 1))
    })
    const sameKind = (await findSameKind(from, context)).flatMap((each) => offer(each, 1))
    return {
      isError: false as const,
      replacements,
      similar: similar.slice(0, MAX_OFFERED),
      sameKind: sameKind.slice(0, MAX_OFFERED),
      elsewhere: elsewhere
        .slice(0, MAX_OFFERED)
        .map(({ product, variant }) => ({ sku: variant.sku, name: product.name[locale] })),
    }
  },
})
