import { sql } from 'kysely'
import type { Locale } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { NO_USES, type SkuUses, type UseKind } from './sku-use.ts'

export interface UseSubject {
  readonly subjectId: string
  readonly kind: UseKind
  /** Null for templates. */
  readonly market: Locale | null
  /** An offer counts before then. */
  readonly until?: Date
}

/**
 * Writes what differs between the SKUs of a record before a change and after it. The caller has the record locked, and
 * knows that its rows are those of `before`.
 */
export async function changeUse(tx: Database, subject: UseSubject, before: SkuUses, after: SkuUses): Promise<void> {
  const { subjectId, kind, market, until = null } = subject
  const gone = [...before.keys()].filter((sku) => !after.has(sku))
  if (gone.length > 0)
    await tx
      .deleteFrom('sku_use')
      .where('subject_id', '=', subjectId)
      .where('sku', '=', sql<string>`any(${gone})`)
      .execute()
  const changed = [...after].filter(([sku, { pieces, mirrored }]) => {
    const was = before.get(sku)
    return was?.pieces !== pieces || was.mirrored !== mirrored
  })
  if (changed.length === 0) return
  const [skus, pieces, mirrored] = [
    changed.map(([sku]) => sku),
    changed.map(([, each]) => each.pieces),
    changed.map(([, each]) => each.mirrored),
  ]
  await sql`
    insert into sku_use (subject_id, kind, market, until, sku, pieces, mirrored)
    select ${subjectId}::uuid, ${kind}, ${market}, ${until}::timestamptz, sku, pieces, mirrored
    from unnest(${skus}::text[], ${pieces}::bigint[], ${mirrored}::bigint[]) as changed (sku, pieces, mirrored)
    on conflict (subject_id, sku) do update set kind = excluded.kind, market = excluded.market, until = excluded.until,
      pieces = excluded.pieces, mirrored = excluded.mirrored`.execute(tx)
}

/** The same, whatever the rows of the record are. */
export async function replaceUse(tx: Database, subject: UseSubject, after: SkuUses): Promise<void> {
  const { subjectId, kind, until = null } = subject
  const rows = await tx.selectFrom('sku_use').selectAll().where('subject_id', '=', subjectId).execute()
  const isSame = rows.every((row) => row.kind === kind && row.until?.getTime() === until?.getTime())
  const before = new Map(
    rows.map((row) => [row.sku, { pieces: Number(row.pieces), mirrored: Number(row.mirrored) }] as const),
  )
  if (isSame) return changeUse(tx, subject, before, after)
  await changeUse(tx, subject, before, NO_USES)
  await changeUse(tx, subject, NO_USES, after)
}
