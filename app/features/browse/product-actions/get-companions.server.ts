import { z } from 'zod'
import { toPartView } from '#app/features/catalogue/views/part-view.ts'
import { toSuccessorsView } from '#app/features/catalogue/views/successors-view.ts'
import { findVariant } from '@specify/catalogue/variants/variant-by-code.ts'
import { findSuccessors } from '#app/features/search/hits/discontinued-code.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { findRequirements } from '../products/find-requirements.ts'
import { PartShape, RequirementShape, SuccessorsShape } from '../page-calls/shapes.server.ts'
import { EXAMPLE_PRODUCT } from './examples.ts'
import { findProduct } from './get-product.server.ts'
import type { ProductContext } from './product-context.ts'
import { ProductCode, Succeeded } from './shapes.server.ts'

export const getCompanions = defineEndpoint({
  name: 'product/getCompanions',
  method: 'GET',
  summary:
    'What is needed beside a product, its twin for the other hand, and what stands in place of a discontinued one.',
  input: z.strictObject({ sku: ProductCode.describe('A SKU') }),
  output: z.object({
    isError: Succeeded,
    colour: z.string().nullable().describe('Of the variant: what is needed comes in this colour first'),
    requirements: z.array(RequirementShape),
    handedTwin: PartShape.nullable(),
    successors: SuccessorsShape.nullable().describe('Null for a product on sale'),
  }),
  example: {
    input: { sku: EXAMPLE_PRODUCT.selectedVariant },
    output: { isError: false, colour: 'Chrome', requirements: [], handedTwin: null, successors: null },
  },
  errors: ['not_found'],
  async run(context: ProductContext, { sku }) {
    const { product, variant } = findProduct(context, sku)
    const { catalogue, locale, visibility } = context
    const isCurrent = product.status === 'current'
    const { colour } = variant.attributes
    const other =
      variant.handedTwin === undefined ? null : catalogue.findProduct(variant.handedTwin, locale, visibility)
    const twin = other && findVariant(other.variants, variant.handedTwin ?? '')
    return {
      isError: false as const,
      colour: typeof colour === 'string' ? colour : null,
      requirements: isCurrent ? findRequirements(product, context) : [],
      handedTwin: other && twin ? toPartView(other, twin, locale, visibility) : null,
      successors: isCurrent ? null : toSuccessorsView(findSuccessors(product, context), context),
    }
  },
})
