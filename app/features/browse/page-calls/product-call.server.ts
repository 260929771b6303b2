import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { AppError } from '@specify/core/app-error.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { readProductPage, type ProductPageContext } from '../products/product-page.server.ts'
import { EXAMPLE_SCREEN } from './examples.ts'
import { ProductScreenShape } from './shapes.server.ts'

/** No code is longer. */
const MAX_LENGTH = 200

export const productCall = defineEndpoint({
  name: 'product',
  path: api.product.template,
  group: 'Listings',
  method: 'GET',
  isCached: true,
  summary: 'What the quick view of a product shows: everything of its page but the related products.',
  input: z.object({
    code: z
      .string()
      .default('')
      .transform((code) => code.trim().slice(0, MAX_LENGTH)),
  }),
  described: z.object({ code: z.string().max(MAX_LENGTH).describe('A SKU or item code') }),
  output: ProductScreenShape,
  example: { input: { code: EXAMPLE_SCREEN.selectedSku }, output: EXAMPLE_SCREEN },
  errors: ['not_found', 'unavailable'],
  async run(context: ProductPageContext, { code }) {
    const page = code === '' ? null : await readProductPage({ ...context, code })
    if (!page) throw new AppError('not_found', 'There is no such product.')
    return { ...page.screen, related: [] }
  },
})
