import { z } from 'zod'
import { ATTRIBUTE_KEYS } from '#app/features/catalogue/attributes.ts'
import type { PartView } from '#app/features/catalogue/part-view.ts'
import type { ProductScreenData } from '#app/features/catalogue/product-screen-data.ts'
import { LOCALES } from '#app/features/markets/model.ts'
import { FileShape } from '#app/features/browse/product-actions/shapes.server.ts'
import type { ApiCall } from './api-call.server.ts'
import { CardShape, LOCALE, MessageError, PriceRowShape } from './shared-shapes.server.ts'

const PartShape = z
  .object({
    sku: z.string(),
    name: z.string(),
    colour: z.string().nullable(),
    image: z.string().nullable(),
    price: PriceRowShape,
    path: z.string().describe('Below the locale'),
  })
  .meta({ id: 'Part' }) satisfies z.ZodType<PartView>

export const product: ApiCall = {
  name: 'product',
  group: 'Listings',
  path: '/{locale}/api/product/',
  pathParameters: [LOCALE],
  methods: ['GET'],
  summary: 'What the quick view of a product shows: everything of its page but the related products.',
  isPerMarket: false,
  input: z.object({ code: z.string().describe('A SKU or item code') }),
  output: z.object({
    locale: z.enum(LOCALES),
    product: z.object({
      productId: z.string(),
      name: z.string(),
      brand: z.string(),
      range: z.string(),
      isNew: z.boolean(),
      isInternal: z.boolean(),
      isDiscontinued: z.boolean(),
      variants: z.array(
        z.object({
          sku: z.string(),
          name: z.string().nullable(),
          colour: z.string().nullable(),
          itemCode: z.string().nullable(),
          ean: z.string().nullable(),
          images: z.array(z.string()),
          lineDiagrams: z.array(z.string()),
          price: PriceRowShape,
          path: z.string().describe('Below the locale'),
          fields: z.array(
            z.object({
              key: z.enum(ATTRIBUTE_KEYS),
              label: z.string(),
              value: z.string(),
              isSearchable: z.boolean(),
            }),
          ),
          features: z.array(z.string()),
          files: z.array(FileShape),
          components: z.array(z.string()).describe('Keys of parts'),
          spareParts: z.array(z.string()).describe('Keys of parts'),
        }),
      ),
    }),
    selectedSku: z.string(),
    descriptionHtml: z.string(),
    adviceHtml: z.string(),
    parts: z.record(z.string(), PartShape).describe('Components and spare parts by the codes that variants name'),
    replacements: z.array(PartShape).describe('What takes the place of a discontinued product'),
    related: z.array(CardShape).max(0),
    complianceUrl: z.string().nullable(),
    viewerScriptUrl: z.string().nullable(),
    widgetScriptUrl: z.string().nullable(),
  }) satisfies z.ZodType<ProductScreenData>,
  example: {
    input: { code: '96340C6AF' },
    output: {
      locale: 'au',
      product: {
        productId: 'caroma-96340',
        name: 'Liano II Basin Mixer',
        brand: 'Caroma',
        range: 'Liano II',
        isNew: false,
        isInternal: false,
        isDiscontinued: false,
        variants: [
          {
            sku: '96340C6AF',
            name: 'Chrome',
            colour: 'Chrome',
            itemCode: '96340C6AF',
            ean: null,
            images: ['ProductThumbnail/models/basin-mixer/basin-mixer-standard-slim-tube-d279c2-chrome-hero.webp'],
            lineDiagrams: [],
            price: { kind: 'rrp', price: { centAmount: 38_950, currencyCode: 'AUD', fractionDigits: 2 } },
            path: 'product/liano-ii-basin-mixer-chrome-96340C6AF/',
            fields: [{ key: 'colour', label: 'Colour', value: 'Chrome', isSearchable: true }],
            features: ['Ceramic disc cartridge'],
            files: [],
            components: [],
            spareParts: [],
          },
        ],
      },
      selectedSku: '96340C6AF',
      descriptionHtml: '<p>A single-lever mixer.</p>',
      adviceHtml: '',
      parts: {},
      replacements: [],
      related: [],
      complianceUrl: null,
      viewerScriptUrl: null,
      widgetScriptUrl: null,
    },
  },
  failure: MessageError,
  errors: ['not_found', 'unavailable'],
}
