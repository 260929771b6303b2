import { z } from 'zod'
import { PRODUCT_STATUSES } from '@specify/catalogue/product/model.ts'
import { FileShape, Path, PriceShape } from './shapes.server.ts'

const CategoryShape = z
  .object({
    categoryId: z.string(),
    name: z.string(),
    _url: Path,
    get subCategories() {
      return z.array(CategoryShape)
    },
  })
  .meta({ id: 'Category' })

const Codes = z.array(z.string())
/** Lists of the feed: each name with a value, or with several. */
const NamedValues = z.array(z.object({ name: z.string(), value: z.union([z.string(), Codes]) }))
const AttributeValue = z.union([z.string(), z.number(), z.boolean(), Codes, NamedValues, z.record(z.string(), Codes)])

const VariantShape = PriceShape.extend({
  id: z.string(),
  key: z.string(),
  sku: z.string(),
  name: z.string().nullable().describe('What a picker calls it; null where it is not offered there'),
  _url: Path,
  images: z.array(z.string()).describe('The first one is the thumbnail'),
  lineDiagramList: z.array(z.string()),
  attributes: z
    .record(z.string(), AttributeValue)
    .describe(
      'features are bullets by language; item-attributes name the components and spare parts, assets-attributes the files',
    ),
  files: z.array(FileShape),
  bundleReferences: Codes.describe('Item codes of its components'),
  spareReferences: Codes.describe('Item codes of its spare parts'),
}).meta({ id: 'Variant' })

/** The answer of `getProduct`. The names are those of the contract. */
export const ProductShape = z
  .object({
    productId: z.string(),
    name: z.object({ 'en-AU': z.string(), 'en-NZ': z.string() }),
    slug: z.string(),
    _url: Path,
    description: z.string().describe('Markdown'),
    status: z.enum(PRODUCT_STATUSES),
    categories: z.array(CategoryShape),
    categoryKeys: z.array(z.string()),
    brand: z.string(),
    range: z.string(),
    'sub-brand': z.string(),
    'product-types': z.array(z.string()),
    'specify-sectors': z.array(z.int()),
    IsNew: z.boolean(),
    IsGWAInternal: z.boolean(),
    'builder-range': z.enum(['YES', 'NO']),
    masterVariantID: z.string(),
    selectedVariant: z.string().describe('The SKU that was asked for'),
    variants: z.array(VariantShape),
    replacedBy: Codes,
    alternatives: Codes,
    metaTitle: z.string(),
    metaDescription: z.string(),
    metaKeywords: z.string(),
  })
  .meta({ id: 'Product' })
