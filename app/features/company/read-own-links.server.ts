import type { Database } from '#app/platform/database/database.server.ts'
import { listMemberLinks } from './member-links.server.ts'
import { NO_LINKS, type MemberLinks } from './member-links.ts'

/** Open links of an account that a colleague could take over: none where it is alone in its company, or in none. */
export async function readOwnLinks(db: Database, accountId: string, now: Date): Promise<MemberLinks> {
  const members = await db
    .selectFrom('company_member as own')
    .innerJoin('company_member as member', 'member.company_id', 'own.company_id')
    .select('own.company_id as companyId')
    .where('own.account_id', '=', accountId)
    .execute()
  const [company] = members
  if (!company || members.length === 1) return NO_LINKS
  const links = await listMemberLinks(db, { companyId: company.companyId, accountId }, now)
  return links.get(accountId) ?? NO_LINKS
}
