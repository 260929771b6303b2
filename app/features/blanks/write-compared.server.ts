import { sql } from 'kysely'
import { skuKey } from '@specify/catalogue/product/sku-in-url.ts'
import type { ComparedBlanks } from '#app/features/catalogue/blanks/blank-demand.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { addWaiting, changeOpenProject } from './write-demand.server.ts'

/** Projects of one reader that a comparison counts for: those with the most pieces. */
const MOST_PROJECTS = 50

interface Use {
  readonly project_id: string
  /** As `skuKey` writes it. */
  readonly sku: string
  readonly pieces: number
}

/** Writes which of a reader's own open projects wait for what a comparison did not state, with the pieces they have. */
export async function writeCompared(db: Database, compared: ComparedBlanks, now: Date): Promise<void> {
  const { accountId, locale, generation, blanks } = compared
  const keys = [...new Set(blanks.map(({ sku }) => skuKey(sku)))]
  const { rows } = await sql<Use>`
    select project_id, sku, (pieces + mirrored)::float8 as pieces
    from project join sku_use on subject_id = project_id and kind = 'project'
    where account_id = ${accountId} and locale = ${locale} and status = 'open' and deleted_at is null
      and sku = any(${keys}::text[]) and pieces + mirrored > 0
    order by pieces desc, project_id limit ${MOST_PROJECTS * keys.length}`.execute(db)
  const projects = [...Map.groupBy(rows, (use) => use.project_id)].slice(0, MOST_PROJECTS)
  for (const [projectId, uses] of projects)
    await changeOpenProject(db, projectId, async (tx) => {
      const pieces = new Map(uses.map((use) => [use.sku, use.pieces]))
      const waiting = blanks.flatMap((blank) => {
        const count = pieces.get(skuKey(blank.sku))
        return count === undefined ? [] : [{ ...blank, pieces: count }]
      })
      await addWaiting(tx, { projectId, locale, generation, blanks: waiting }, now)
    })
}
