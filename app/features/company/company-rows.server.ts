import type { Membership } from '@specify/core/actor.ts'
import { AppError } from '@specify/core/app-error.ts'
import type { Database } from '#app/platform/database/database.server.ts'

/**
 * Locks a company: its changes come one after another, and none leaves it without an admin or with too many people.
 * @throws AppError `not_found` where its last member has just left.
 */
export async function lockCompany(tx: Database, companyId: string): Promise<void> {
  const row = await tx
    .selectFrom('company')
    .select('company_id')
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', 'This company has ended.')
}

export async function membershipOf(tx: Database, accountId: string): Promise<Membership | null> {
  const row = await tx
    .selectFrom('company_member')
    .select(['company_id as companyId', 'role'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}

export async function addMember(
  tx: Database,
  { companyId, accountId, role }: Membership & { readonly accountId: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('company_member')
    .values({ account_id: accountId, company_id: companyId, role, joined_at: now })
    .execute()
}

/** Finds the admin who joined first; null in a company without members. */
export async function firstAdmin(tx: Database, companyId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('company_member')
    .select('account_id')
    .where('company_id', '=', companyId)
    .where('role', '=', 'admin')
    .orderBy('joined_at')
    .orderBy('account_id')
    .limit(1)
    .executeTakeFirst()
  return row?.account_id ?? null
}
