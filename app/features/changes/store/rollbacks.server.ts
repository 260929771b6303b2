import { AppError } from '@specify/core/app-error.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { logStaffChange } from '#app/features/staff/staff-log.server.ts'
import { OPEN_STATES, setName } from '../change-set.ts'
import { insertChangeSet, lockSet, type Applier, type By } from './change-sets.server.ts'
import { assertState, NOT_OPEN } from './change-states.server.ts'

/**
 * Prepares the set that takes another one back, which applies itself once it is planned, unless products have changed
 * since. Returns its id; that of the one which is on its way already, where there is one.
 *
 * @throws AppError `conflict` for a set that is not applied.
 */
export async function rollBackSet(
  db: Database,
  { by, requestId, setId }: By<Applier> & { readonly setId: string },
  now: Date,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const set = await lockSet(tx, setId)
    if (set.state !== 'applied') throw new AppError('conflict', 'Only changes that are applied can be rolled back.')
    const begun = await tx
      .selectFrom('change_set')
      .select('set_id')
      .where('of_set', '=', setId)
      .where('state', 'in', [...OPEN_STATES, 'applying'])
      .executeTakeFirst()
    if (begun) return begun.set_id
    const name = `Rollback of ${setName(set.number)}: ${set.name}`
    const draft = {
      by,
      requestId,
      // The rows of stock are its own.
      kind: set.kind === 'stock' ? 'stock' : 'rollback',
      name,
      ofSet: setId,
      job: 'plan',
      appliesWhenPlanned: true,
    } as const
    // The end that was set has come, or comes earlier: nothing begins another rollback.
    await tx.updateTable('change_set').set({ until_at: null }).where('set_id', '=', setId).execute()
    return insertChangeSet(tx, draft, now)
  })
}

/** Rows of a rollback whose products have changed since: ticked ones are taken back as well. */
export async function tickRows(
  db: Database,
  {
    by,
    requestId,
    setId,
    rows,
    isLeft,
  }: By<Applier> & { readonly setId: string; readonly rows: readonly string[]; readonly isLeft: boolean },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const set = await lockSet(tx, setId)
    assertState(set, ['planned'], NOT_OPEN)
    await tx
      .updateTable('change_row')
      .set({ is_left: isLeft })
      .where('set_id', '=', setId)
      .where('kind', 'in', ['added', 'changed', 'withdrawn'])
      .where('row_id', 'in', rows as string[])
      .execute()
    // A page that shows the rows as they were is out of date.
    await tx
      .updateTable('change_set')
      .set({ version: set.version + 1, changed_at: now })
      .where('set_id', '=', setId)
      .execute()
    const subject = { kind: 'change set', id: setName(set.number) }
    const after = { rows: rows.length, isLeft }
    await logStaffChange(tx, { by, requestId, now }, { action: 'choose rows of changes', subject, after })
  })
}
