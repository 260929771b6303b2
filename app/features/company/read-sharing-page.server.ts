import type { Membership } from '@specify/core/actor.ts'
import type { CompanyAccess, Project } from '@specify/schedule/model.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { findCompany, listMembers } from './company-queries.server.ts'

export interface SharingPage {
  readonly projectId: string
  readonly projectName: string
  readonly version: number
  readonly access: CompanyAccess
  /** Null for who is in none. */
  readonly companyName: string | null
  /** Account ids with names. */
  readonly colleagues: readonly (readonly [accountId: string, name: string])[]
}

export async function readSharingPage(
  db: Database,
  { projectId, projectName, version, accountId, company: share }: Project,
  company: Membership | null,
): Promise<SharingPage> {
  const access: CompanyAccess = share?.access ?? 'none'
  const common = { projectId, projectName, version, access }
  if (!company) return { ...common, companyName: null, colleagues: [] }
  const [{ name }, members] = await Promise.all([
    findCompany(db, company.companyId),
    listMembers(db, company.companyId),
  ])
  const others = members.filter((each) => each.accountId !== accountId)
  return { ...common, companyName: name, colleagues: others.map((each) => [each.accountId, each.name]) }
}
