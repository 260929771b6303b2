import { assetUrl } from '@specify/catalogue/files/asset-source.ts'
import type { Variant } from '@specify/catalogue/product/model.ts'
import { variantPath } from '#app/features/catalogue/views/product-view.ts'
import { variantName } from '@specify/catalogue/variants/variant-name.ts'
import { variantWords } from '@specify/catalogue/variants/variant-words.ts'
import type { Locale } from '@specify/core/market.ts'
import type { Offer } from '../pricing/offer.ts'

export function shownProduct(offer: Offer, locale: Locale) {
  if (offer.kind === 'unknown') return null
  const { product, variant } = offer
  return {
    name: product.name[locale],
    path: variantPath(product, variant),
    variantName: variantName(variant.attributes),
    variantText: variantWords(product, variant).text,
    images: variant.images.map(assetUrl),
    colour: colourOf(variant),
  }
}

function colourOf({ attributes }: Variant): string {
  return typeof attributes.colour === 'string' ? attributes.colour : ''
}
