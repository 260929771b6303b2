import { sql, type Selectable } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Tables } from '#db/schema.ts'
import type { Company, CompanyInvite, CompanyMember } from './company.ts'

export async function findCompany(db: Database, companyId: string): Promise<Company> {
  const row = await db
    .selectFrom('company')
    .select(['company_id as id', 'name'])
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return row
}

export async function listMembers(db: Database, companyId: string): Promise<CompanyMember[]> {
  const rows = await db
    .selectFrom('company_member')
    .innerJoin('account', 'account.account_id', 'company_member.account_id')
    .select(['account.account_id', 'first_name', 'last_name', 'email', 'company_member.role', 'joined_at'])
    .where('company_id', '=', companyId)
    .orderBy(sql`lower(first_name)`)
    .orderBy(sql`lower(last_name)`)
    .orderBy('email')
    .execute()
  return rows.map((row) => ({
    accountId: row.account_id,
    name: `${row.first_name} ${row.last_name}`.trim() || row.email,
    email: row.email,
    role: row.role,
    joinedAt: row.joined_at,
  }))
}

/** The last sent first; those that have expired too, so that they can be sent again. */
export async function listInvites(db: Database, companyId: string): Promise<CompanyInvite[]> {
  const rows = await invites(db).where('company_invite.company_id', '=', companyId).execute()
  return rows.map(toInvite)
}

/** The open invitations of an address. */
export async function listInvitations(db: Database, email: string, now: Date): Promise<CompanyInvite[]> {
  const rows = await invites(db).where('email', '=', email).where('expires_at', '>', now).execute()
  return rows.map(toInvite)
}

export async function findInvite(db: Database, inviteId: string): Promise<CompanyInvite | null> {
  const row = await invites(db).where('invite_id', '=', inviteId).executeTakeFirst()
  return row ? toInvite(row) : null
}

function invites(db: Database) {
  return db
    .selectFrom('company_invite')
    .innerJoin('company', 'company.company_id', 'company_invite.company_id')
    .selectAll('company_invite')
    .select('company.name as company_name')
    .orderBy('company_invite.created_at', 'desc')
    .limit(200)
}

function toInvite(row: Selectable<Tables['company_invite']> & { readonly company_name: string }): CompanyInvite {
  return {
    id: row.invite_id,
    companyName: row.company_name,
    email: row.email,
    role: row.role,
    invitedBy: row.invited_by,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}

export interface RemainingProject {
  readonly projectId: string
  readonly projectName: string
  readonly locale: 'au' | 'nz'
  /** A former member. */
  readonly owner: string
}

/** The projects of a company whose owners have left it, by name. */
export async function listRemaining(db: Database, companyId: string): Promise<RemainingProject[]> {
  const { rows } = await sql<RemainingProject>`
    select project_id as "projectId", project_name as "projectName", locale,
      coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as owner
    from project join account using (account_id)
    where project.company_id = ${companyId} and deleted_at is null and not exists (
      select from company_member m where m.company_id = project.company_id and m.account_id = project.account_id
    )
    order by lower(project_name), project_id limit 500`.execute(db)
  return rows
}

export async function countShared(db: Database, companyId: string, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('project')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function countSharedTemplates(db: Database, companyId: string, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('project_template')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
