import { sql, type Kysely } from 'kysely'

/** Templates that a company has in common; null for those that are their account's alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project_template add column company_id uuid references company on delete set null`.execute(db)
  await sql`create index project_template_company on project_template (company_id) where company_id is not null`.execute(
    db,
  )
}
