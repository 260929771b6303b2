import { AppError } from '@specify/core/app-error.ts'
import type { StaffRight } from '@specify/core/staff-rights.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { StaffMember } from '#app/features/staff/assert-right.ts'
import { logStaffChange } from '#app/features/staff/staff-log.server.ts'

export interface SavedView {
  readonly id: string
  readonly name: string
  /** The query of its address, without the `?`. */
  readonly query: string
  readonly isShared: boolean
  readonly isOwn: boolean
}

interface By {
  readonly by: StaffMember<StaffRight>
  readonly requestId: string | null
}

/** Views of one account on one list: more are no help. */
const MOST_VIEWS = 50

/** Reads the views of a list that are somebody's own, and those that others share; the first saved first. */
export async function readViews(db: Database, list: string, accountId: string): Promise<readonly SavedView[]> {
  const rows = await db
    .selectFrom('saved_view')
    .selectAll()
    .where('list', '=', list)
    .where((eb) => eb.or([eb('account_id', '=', accountId), eb('is_shared', '=', true)]))
    .orderBy('created_at')
    .limit(4 * MOST_VIEWS)
    .execute()
  return rows.map((row) => ({
    id: row.view_id,
    name: row.name,
    query: row.query,
    isShared: row.is_shared,
    isOwn: row.account_id === accountId,
  }))
}

interface NewView extends By {
  readonly list: string
  readonly name: string
  readonly query: string
  readonly isShared: boolean
}

/** @throws AppError `conflict` for more views than are of help. */
export async function saveView(db: Database, view: NewView, now: Date): Promise<void> {
  const { by, requestId, list, name, query, isShared } = view
  await db.transaction().execute(async (tx) => {
    const own = await tx
      .selectFrom('saved_view')
      .select('view_id')
      .where('list', '=', list)
      .where('account_id', '=', by.accountId)
      .forUpdate()
      .execute()
    if (own.length >= MOST_VIEWS) throw new AppError('conflict', `A list has ${MOST_VIEWS} views of yours at most.`)
    const { view_id: id } = await tx
      .insertInto('saved_view')
      .values({ account_id: String(by.accountId), list, name, query, is_shared: isShared, created_at: now })
      .returning('view_id')
      .executeTakeFirstOrThrow()
    const after = { list, isShared }
    await logStaffChange(tx, { by, requestId, now }, { action: 'save view', subject: { kind: 'view', id }, after })
  })
}

/** Deletes one of one's own views. @throws AppError `not_found` for those of others. */
export async function deleteView(
  db: Database,
  { by, requestId, id }: By & { readonly id: string },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const deleted = await tx
      .deleteFrom('saved_view')
      .where('view_id', '=', id)
      .where('account_id', '=', by.accountId)
      .returning('list')
      .executeTakeFirst()
    if (!deleted) throw new AppError('not_found', 'There is no such view of yours.')
    const before = { list: deleted.list }
    await logStaffChange(tx, { by, requestId, now }, { action: 'delete view', subject: { kind: 'view', id }, before })
  })
}
