import { assetUrl } from '@specify/catalogue/files/asset-source.ts'
import { variantPath } from '#app/features/catalogue/views/product-view.ts'
import { variantWords } from '@specify/catalogue/variants/variant-words.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import type { Locale } from '@specify/core/market.ts'
import { isAvailable } from '@specify/schedule/addable.ts'
import type { KnownCodes, Match } from '@specify/list-reader/match/candidate.ts'

export interface ListProduct {
  readonly name: string
  readonly finish: string
  readonly brand: string
  readonly image: string | null
  readonly path: string
  readonly isAvailable: boolean
}

export function listProducts(
  matches: readonly Match[],
  known: Pick<KnownCodes, 'find'>,
  locale: Locale,
): Record<string, ListProduct> {
  const skus = new Set(
    matches.flatMap(({ sku, candidates }) => [
      ...(sku === null ? [] : [sku]),
      ...candidates.flatMap((candidate) => [candidate.sku, ...candidate.options]),
    ]),
  )
  return Object.fromEntries(
    Array.from(skus).flatMap((sku) => {
      const found = known.find(sku).find(({ variant }) => variant.sku === sku)
      return found ? [[sku, toListProduct(found, locale)]] : []
    }),
  )
}

function toListProduct({ product, variant }: CodedVariant, locale: Locale): ListProduct {
  const [image] = variant.images
  return {
    name: product.name[locale],
    finish: variantWords(product, variant).text,
    brand: product.brand,
    image: image === undefined ? null : assetUrl(image),
    path: variantPath(product, variant),
    isAvailable: isAvailable(product),
  }
}
