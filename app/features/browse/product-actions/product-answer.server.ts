import { z } from 'zod'
import type { Visibility } from '#app/core/actor.ts'
import { assetUrl } from '#app/features/catalogue/asset-source.ts'
import { categoryKeys } from '#app/features/catalogue/category-path.ts'
import { downloadFiles } from '#app/features/catalogue/files.ts'
import { PRODUCT_STATUSES, type Product, type Variant } from '#app/features/catalogue/model.ts'
import { variantPath, variantPrice } from '#app/features/catalogue/product-view.ts'
import { variantName } from '#app/features/catalogue/variant-name.ts'
import { MARKETS, type Locale } from '#app/features/markets/model.ts'
import { FileShape, Path, PriceShape, toPrices } from './shapes.server.ts'

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

export interface Reader {
  readonly locale: Locale
  readonly visibility: Visibility
  readonly knows: (code: string) => boolean
}

/**
 * A product for one reader: `product` already is their view, and codes of products that they may not see are left out.
 */
export function toProductAnswer(product: Product, selected: Variant, reader: Reader) {
  return {
    productId: product.productId,
    name: { [MARKETS.au.language]: product.name.au, [MARKETS.nz.language]: product.name.nz } as Record<
      'en-AU' | 'en-NZ',
      string
    >,
    slug: product.slug,
    _url: `/${variantPath(product, selected)}`,
    description: product.description,
    status: product.status,
    categories: product.categories,
    categoryKeys: categoryKeys(product),
    brand: product.brand,
    range: product.range,
    'sub-brand': product.subBrand,
    'product-types': product.productTypes,
    'specify-sectors': product.sectors,
    IsNew: product.isNew,
    IsGWAInternal: product.isInternal,
    'builder-range': product.builderRange[reader.locale] ? ('YES' as const) : ('NO' as const),
    masterVariantID: product.masterVariantId,
    selectedVariant: selected.sku,
    variants: product.variants.map((variant) => toVariantAnswer(product, variant, reader)),
    replacedBy: product.replacedBy.filter(reader.knows),
    alternatives: product.alternatives.filter(reader.knows),
    metaTitle: product.metaTitle,
    metaDescription: product.metaDescription,
    metaKeywords: product.metaKeywords,
  }
}

function toVariantAnswer(product: Product, variant: Variant, { locale, visibility, knows }: Reader) {
  const files = downloadFiles(variant.files, visibility)
  const bundleReferences = variant.bundleReferences.filter(knows)
  const spareReferences = variant.spareReferences.filter(knows)
  return {
    id: variant.id,
    key: variant.key,
    sku: variant.sku,
    name: variantName(variant.attributes),
    _url: `/${variantPath(product, variant)}`,
    images: variant.images.map(assetUrl),
    lineDiagramList: variant.lineDiagramList.map(assetUrl),
    ...toPrices(variantPrice(product, variant, locale, visibility)),
    attributes: {
      ...(variant.attributes as Record<string, string | number | boolean | readonly string[]>),
      features: { [MARKETS[locale].language]: variant.features[locale] ?? [] },
      'item-attributes': [
        { name: 'bundle-references', value: bundleReferences },
        { name: 'spare-references', value: spareReferences },
      ],
      'assets-attributes': Array.from(
        Map.groupBy(files, ({ type }) => type),
        ([name, ofType]) => {
          const urls = ofType.map(({ url }) => url)
          return { name, value: urls.length === 1 ? (urls[0] ?? '') : urls }
        },
      ),
    },
    files,
    bundleReferences,
    spareReferences,
  }
}
