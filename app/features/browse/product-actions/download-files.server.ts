import { z } from 'zod'
import { downloadFiles as filesOf } from '@specify/catalogue/files/files.ts'
import { findVariant } from '@specify/catalogue/variants/variant-by-code.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { EXAMPLE_FILE, EXAMPLE_PRODUCT } from './examples.ts'
import type { ProductContext } from './product-context.ts'
import { FileShape, MAX_CODES, ProductCode, Succeeded } from './shapes.server.ts'

export const downloadFiles = defineEndpoint({
  name: 'product/downloadFiles',
  method: 'GET',
  summary: 'The files that the caller may download for each of some SKUs.',
  input: z.strictObject({
    skus: z.array(ProductCode).min(1).max(MAX_CODES).describe('SKUs or item codes; each is answered once'),
  }),
  output: z.object({
    isError: Succeeded,
    products: z.array(z.object({ sku: z.string(), files: z.array(FileShape) })),
    notFound: z.array(z.string()).describe('Codes that no product has, as they were written'),
  }),
  example: {
    input: { skus: [EXAMPLE_PRODUCT.selectedVariant, 'UNKNOWN1'] },
    output: {
      isError: false,
      products: [{ sku: EXAMPLE_PRODUCT.selectedVariant, files: [EXAMPLE_FILE] }],
      notFound: ['UNKNOWN1'],
    },
  },
  async run({ catalogue, locale, visibility }: ProductContext, { skus }) {
    const filesBySku = new Map<string, readonly ReturnType<typeof filesOf>[number][]>()
    const notFound = new Set<string>()
    for (const code of new Set(skus)) {
      const product = catalogue.findProduct(code, locale, visibility)
      const variant = product && findVariant(product.variants, code)
      if (variant) filesBySku.set(variant.sku, filesOf(variant.files, visibility))
      else notFound.add(code)
    }
    const products = Array.from(filesBySku, ([sku, files]) => ({ sku, files }))
    return { isError: false as const, products, notFound: [...notFound] }
  },
})
