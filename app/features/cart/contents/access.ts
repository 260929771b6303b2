import type { Actor } from '@specify/core/actor.ts'
import type { Branded } from '@specify/core/data/branded.ts'
import { assertSignedIn, type OwnAccountId } from '#app/features/accounts/rules/access.ts'
import type { Locale } from '@specify/core/market.ts'

/** The caller's cart, wishlist and orders in a market: every write to them takes it. */
export type OwnCart = Branded<{ readonly accountId: OwnAccountId; readonly locale: Locale }, 'OwnCart'>

/** @throws AppError `unauthorized` for a visitor. */
export function ownCart(actor: Actor, locale: Locale): OwnCart {
  return { accountId: assertSignedIn(actor).accountId, locale } as OwnCart
}
