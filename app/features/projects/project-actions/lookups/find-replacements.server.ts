import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import { variantInFinish } from '@specify/catalogue/variants/variant-in-finish.ts'
import { findSameKind } from '#app/features/browse/products/find-same-kind.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { isAvailable } from '@specify/schedule/addable.ts'
import { ProductFactsShape } from '../shapes/answer-shapes.server.ts'
import { readerOf, type ProjectContext } from '../shapes/project-context.ts'
import { Succeeded } from '../shapes/shapes.server.ts'
import { Sku } from '../shapes/substitution-shapes.server.ts'
import { CHOICE_CALL, FACTS } from './choice-actions.server.ts'

const MAX_OFFERED = 12

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
  ...CHOICE_CALL,
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
    const offered = new Set<string>([from.variant.sku])
    const offer = ({ product, variant }: CodedVariant, steps: number) => {
      const finish = from.variant.attributes.colour
      const same = typeof finish === 'string' ? variantInFinish(product.variants, variant, finish) : null
      const target = same ?? variant
      const facts = findFacts(target.sku, locale)
      if (offered.has(target.sku) || !facts?.isAvailable) return []
      offered.add(target.sku)
      return [{ sku: target.sku, productId: product.productId, name: product.name[locale], steps, facts }]
    }
    const { current, elsewhere } = catalogue.findReplacements(from.product, locale, visibility)
    const replacements = current.flatMap(({ steps, ...each }) => offer(each, steps)).slice(0, MAX_OFFERED)
    const similar = from.product.alternatives.flatMap((code) => {
      const listed = findListed(code, locale)
      if (!listed) return []
      if (isAvailable(listed.product)) return offer(listed, 1)
      const next = catalogue.findReplacements(listed.product, locale, visibility)
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
