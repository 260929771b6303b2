import { AppError } from '@specify/core/app-error.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { insertChangeSet, lockSet, type By, type Editor } from '../store/change-sets.server.ts'
import { assertState } from '../store/change-states.server.ts'
import type { ColumnMapping } from '../tables/map-columns.server.ts'
import { columnsOf, hasBothCurrencies, type SplitCurrency } from './split-columns.ts'

interface Split extends By<Editor> {
  readonly setId: string
  /** The version that was read. */
  readonly version: number
  /** The currency whose prices begin first. */
  readonly first: SplitCurrency
}

/**
 * Takes the prices of one currency out of a table into a set of their own, which is planned at once. The set that they
 * come from keeps everything else, and follows it. Returns the id of the new one.
 *
 * @throws AppError `conflict` for a set that is not planned, has no prices of both markets, or whose file is gone
 */
export async function splitSet(db: Database, split: Split, now: Date): Promise<string> {
  const { by, requestId, setId, version, first } = split
  return db.transaction().execute(async (tx) => {
    const set = await lockSet(tx, setId)
    if (set.version !== version)
      throw new AppError('conflict', 'Somebody has changed this meanwhile. Look at it again.')
    assertState(set, ['planned'], 'Only changes that are planned, and not approved yet, can be taken apart.')
    const {
      note,
      mapping: kept,
      keeps_values: keepsValues,
    } = await tx
      .selectFrom('change_set')
      .select(['note', 'mapping', 'keeps_values'])
      .where('set_id', '=', setId)
      .executeTakeFirstOrThrow()
    const mapping = kept as ColumnMapping | null
    if (!mapping?.headings || (mapping.restOf ?? mapping.follows) !== undefined || !hasBothCurrencies(mapping.targets))
      throw new AppError('conflict', 'These changes have no prices of both markets.')
    const own: ColumnMapping = {
      ...mapping,
      targets: columnsOf(mapping.targets, first),
      isChosen: true,
      unclear: [],
      restOf: setId,
    }
    const name = `${set.name}: prices in ${first}`
    const draft = { by, requestId, kind: set.kind, name, note, keepsValues, mapping: own, job: 'plan' } as const
    const id = await insertChangeSet(tx, draft, now)
    const { numInsertedOrUpdatedRows: parts } = await tx
      .insertInto('change_part')
      .columns(['set_id', 'number', 'digest', 'body'])
      .expression((eb) =>
        eb
          .selectFrom('change_part')
          .select((of) => [of.val(id).$castTo<string>().as('set_id'), 'number', 'digest', 'body'])
          .where('set_id', '=', setId),
      )
      .executeTakeFirst()
    if (!parts) throw new AppError('conflict', 'The file is no longer here. Upload it again.')
    await tx
      .updateTable('change_set')
      .set({ version: version + 1, changed_at: now })
      .where('set_id', '=', setId)
      .execute()
    return id
  })
}
