import { z } from 'zod'
import { toBundleItem, type BundleItem } from '#app/features/catalogue/views/bundle-item.ts'
import { findVariant } from '@specify/catalogue/variants/variant-by-code.ts'
import { findMarket } from '@specify/core/market.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { ProductContext } from './product-context.ts'
import { MAX_CODES, ProductCode, Succeeded } from './shapes.server.ts'

/** A prefix and the locale: `specify-au`, `store_en_NZ`. */
const STORE_KEY = /^[a-z][a-z0-9]*[-_](?:en[-_])?(au|nz)$/i

const ByLanguage = z.object({ 'en-AU': z.string(), 'en-NZ': z.string() })

const BundleItemShape = z
  .object({
    Name: ByLanguage,
    Slug: ByLanguage,
    SKU: z.string(),
    ItemCode: z.string(),
    Colour: z.string(),
    Images: z.array(z.object({ url: z.string() })),
    Prices: z
      .array(z.object({ country: z.enum(['AU', 'NZ']), value: z.object({ centAmount: z.int() }) }))
      .describe('The retail price in the market; empty where there is none to show'),
  })
  .meta({ id: 'BundleItem' })

const EXAMPLE_BUNDLE_ITEM = {
  Name: { 'en-AU': 'Mixer Cartridge 25 mm', 'en-NZ': 'Mixer Cartridge 25 mm' },
  Slug: { 'en-AU': 'mixer-cartridge-25-mm', 'en-NZ': 'mixer-cartridge-25-mm' },
  SKU: '687025',
  ItemCode: '687025',
  Colour: '',
  Images: [{ url: '/media/ProductThumbnail/models/cartridge-25.webp' }],
  Prices: [{ country: 'AU', value: { centAmount: 3_860 } }],
} as const

export const getBundleData = defineEndpoint({
  name: 'product/getBundleData',
  method: 'GET',
  summary:
    'Components or spare parts by their item codes, in the order asked for; codes that no product has are left out.',
  input: z.strictObject({
    variant: z.array(ProductCode).min(1).max(MAX_CODES).describe('Item codes or SKUs'),
    storeKey: z
      .string()
      .max(40)
      .regex(STORE_KEY, 'must be a prefix and a locale, such as specify-au')
      .optional()
      .describe(
        'Names the market: a prefix and the locale, such as specify-au. Without it the market of the call counts',
      ),
  }),
  output: z.object({ isError: Succeeded, items: z.array(BundleItemShape) }),
  example: {
    input: { variant: [EXAMPLE_BUNDLE_ITEM.ItemCode], storeKey: 'specify-au' },
    output: { isError: false, items: [EXAMPLE_BUNDLE_ITEM] },
  },
  async run({ catalogue, visibility, ...context }: ProductContext, { variant: codes, storeKey }) {
    const locale = findMarket(STORE_KEY.exec(storeKey ?? '')?.[1]?.toLowerCase())?.code ?? context.locale
    const items = new Map<string, BundleItem>()
    for (const code of new Set(codes)) {
      const product = catalogue.findProduct(code, locale, visibility)
      const variant = product && findVariant(product.variants, code)
      if (product && variant) items.set(variant.sku, toBundleItem(product, variant, locale, visibility))
    }
    return { isError: false as const, items: [...items.values()] }
  },
})
