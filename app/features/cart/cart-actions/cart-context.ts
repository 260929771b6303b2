import type { RequestAccount } from '#app/features/accounts/rules/request-account.ts'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import type { RequestCatalogue } from '#app/features/search/catalogue/request-catalogue.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { ownCart, type OwnCart } from '../contents/access.ts'
import type { OfferReader } from '../pricing/offer.ts'

export type CartContext = Pick<
  RequestContext & RequestMarket & RequestAccount & RequestCatalogue,
  | 'account'
  | 'actor'
  | 'atEnd'
  | 'catalogue'
  | 'clientAddress'
  | 'config'
  | 'db'
  | 'limits'
  | 'locale'
  | 'now'
  | 'onMail'
  | 'request'
  | 'tokens'
  | 'visibility'
>

export function readerOf({ catalogue, visibility }: Pick<CartContext, 'catalogue' | 'visibility'>): OfferReader {
  return { visibility, findProduct: (sku, locale) => catalogue.findProduct(sku, locale, visibility) }
}

/** @throws AppError `unauthorized` for a visitor. */
export function ownerOf({ actor, locale }: CartContext): OwnCart {
  return ownCart(actor, locale)
}
