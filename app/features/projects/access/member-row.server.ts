import { AppError } from '@specify/core/app-error.ts'
import type { Database } from '#app/platform/database/database.server.ts'

export interface MemberName {
  readonly name: string
  readonly email: string
}

/**
 * A member of a company, who cannot leave before the transaction ends; null for anybody else. Locks are taken in the
 * order project, company, member everywhere.
 */
export async function holdMember(tx: Database, companyId: string, accountId: string): Promise<MemberName | null> {
  await tx.selectFrom('company').select('company_id').where('company_id', '=', companyId).forKeyShare().execute()
  const row = await tx
    .selectFrom('company_member')
    .innerJoin('account', 'account.account_id', 'company_member.account_id')
    .select(['first_name', 'last_name', 'email'])
    .where('company_member.account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .forShare('company_member')
    .executeTakeFirst()
  return row ? { name: `${row.first_name} ${row.last_name}`.trim() || row.email, email: row.email } : null
}

/** @throws AppError `forbidden` for who has left the company since the request began. */
export async function assertStillMember(tx: Database, companyId: string, accountId: string): Promise<void> {
  if (!(await holdMember(tx, companyId, accountId))) throw new AppError('forbidden', 'You have left this company.')
}
