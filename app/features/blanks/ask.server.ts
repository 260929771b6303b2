import { sql } from 'kysely'
import { AppError } from '@specify/core/app-error.ts'
import type { OwnAccountId } from '#app/features/accounts/rules/access.ts'
import type { Blank } from '#app/features/catalogue/blanks/blank-demand.ts'
import type { Locale } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { addWaiting, findOrAddBlanks, WAITING_LOCK } from './write-demand.server.ts'

/** Open questions of one account. */
export const MOST_ASKED = 1_000

export interface Question {
  readonly by: OwnAccountId
  readonly blank: Blank
  readonly locale: Locale
  readonly generation: number
  /** The project that waits, and its pieces of the product; null for none. */
  readonly project: { readonly projectId: string; readonly pieces: number } | null
}

/** Asks the maker for a field of a product, once however often it is pressed. @throws AppError `conflict` beyond the limit. */
export async function askMaker(db: Database, question: Question, now: Date): Promise<void> {
  const { by, blank, locale, generation, project } = question
  await db.transaction().execute(async (tx) => {
    await sql`select ${WAITING_LOCK}, pg_advisory_xact_lock(hashtextextended(${`ask ${by}`}, 0))`.execute(tx)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from asked_blank
      where account_id = ${by} and answered_at is null
        and (product_id, attribute) <> (${blank.productId}, ${blank.field})`.execute(tx)
    if ((rows[0]?.count ?? 0) >= MOST_ASKED)
      throw new AppError('conflict', 'You have 1,000 open questions. Undo one to ask another.')
    await findOrAddBlanks(tx, [blank], { generation, now })
    await tx
      .insertInto('asked_blank')
      .values({
        product_id: blank.productId,
        attribute: blank.field,
        sku: blank.sku,
        name: blank.name,
        account_id: by,
        project_id: project?.projectId ?? null,
        locale,
        asked_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'product_id', 'attribute']).where('answered_at', 'is', null).doNothing(),
      )
      .execute()
    if (project && project.pieces > 0)
      await addWaiting(tx, { ...project, locale, generation, blanks: [{ ...blank, pieces: project.pieces }] }, now)
  })
}

/** Takes an open question back. Does nothing for one that was not asked. */
export async function withdrawQuestion(
  db: Database,
  { by, sku, field }: { readonly by: OwnAccountId; readonly sku: string; readonly field: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select ${WAITING_LOCK}`.execute(tx)
    // Also where the product is gone meanwhile. Another variant of it may have been named.
    await sql`
      delete from asked_blank where account_id = ${by} and attribute = ${field} and answered_at is null
        and (sku = ${sku} or product_id in (select product_id from catalogue_sku where sku = ${sku}))`.execute(tx)
  })
}

/** Open questions of an account, the latest first. */
export async function listAsked(db: Database, accountId: string) {
  const rows = await db
    .selectFrom('asked_blank')
    .select(['sku', 'attribute', 'name', 'asked_at'])
    .where('account_id', '=', accountId)
    .where('answered_at', 'is', null)
    .orderBy('asked_at', 'desc')
    .limit(MOST_ASKED)
    .execute()
  return rows.map(({ asked_at: at, ...row }) => ({ ...row, at }))
}
