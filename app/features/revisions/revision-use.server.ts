import { sql } from 'kysely'
import { skuPieces } from '@specify/schedule/sku-pieces.ts'
import type { Locale } from '@specify/core/market.ts'
import type { Room, ScheduleRooms, UnitType } from '@specify/schedule/model.ts'
import { NO_USES } from '#app/features/sku-use/sku-use.ts'
import { changeUse, replaceUse } from '#app/features/sku-use/write-use.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'

const subjectOf = (revisionId: string, market: Locale) => ({ subjectId: revisionId, kind: 'revision', market }) as const

export async function writeRevisionUse(
  tx: Database,
  revisionId: string,
  project: ScheduleRooms & { readonly locale: Locale },
): Promise<void> {
  await changeUse(tx, subjectOf(revisionId, project.locale), NO_USES, skuPieces(project))
}

/** Counts a revision as it is stored. False where it is gone, or where another server counts it right now. */
export async function recountRevision(tx: Database, revisionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('project_revision')
    .innerJoin('project', 'project.project_id', 'project_revision.project_id')
    .select(['project_revision.project_id', 'project.locale', 'schedule', 'issued_at'])
    .where('revision_id', '=', revisionId)
    .forUpdate('project_revision')
    .skipLocked()
    .executeTakeFirst()
  if (!row) return false
  const parts = async (hashes: readonly string[]) => {
    const rows = await tx
      .selectFrom('project_revision_part')
      .select(['hash', 'content'])
      .where('project_id', '=', row.project_id)
      .where('hash', '=', sql<string>`any(${hashes})`)
      .execute()
    return new Map(rows.map(({ hash, content }) => [hash, content]))
  }
  const schedule = (await parts([row.schedule])).get(row.schedule) as
    | { readonly rooms: readonly string[]; readonly unitTypes?: readonly UnitType[] }
    | undefined
  const rooms = await parts(schedule?.rooms ?? [])
  const counted = (schedule?.rooms ?? []).flatMap((hash) => (rooms.get(hash) as Room | undefined) ?? [])
  await replaceUse(
    tx,
    subjectOf(revisionId, row.locale),
    skuPieces({ unitTypes: schedule?.unitTypes ?? [], rooms: counted }),
  )
  await tx
    .updateTable('project_revision')
    .set({ use_at: row.issued_at })
    .where('revision_id', '=', revisionId)
    .execute()
  return true
}
