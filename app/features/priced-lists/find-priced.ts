import { includedTaxCents } from '#app/features/cart/pricing/tax.ts'
import { variantPath, variantPrice } from '#app/features/catalogue/views/product-view.ts'
import type { PriceDisplay } from '@specify/catalogue/prices/price-display.ts'
import type { Variant } from '@specify/catalogue/product/model.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import { formatMoney } from '@specify/core/money.ts'
import type { Locale } from '@specify/core/market.ts'
import type { Visibility } from '@specify/core/actor.ts'
import { isAvailable } from '@specify/schedule/addable.ts'
import type { PricedProduct } from './rows/model.ts'

const HAND = /^(?:left|right)\b/i

/** A variant with its price as a page of the site shows it to the same reader. */
export function toPricedProduct(
  { product, variant }: CodedVariant,
  { locale, visibility }: { readonly locale: Locale; readonly visibility: Visibility },
): PricedProduct {
  const price = variantPrice(product, variant, locale, visibility)
  return {
    sku: variant.sku,
    name: product.name[locale],
    ...wordsOf(variant),
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

/** Finish, size and hand; what else its name says stands with the size. */
function wordsOf({ attributes }: Variant): Pick<PricedProduct, 'finish' | 'size' | 'hand'> {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
  const finish = textOf(attributes.colour)
  const size = textOf(attributes.size)
  const itemCode = textOf(attributes['item-code'])
  const others = textOf(attributes['variant-name'])
    .split(/,\s*/)
    .filter((part) => part !== '' && ![finish, itemCode, size, `${finish} ${itemCode}`].includes(part))
  const hand = others.find((part) => HAND.test(part)) ?? ''
  return { finish, size: [size, ...others.filter((part) => part !== hand)].filter(Boolean).join(', '), hand }
}
