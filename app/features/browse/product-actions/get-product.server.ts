import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { findVariant } from '@specify/catalogue/variants/variant-by-code.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { EXAMPLE_PRODUCT } from './examples.ts'
import { toProductAnswer } from './product-answer.server.ts'
import { ProductShape } from './product-answer-shape.server.ts'
import type { ProductContext } from './product-context.ts'
import { ProductCode, Succeeded } from './shapes.server.ts'

export const getProduct = defineEndpoint({
  name: 'product/getProduct',
  method: 'GET',
  summary: 'A product in full with all its variants, discontinued products included.',
  input: z.strictObject({ sku: ProductCode.describe('The SKU or item code of one of its variants') }),
  output: z.object({ isError: Succeeded, product: ProductShape }),
  example: { input: { sku: EXAMPLE_PRODUCT.selectedVariant }, output: { isError: false, product: EXAMPLE_PRODUCT } },
  errors: ['not_found'],
  async run(context: ProductContext, { sku }) {
    const { product, variant } = findProduct(context, sku)
    const { catalogue, locale, visibility } = context
    const isInternal = new Map<string, boolean>() // the variants of a product share spare parts
    const knows = (code: string) =>
      isInternal.getOrInsertComputed(code, () => catalogue.findProduct(code, locale, visibility) !== null)
    return {
      isError: false as const,
      product: toProductAnswer(product, variant, { locale, visibility, knows }),
    }
  },
})

/** @throws AppError `not_found` for unknown codes and for products hidden from the reader, with the same message. */
export function findProduct({ catalogue, locale, visibility }: ProductContext, code: string) {
  const product = catalogue.findProduct(code, locale, visibility)
  const variant = product && findVariant(product.variants, code)
  if (!product || !variant) throw new AppError('not_found', 'There is no such product.')
  return { product, variant }
}
