import type { Actor } from '#app/core/actor.ts'
import type { Branded } from '#app/core/branded.ts'
import { assertSignedIn, type OwnAccountId } from '#app/features/accounts/access.ts'
import type { Locale } from '#app/features/markets/model.ts'

/** The caller's cart, wishlist and orders in a market: every write to them takes it. */
export type OwnCart = Branded<{ readonly accountId: OwnAccountId; readonly locale: Locale }, 'OwnCart'>

/** @throws AppError `unauthorized` for a visitor. */
export function ownCart(actor: Actor, locale: Locale): OwnCart {
  return { accountId: assertSignedIn(actor).accountId, locale } as OwnCart
}
