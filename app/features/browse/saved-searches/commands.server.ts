import { sql, type Selectable } from 'kysely'
import { AppError } from '@specify/core/app-error.ts'
import type { OwnAccountId } from '#app/features/accounts/rules/access.ts'
import type { Locale } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Tables } from '#db/schema.ts'
import { MAX_SAVED } from './saved-address.ts'

export type SavedRow = Selectable<Tables['saved_search']>

/** The newest first, of all markets. */
export async function listSaved(db: Database, accountId: string): Promise<SavedRow[]> {
  return db
    .selectFrom('saved_search')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('saved_search_id')
    .limit(MAX_SAVED)
    .execute()
}

interface NewSaved {
  readonly locale: Locale
  readonly address: string
  readonly name: string
}

/**
 * Saves an address, or finds it where it is saved already.
 * @throws AppError `conflict` where the account has the maximum number.
 */
export async function saveSearch(
  db: Database,
  accountId: OwnAccountId,
  { locale, address, name }: NewSaved,
  now: Date,
): Promise<{ row: SavedRow; isNew: boolean }> {
  return db.transaction().execute(async (tx) => {
    const owner = await tx
      .selectFrom('account')
      .select('account_id')
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst()
    if (!owner) throw new AppError('unauthorized', 'Please sign in.')
    const existing = await tx
      .selectFrom('saved_search')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('locale', '=', locale)
      .where(sql`md5(address)`, '=', sql`md5(${address})`)
      .executeTakeFirst()
    if (existing) return { row: existing, isNew: false }
    const { kept } = await tx
      .selectFrom('saved_search')
      .select((query) => query.fn.countAll<string>().as('kept'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    if (Number(kept) >= MAX_SAVED)
      throw new AppError('conflict', `You can keep ${MAX_SAVED} saved searches. Delete one first.`)
    const row = await tx
      .insertInto('saved_search')
      .values({ account_id: accountId, locale, address, name, created_at: now, seen_at: now })
      .returningAll()
      .executeTakeFirstOrThrow()
    return { row, isNew: true }
  })
}

/** @throws AppError `not_found` for one that the account does not have. */
export async function changeSaved(
  db: Database,
  accountId: OwnAccountId,
  id: string,
  change: Partial<Pick<SavedRow, 'name' | 'seen_at'>>,
): Promise<SavedRow> {
  const row = await db
    .updateTable('saved_search')
    .set(change)
    .where('saved_search_id', '=', id)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst()
  return assertFound(row)
}

/** @throws AppError `not_found` for one that the account does not have. */
export async function deleteSaved(db: Database, accountId: OwnAccountId, id: string): Promise<void> {
  const row = await db
    .deleteFrom('saved_search')
    .where('saved_search_id', '=', id)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst()
  assertFound(row)
}

function assertFound(row: SavedRow | undefined): SavedRow {
  if (!row) throw new AppError('not_found', 'This saved search does not exist or is not yours.')
  return row
}
