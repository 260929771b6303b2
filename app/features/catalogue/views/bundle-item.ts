import type { Visibility } from '@specify/core/actor.ts'
import { MARKETS, type Locale, type Market } from '@specify/core/market.ts'
import { assetUrl } from '@specify/catalogue/files/asset-source.ts'
import type { Product, Variant } from '@specify/catalogue/product/model.ts'
import { variantPrice } from './product-view.ts'

type ByLanguage = Readonly<Record<Market['language'], string>>

export interface BundleItem {
  readonly Name: ByLanguage
  readonly Slug: ByLanguage
  readonly SKU: string
  readonly ItemCode: string
  readonly Colour: string
  readonly Images: readonly { readonly url: string }[]
  /** The retail price in the requested market; empty where there is none to show. */
  readonly Prices: readonly {
    readonly country: Market['countryCode']
    readonly value: { readonly centAmount: number }
  }[]
}

/** A variant as an item; `product` already is the reader's view. Missing texts are empty. */
export function toBundleItem(product: Product, variant: Variant, locale: Locale, visibility: Visibility): BundleItem {
  const { attributes, images, sku } = variant
  const display = variantPrice(product, variant, locale, visibility)
  const retail = display.kind === 'discounted' ? display.was : display.kind === 'rrp' ? display.price : null
  return {
    Name: byLanguage((market) => product.name[market.code]),
    Slug: byLanguage(() => product.slug),
    SKU: sku,
    ItemCode: String(attributes['item-code'] ?? ''),
    Colour: String(attributes.colour ?? ''),
    Images: images.map((image) => ({ url: assetUrl(image) })),
    Prices: retail ? [{ country: MARKETS[locale].countryCode, value: { centAmount: retail.centAmount } }] : [],
  }
}

function byLanguage(read: (market: Market) => string): ByLanguage {
  return { 'en-AU': read(MARKETS.au), 'en-NZ': read(MARKETS.nz) }
}
