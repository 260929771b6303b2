import { AppError } from '@specify/core/app-error.ts'
import type { Branded } from '@specify/core/data/branded.ts'
import type { Specifier } from '#app/features/accounts/rules/access.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { DEFAULT_TEMPLATE, type SpecificationTemplate } from './template.ts'

export interface StoredTemplate extends SpecificationTemplate {
  /** 0 for the one that every office begins with. */
  readonly version: number
  /** The name of the account; empty for version 0. */
  readonly changedBy: string
  readonly changedAt: Date | null
}

/** The office that may be written to: the caller's company, or the caller where there is none. */
export type OwnOffice = Branded<string, 'OwnOffice'>

export function ownOffice({ accountId, company }: Specifier): OwnOffice {
  return (company?.companyId ?? accountId) as OwnOffice
}

/** The office whose template a project is written with: that of its owner. */
export async function officeOf(db: Database, ownerId: string): Promise<string> {
  const row = await db
    .selectFrom('company_member')
    .select('company_id')
    .where('account_id', '=', ownerId)
    .executeTakeFirst()
  return row?.company_id ?? ownerId
}

export async function findTemplate(db: Database, officeId: string): Promise<StoredTemplate> {
  const row = await db
    .selectFrom('specification_template')
    .selectAll()
    .where('office_id', '=', officeId)
    .executeTakeFirst()
  if (!row) return { ...DEFAULT_TEMPLATE, version: 0, changedBy: '', changedAt: null }
  const { clause, equal, version, changed_by: changedBy, changed_at: changedAt } = row
  return { clause, equal, version, changedBy, changedAt }
}

interface Change extends SpecificationTemplate {
  /** The version that was changed. */
  readonly version: number
}

/** @throws AppError `conflict` where somebody has changed it meanwhile. */
export async function saveTemplate(
  db: Database,
  office: OwnOffice,
  { clause, equal, version }: Change,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<StoredTemplate> {
  const changed = { clause, equal, version: version + 1, changed_by: by, changed_at: now }
  const written =
    version === 0
      ? await db
          .insertInto('specification_template')
          .values({ office_id: office, ...changed })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await db
          .updateTable('specification_template')
          .set(changed)
          .where('office_id', '=', office)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst()
  if (!written)
    throw new AppError('conflict', 'A colleague has changed this template in the meantime. Reload the page to see it.')
  return { clause, equal, version: written.version, changedBy: by, changedAt: now }
}
