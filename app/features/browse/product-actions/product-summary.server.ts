import { z } from 'zod'
import { assetUrl } from '@specify/catalogue/files/asset-source.ts'
import type { SearchResult } from '#app/features/search/backends/backend.ts'
import { INITIAL_STATE } from '../listing/listing-state.ts'
import { toProductCard, type CardContext } from '../listing/listing-cards.ts'
import type { ProductHit } from '#app/features/search/catalogue/search-record.ts'
import { Path, PriceShape, toPrices } from './shapes.server.ts'

export const ProductSummary = z
  .object({
    productId: z.string(),
    name: z.string(),
    slug: z.string(),
    brand: z.string(),
    range: z.string(),
    typeName: z.string().describe('Its product type, else its category'),
    categoryKeys: z.array(z.string()),
    IsNew: z.boolean(),
    IsGWAInternal: z.boolean(),
    masterVariantID: z.string(),
    selectedVariant: z.string().describe('The SKU to show first'),
    highlights: z.array(z.string()).describe('A few distinguishing values'),
    variants: z.array(
      PriceShape.extend({
        id: z.string(),
        sku: z.string(),
        'item-code': z.string().nullable(),
        name: z.string().nullable(),
        colour: z.string().nullable(),
        images: z.array(z.string()),
        _url: Path,
      }),
    ),
  })
  .meta({ id: 'ProductSummary' })

interface SummaryContext extends Pick<CardContext, 'locale' | 'visibility'>, Partial<Pick<CardContext, 'understood'>> {
  readonly query?: string
}

/** Price display is decided as for cards. */
export function toProductSummaries(
  hits: readonly { readonly record: ProductHit; readonly matchedVariant: number | null }[],
  { locale, visibility, query = '', understood = null }: SummaryContext,
) {
  const context = { locale, visibility, state: { ...INITIAL_STATE, query }, understood }
  return hits.map(({ record, matchedVariant }) => {
    const card = toProductCard(record, matchedVariant, context)
    return {
      productId: record.objectID,
      name: record.name,
      slug: record.slug,
      brand: record.brand,
      range: record.range,
      typeName: record.typeName,
      categoryKeys: record.categoryKeys,
      IsNew: record.IsNew,
      IsGWAInternal: record.IsGWAInternal,
      masterVariantID: record.masterVariantID,
      selectedVariant: card.variants[card.selected]?.sku ?? '',
      highlights: record.highlights,
      variants: card.variants.map((variant, index) => ({
        id: record.variants[index]?.id ?? variant.sku,
        sku: variant.sku,
        'item-code': record.variants[index]?.['item-code'] ?? null,
        name: variant.name,
        colour: variant.colour,
        images: variant.images.map(assetUrl),
        ...toPrices(variant.price),
        _url: `/${variant.path}`,
      })),
    }
  })
}

export function productHits({ hits }: Pick<SearchResult, 'hits'>) {
  return hits.map(({ record, matchedVariant }) => ({ record: record as unknown as ProductHit, matchedVariant }))
}
