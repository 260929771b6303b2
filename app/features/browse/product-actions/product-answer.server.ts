import type { Visibility } from '@specify/core/actor.ts'
import { assetUrl } from '@specify/catalogue/files/asset-source.ts'
import { categoryKeys } from '@specify/catalogue/facts/category-path.ts'
import { downloadFiles } from '@specify/catalogue/files/files.ts'
import type { Product, Variant } from '@specify/catalogue/product/model.ts'
import { variantPath, variantPrice } from '#app/features/catalogue/views/product-view.ts'
import { variantName } from '@specify/catalogue/variants/variant-name.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import { toPrices } from './shapes.server.ts'

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
