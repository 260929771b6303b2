import { sql, type RawBuilder } from 'kysely'
import { downloadHeader } from '#app/platform/http/download-header.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { readPerson, type Person } from './person.server.ts'

/** Rows that are read at once: one may be a project of many megabytes. */
const ROWS_AT_ONCE = 20

/** Parts of the file by name: queries of one column, a row as JSON. Passwords, secrets and hashes are in none. */
function partsOf({ accountId, email, name, companyIds }: Person): Readonly<Record<string, RawBuilder<unknown>>> {
  const own = sql`account_id = ${accountId}`
  const ownProjects = sql`project_id in (select project_id from project where ${own})`
  const rows = (table: string, where: RawBuilder<unknown>, without: readonly string[] = []) =>
    sql`select to_jsonb(t) - ${without}::text[] as row from ${sql.table(table)} t where ${where} order by t.ctid`
  return {
    account: rows('account', own, ['password_hash']),
    addresses: rows('address', own),
    sessions: rows('session', own, ['token_hash', 'remember_family']),
    rememberedBrowsers: rows('remember_token', own, ['token_hash', 'family']),
    mailedLinks: rows('account_token', own, ['token_hash']),
    secondFactor: rows('second_factor', own, ['secret', 'last_step', 'drift', 'awaited_step']),
    rightsOfStaff: rows('staff_right', own),
    lookedAtByStaff: rows('account_viewing', own, ['session_hash', 'staff_id', 'return_path']),
    storage: rows('account_storage', own),
    company: sql`
      select jsonb_build_object('name', company.name, 'role', member.role, 'joined_at', member.joined_at) as row
      from company_member member join company using (company_id) where member.account_id = ${accountId}`,
    companyActivity: rows(
      'company_event',
      sql`who <> '' and who = ${name} and company_id = any(${companyIds}::uuid[])`,
    ),
    invitations: rows('company_invite', sql`email = ${email}`),
    projects: rows('project', own),
    projectChanges: rows('project_change', ownProjects),
    projectHistory: rows('project_history', ownProjects),
    revisions: rows('project_revision', ownProjects),
    revisionParts: rows('project_revision_part', ownProjects),
    templates: rows('project_template', own),
    specificationTemplates: rows('specification_template', sql`office_id = ${accountId}`),
    links: rows('project_link', sql`${own} or ${ownProjects}`, ['token_hash']),
    comments: rows('project_remark', sql`lower(address) = ${email} or ${ownProjects}`),
    quotes: rows('quote', own),
    carts: rows('cart', own),
    wishlists: rows('wishlist', own),
    orders: sql`
      select to_jsonb(o) - '{checkout_key,mail_id}'::text[] || jsonb_build_object('person', p.details) as row
      from order_person p join customer_order o using (order_id) where p.account_id = ${accountId} order by o.placed_at`,
    discounts: rows('discount_use', own),
    packages: rows('handover_package', own, ['order_key', 'place', 'maker']),
    pdfs: rows('project_pdf', own, ['pdf']),
    enquiries: rows('enquiry', sql`lower(form ->> 'Email') = ${email}`),
    questionsToMakers: rows('asked_blank', own),
    savedSearches: rows('saved_search', own),
    savedViews: rows('saved_view', own),
    mails: rows('mail_outbox', sql`${own} or recipient = ${email}`, ['last_error']),
    stoppedMails: rows('mail_stop', sql`lower(email) = ${email}`),
    lettersAboutProducts: rows('product_letter', own),
    openedLately: rows('project_presence', own),
    uploadedFiles: rows('operator_file', own),
    notesAsStaff: rows('work_note', own),
    changeSets: rows('change_set', sql`author_id = ${accountId} or approved_by = ${accountId}`),
    assignedWork: rows('work_item', sql`assignee_id = ${accountId}`),
    changesAsStaff: rows('staff_log', own),
    changesByStaff: rows('staff_log', sql`subject_kind = 'account' and subject_id = ${accountId}`, ['account_id']),
    erasures: rows('erasure', own, ['reason', 'proposed_by', 'confirmed_by']),
  }
}

/** All that the database holds of an account as a JSON file, which is sent while it is read. @throws AppError `not_found` */
export async function personDataAnswer(db: Database, accountId: string, now: Date): Promise<Response> {
  const person = await db.transaction().execute((tx) => readPerson(tx, accountId))
  const texts = writeData(db, person, now)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await texts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await texts.return(undefined)
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': downloadHeader(`specify-data-${now.toISOString().slice(0, 10)}.json`),
      'cache-control': 'private, no-store',
    },
  })
}

async function* writeData(db: Database, person: Person, now: Date): AsyncGenerator<string, void> {
  yield `{"writtenAt":${JSON.stringify(now.toISOString())},"about":"All that Specify holds of this account. Passwords, secrets and hashes are left out; of orders and projects the whole is here."`
  for (const [name, part] of Object.entries(partsOf(person))) {
    yield `,\n${JSON.stringify(name)}:[`
    for (let offset = 0; ; offset += ROWS_AT_ONCE) {
      const { rows } = await sql<{ text: string }>`
        select row::text as text from (${part}) part limit ${ROWS_AT_ONCE} offset ${offset}`.execute(db)
      for (const [index, { text }] of rows.entries()) yield `${offset + index > 0 ? ',' : ''}\n${text}`
      if (rows.length < ROWS_AT_ONCE) break
    }
    yield ']'
  }
  yield '}\n'
}
