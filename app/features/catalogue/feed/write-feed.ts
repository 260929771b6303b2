import { LOCALES, MARKETS, type Locale } from '@specify/core/market.ts'
import type { EvidenceFields } from '@specify/catalogue/facts/evidence-fields.ts'
import type { Product, Variant, VariantPrice } from '@specify/catalogue/product/model.ts'
import type { ProductFile } from '@specify/catalogue/files/product-file.ts'

export function toFeedRecord(product: Product): object {
  return {
    productId: product.productId,
    name: byLanguage((locale) => product.name[locale]),
    slug: product.slug,
    description: product.description,
    markets: product.markets,
    categories: product.categories,
    masterVariantID: product.masterVariantId,
    brand: product.brand,
    range: product.range,
    'sub-brand': product.subBrand,
    'product-types': product.productTypes,
    'specify-sectors': product.sectors,
    IsNew: product.isNew,
    IsGWAInternal: product.isInternal,
    'builder-range': Object.fromEntries(LOCALES.map((locale) => [locale, product.builderRange[locale] ? 'YES' : 'NO'])),
    status: product.status,
    replacedBy: product.replacedBy,
    alternatives: product.alternatives,
    ...(product.requires && { requires: product.requires }),
    ...(product.classification && { classification: product.classification }),
    ...(product.buildingProduct && { buildingProduct: product.buildingProduct }),
    ...toFeedEvidence(product),
    metaTitle: product.metaTitle,
    metaDescription: product.metaDescription,
    metaKeywords: product.metaKeywords,
    createdAt: product.createdAt,
    variants: product.variants.map(toFeedVariant),
  }
}

function toFeedVariant(variant: Variant): object {
  const { 'bim-file-types': _derived, ...attributes } = variant.attributes
  return {
    id: variant.id,
    key: variant.key,
    sku: variant.sku,
    images: variant.images,
    lineDiagramList: variant.lineDiagramList,
    ...(variant.handedTwin !== undefined && { handedTwin: variant.handedTwin }),
    ...toFeedEvidence(variant),
    priceValues: [
      ...Object.entries(variant.prices).map(([currencyCode, price]) => toFeedPrice(currencyCode, price)),
      ...Object.entries(variant.datedPrices ?? {}).flatMap(([currencyCode, dated]) =>
        dated.map((price) => ({ ...toFeedPrice(currencyCode, price), validFrom: price.validFrom })),
      ),
    ],
    attributes: {
      ...attributes,
      features: Object.fromEntries(
        LOCALES.map((locale) => [MARKETS[locale].language, variant.features[locale] ?? null]),
      ),
      'item-attributes': [
        { name: 'bundle-references', value: variant.bundleReferences },
        { name: 'spare-references', value: variant.spareReferences },
      ],
      'assets-attributes': variant.files.map(toFeedAsset),
    },
  }
}

function toFeedPrice(currencyCode: string, { centAmount, discountedCentAmount }: VariantPrice): object {
  return {
    currencyCode,
    value: centAmount,
    ...(discountedCentAmount === undefined ? {} : { discounted: discountedCentAmount }),
  }
}

function toFeedEvidence(stated: EvidenceFields): object {
  const { waterUse, accessStandards, dezincificationResistant, dataCheckedOn } = stated
  return {
    ...(waterUse !== undefined && { waterUse }),
    ...(accessStandards && { accessStandards }),
    ...(dezincificationResistant !== undefined && { dezincificationResistant }),
    ...(dataCheckedOn !== undefined && { dataCheckedOn }),
  }
}

/** An address with a bar goes into a list: in a text, bars separate addresses. */
function toFeedAsset({ type, url, sizeBytes, ...issue }: ProductFile): object {
  return {
    name: type,
    value: url.includes('|') ? [url] : url,
    ...issue,
    ...(sizeBytes === undefined ? {} : { size: sizeBytes }),
  }
}

function byLanguage(read: (locale: Locale) => string): Record<string, string> {
  return Object.fromEntries(LOCALES.map((locale) => [MARKETS[locale].language, read(locale)]))
}
