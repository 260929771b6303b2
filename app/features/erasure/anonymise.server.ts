import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'
import { columnsOf } from './person-columns.ts'
import { FORMER, type Person } from './person.server.ts'

interface Scope {
  readonly table: string
  /** Rows in which the person may be named. */
  readonly where: RawBuilder<unknown>
  /** Takes out address and phone number alone: the rows are of people who may bear the same name. */
  readonly isWide?: boolean
}

/** Takes the person out of all columns that stay. Signatures of theirs become those of a former colleague. */
export async function anonymise(tx: Database, person: Person): Promise<void> {
  await unsign(tx, person)
  for (const scope of scopesOf(person)) await takeOut(tx, person, scope)
}

function scopesOf({ accountId, companyIds, projectIds }: Person): readonly Scope[] {
  const ofCompany = sql`company_id = any(${companyIds}::uuid[])`
  const ofProject = sql`project_id = any(${projectIds}::uuid[])`
  const all = sql`true`
  return [
    { table: 'project', where: ofProject },
    { table: 'project_change', where: ofProject },
    { table: 'project_history', where: ofProject },
    { table: 'project_link', where: ofProject },
    { table: 'project_remark', where: ofProject },
    { table: 'project_revision', where: ofProject },
    { table: 'project_template', where: ofCompany },
    { table: 'quote', where: ofProject },
    { table: 'quote_draft', where: sql`quote_id in (select quote_id from quote where ${ofProject})` },
    { table: 'company_event', where: ofCompany },
    { table: 'company_invite', where: ofCompany },
    { table: 'specification_template', where: sql`office_id = any(${companyIds}::uuid[])` },
    { table: 'change_set', where: sql`author_id = ${accountId} or approved_by = ${accountId}` },
    { table: 'content_release', where: sql`author_id = ${accountId} or publisher_id = ${accountId}` },
    { table: 'work_note', where: sql`account_id = ${accountId}` },
    { table: 'product_news', where: all },
    { table: 'saved_reply', where: all },
    { table: 'mail_outbox', where: sql`last_error is not null`, isWide: true },
    ...['change_set', 'work_note', 'saved_view', 'feedback'].map((table) => ({ table, where: all, isWide: true })),
  ]
}

/** Columns with a unique index. */
const MUST_DIFFER = new Set(['project_revision.label', 'saved_reply.title'])

/** Texts keep their length at most, or that of the word put in: columns have bounds. */
async function takeOut(tx: Database, person: Person, { table, where, isWide = false }: Scope): Promise<void> {
  const pattern = isWide ? person.sharpPattern : person.pattern
  const types = await sql<{ name: string; type: string }>`
    select column_name as name, case data_type when 'ARRAY' then 'text[]' else data_type end as type
    from information_schema.columns where table_schema = 'public' and table_name = ${table}`.execute(tx)
  const typeOf = new Map(types.rows.map(({ name, type }) => [name, type]))
  for (const column of columnsOf(table, 'anonymised')) {
    const [ref, type] = [sql.ref(column), typeOf.get(column) ?? 'text']
    // Names that must differ still do: each gets letters of its own.
    const word = MUST_DIFFER.has(`${table}.${column}`) ? sql`'Colleague ' || left(md5(${ref}), 6)` : sql`${FORMER}`
    const cleaned = sql`regexp_replace(${ref}::text, ${pattern}, ${word}, 'gi')`
    const fitted = /json|\[\]/.test(type)
      ? sql`${cleaned}::${sql.raw(type)}`
      : sql`left(${cleaned}, greatest(length(${ref}), ${FORMER.length}))`
    await sql`
      update ${sql.table(table)} set ${ref} = ${fitted}
      where (${where}) and ${ref}::text ~* ${pattern}`.execute(tx)
  }
}

/** Changes fields that hold nothing but who it was. */
async function unsign(
  tx: Database,
  { accountId, email, name, isStaff, companyIds, projectIds }: Person,
): Promise<void> {
  const inProjects = sql<boolean>`project_id = any(${projectIds}::uuid[])`
  await sql`update project set username = ${FORMER} where account_id = ${accountId}`.execute(tx)
  await sql`update project_revision set author = ${FORMER} where account_id = ${accountId} and ${inProjects}`.execute(
    tx,
  )
  await sql`update change_set set author_name = ${FORMER} where author_id = ${accountId}`.execute(tx)
  await sql`update change_set set approved_name = ${FORMER} where approved_by = ${accountId}`.execute(tx)
  await sql`
    update project_remark set author = ${FORMER}, address = null
    where lower(address) = ${email} or (is_owner and author = ${name} and ${inProjects})`.execute(tx)
  await sql`
    update quote set request = (request::jsonb
      || ${JSON.stringify({ by: { name: FORMER, company: '', email: '' } })}::jsonb
      || case when request::jsonb ? 'address' then '{"address": ""}'::jsonb else '{}'::jsonb end)::json
    where lower(request -> 'by' ->> 'email') = ${email} and (${inProjects} or account_id = ${accountId})`.execute(tx)
  // Without a name there is nothing of that kind to look for.
  if (name === '') return
  await sql`update company_event set who = ${FORMER} where who = ${name} and company_id = any(${companyIds}::uuid[])`.execute(
    tx,
  )
  await sql`
    update company_invite set invited_by = ${FORMER}
    where invited_by = ${name} and company_id = any(${companyIds}::uuid[])`.execute(tx)
  await sql`
    update specification_template set changed_by = ${FORMER}
    where changed_by = ${name} and office_id = any(${companyIds}::uuid[])`.execute(tx)
  if (!isStaff) return
  await sql`
    update quote set answer = jsonb_set(answer::jsonb, '{by}', to_jsonb(${FORMER}::text))::json
    where answer ->> 'by' = ${name}`.execute(tx)
  await sql`update quote_draft set changed_by = ${FORMER} where changed_by = ${name}`.execute(tx)
}
