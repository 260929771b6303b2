import { sql } from 'kysely'
import { AppError } from '@specify/core/app-error.ts'
import type { Specifier } from '#app/features/accounts/rules/access.ts'
import { rightTo } from '#app/features/projects/access/access.ts'
import { ACCESS_COLUMNS, companyOf } from '#app/features/projects/store/project-row.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'

const KEPT_MS = 60 * 60_000
/** A PDF that is not ready by then was lost with the process that made it. */
const MAKING_LIMIT_MS = 90_000
/** Per account. */
const MAX_KEPT = 20

export interface PdfOrder {
  readonly accountId: string
  readonly projectId: string
  readonly fileName: string
  readonly emailId: string
}

type PdfKey = Pick<PdfOrder, 'accountId' | 'fileName'>

/**
 * Records an order of a PDF, replacing an older one of its name.
 * @throws AppError `too_many_requests` where the account has too many.
 */
export async function orderPdf(db: Database, order: PdfOrder, now: Date): Promise<void> {
  const { accountId, projectId, fileName, emailId } = order
  const { count } = await db
    .selectFrom('project_pdf')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('file_name', '<>', fileName)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MAX_KEPT) {
    // The oldest one is deleted: it has had its time to be downloaded.
    await sql`
      delete from project_pdf where account_id = ${accountId} and file_name in (
        select file_name from project_pdf where account_id = ${accountId} order by ordered_at limit ${Number(count) - MAX_KEPT + 1}
      )`.execute(db)
  }
  const values = {
    project_id: projectId,
    email_id: emailId,
    ordered_at: now,
    expires_at: new Date(now.getTime() + KEPT_MS),
    failure: null,
    pdf: null,
  }
  await db
    .insertInto('project_pdf')
    .values({ account_id: accountId, file_name: fileName, ...values })
    .onConflict((conflict) => conflict.columns(['account_id', 'file_name']).doUpdateSet(values))
    .execute()
}

interface AskedPdf {
  readonly reader: Specifier
  readonly fileName: string
}

/** Stores the outcome of an order. */
export async function keepPdf(
  db: Database,
  { accountId, fileName }: PdfKey,
  outcome: { readonly pdf: Buffer } | { readonly failure: string },
): Promise<void> {
  await db
    .updateTable('project_pdf')
    .set(outcome)
    .where('account_id', '=', accountId)
    .where('file_name', '=', fileName)
    .execute()
}

/**
 * A PDF of an account; null while it is made.
 * @throws AppError `not_found` for a name that the account has not ordered, or whose project it may not see any more, `unavailable` for one that failed.
 */
export async function findPdf(db: Database, { reader, fileName }: AskedPdf, now: Date): Promise<Buffer | null> {
  const { accountId, isInternalUser } = reader
  const row = await db
    .selectFrom('project_pdf')
    .innerJoin('project', 'project.project_id', 'project_pdf.project_id')
    .select(['pdf', 'failure', 'ordered_at', ...ACCESS_COLUMNS.map((column) => `project.${column}` as const)])
    .where('project_pdf.account_id', '=', accountId)
    .where('file_name', '=', fileName)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  const isTheirs = row && (isInternalUser || rightTo(reader, { accountId: row.account_id, company: companyOf(row) }))
  if (!isTheirs) throw new AppError('not_found', 'There is no such file.')
  if (row.failure !== null) throw new AppError('unavailable', row.failure)
  if (row.pdf === null && now.getTime() - row.ordered_at.getTime() > MAKING_LIMIT_MS) {
    throw new AppError('unavailable', 'This document could not be created.')
  }
  return row.pdf
}

export async function removeExpiredPdfs(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('project_pdf').where('expires_at', '<=', now).execute()
}
