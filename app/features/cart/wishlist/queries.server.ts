import type { Selectable } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Tables } from '#db/schema.ts'
import type { Wishlist, WishlistLine } from '../contents/model.ts'
import type { CartOwner } from '../contents/queries.server.ts'

export async function readWishlist(db: Database, { accountId, locale }: CartOwner): Promise<Wishlist> {
  const row = await db
    .selectFrom('wishlist')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('locale', '=', locale)
    .executeTakeFirst()
  return row ? toWishlist(row) : { wishlistId: '', locale, lines: [] }
}

export function toWishlist(row: Selectable<Tables['wishlist']>): Wishlist {
  return { wishlistId: row.wishlist_id, locale: row.locale, lines: row.lines as WishlistLine[] }
}
