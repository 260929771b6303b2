import type { Actor, Visibility } from '#app/core/actor.ts'
import type { Account } from '#app/features/accounts/model.ts'
import type { Locale } from '#app/features/markets/model.ts'
import type { CatalogueState } from '#app/features/search/catalogue-state.ts'
import type { Config } from '#app/platform/config.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Limits } from '#app/platform/limits/limits.server.ts'
import type { TokenSigner } from '#app/platform/signed-token.server.ts'
import { ownCart, type OwnCart } from '../access.ts'
import { toCartAnswer } from '../cart-answer.ts'
import { emptyCart } from '../model.ts'
import type { OfferReader } from '../offer.ts'
import { priceCart } from '../priced-cart.ts'

/** Context of the actions of carts, wishlists and orders. */
export interface CartContext {
  readonly db: Database
  readonly limits: Limits
  readonly config: Pick<Config, 'contactEmail'>
  readonly actor: Actor
  readonly account: Account | null
  readonly visibility: Visibility
  readonly catalogue: CatalogueState
  readonly locale: Locale
  readonly now: Date
  readonly tokens: TokenSigner
  readonly onMail: () => void
}

/** The caller's view of the catalogue. */
export function readerOf({ catalogue, visibility }: Pick<CartContext, 'catalogue' | 'visibility'>): OfferReader {
  return { visibility, findProduct: (sku, locale) => catalogue.findProduct(sku, locale, visibility) }
}

/** @throws AppError `unauthorized` for a visitor. */
export function ownerOf({ actor, locale }: CartContext): OwnCart {
  return ownCart(actor, locale)
}

/** An empty cart, in the names of the contract. */
export function emptyCartAnswer({ locale }: CartContext) {
  const reader: OfferReader = { visibility: 'public', findProduct: () => null }
  const inputs = { reader, stock: new Map<string, number>(), methods: [], discounts: [], now: new Date(0) }
  return toCartAnswer(priceCart(emptyCart(locale), inputs))
}
