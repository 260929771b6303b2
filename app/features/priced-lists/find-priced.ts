import { includedTaxCents } from '#app/features/cart/pricing/tax.ts'
import { variantPath, variantPrice } from '#app/features/catalogue/views/product-view.ts'
import type { PriceDisplay } from '@specify/catalogue/prices/price-display.ts'
import { variantWords } from '@specify/catalogue/variants/variant-words.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import { formatMoney } from '@specify/core/money.ts'
import type { Locale } from '@specify/core/market.ts'
import type { Visibility } from '@specify/core/actor.ts'
import { isAvailable } from '@specify/schedule/addable.ts'
import type { PricedProduct } from './rows/model.ts'

/** A variant with its price as a page of the site shows it to the same reader. */
export function toPricedProduct(
  { product, variant }: CodedVariant,
  { locale, visibility }: { readonly locale: Locale; readonly visibility: Visibility },
): PricedProduct {
  const price = variantPrice(product, variant, locale, visibility)
  const { finish, size, hand, option } = variantWords(product, variant)
  return {
    sku: variant.sku,
    name: product.name[locale],
    finish,
    size: [size, option].filter(Boolean).join(', '),
    hand,
    path: variantPath(product, variant),
    isAvailable: isAvailable(product),
    ...centsOf(price, locale),
  }
}

function centsOf(
  price: PriceDisplay,
  locale: Locale,
): Pick<PricedProduct, 'incCents' | 'exCents' | 'priceKind' | 'was'> {
  if (price.kind === 'contact' || price.kind === 'none') {
    const priceKind = price.kind === 'contact' ? 'on request' : 'none'
    return { incCents: null, exCents: null, priceKind, was: '' }
  }
  const incCents = price.price.centAmount
  const was = price.kind === 'discounted' ? `Was ${formatMoney(price.was, 2)} inc GST` : ''
  return { incCents, exCents: incCents - includedTaxCents(incCents, locale), priceKind: 'shown', was }
}
