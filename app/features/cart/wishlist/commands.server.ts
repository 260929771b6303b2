import type { Database } from '#app/platform/database/database.server.ts'
import type { OwnCart } from '../contents/access.ts'
import { assertAccount } from '../contents/commands.server.ts'
import type { Wishlist } from '../contents/model.ts'
import { toWishlist } from './queries.server.ts'

/** All or nothing, one change after another. */
export async function changeWishlist(
  db: Database,
  owner: OwnCart,
  apply: (wishlist: Wishlist) => Wishlist,
  now: Date,
): Promise<Wishlist> {
  return db.transaction().execute((tx) => changeWishlistIn(tx, owner, apply, now))
}

/** The same within a larger transaction. One that changes a cart too locks the cart first. */
export async function changeWishlistIn(
  tx: Database,
  { accountId, locale }: OwnCart,
  apply: (wishlist: Wishlist) => Wishlist,
  now: Date,
): Promise<Wishlist> {
  await assertAccount(tx, accountId)
  await tx
    .insertInto('wishlist')
    .values({ account_id: accountId, locale, changed_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'locale']).doNothing())
    .execute()
  const row = await tx
    .selectFrom('wishlist')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('locale', '=', locale)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const wishlist = toWishlist(row)
  const changed = apply(wishlist)
  if (changed === wishlist) return wishlist
  const saved = await tx
    .updateTable('wishlist')
    .set({ lines: JSON.stringify(changed.lines), changed_at: now })
    .where('wishlist_id', '=', wishlist.wishlistId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toWishlist(saved)
}

export async function deleteWishlist(db: Database, { accountId, locale }: OwnCart): Promise<void> {
  await db.deleteFrom('wishlist').where('account_id', '=', accountId).where('locale', '=', locale).execute()
}
