import { z } from 'zod'
import { MAX_RELATED } from '@specify/catalogue/product/related-products.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { EXAMPLE_PRODUCT, EXAMPLE_SUMMARY } from './examples.ts'
import { findProduct } from './get-product.server.ts'
import type { ProductContext } from './product-context.ts'
import { ProductSummary, toProductSummaries } from './product-summary.server.ts'
import { findRelated } from '../products/find-related.ts'
import { ProductCode, Succeeded } from './shapes.server.ts'

export const getRelatedProducts = defineEndpoint({
  name: 'product/getRelatedProducts',
  method: 'GET',
  summary: `At most ${MAX_RELATED} other products: those recommended beside a product, then the newest of its categories.`,
  input: z.strictObject({ sku: ProductCode.describe('The SKU or item code of the product') }),
  output: z.object({ isError: Succeeded, items: z.array(ProductSummary).max(MAX_RELATED) }),
  example: {
    input: { sku: EXAMPLE_PRODUCT.selectedVariant },
    output: { isError: false, items: [EXAMPLE_SUMMARY] },
  },
  errors: ['not_found', 'unavailable'],
  async run(context: ProductContext, { sku }) {
    const { locale, visibility } = context
    const { product } = findProduct(context, sku)
    const related = await findRelated(product, context)
    const hits = related.map((record) => ({ record, matchedVariant: null }))
    return { isError: false as const, items: toProductSummaries(hits, { locale, visibility }) }
  },
})
