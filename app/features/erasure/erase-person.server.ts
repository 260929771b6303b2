import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '@specify/core/app-error.ts'
import type { Locale } from '@specify/core/market.ts'
import { DELETED_MAIL } from '#app/features/accounts/rules/mail-kind.ts'
import type { ErasableId } from '#app/features/accounts/rules/access.ts'
import { deleteAccount, sendMail } from '#app/features/accounts/store/commands.server.ts'
import { appointSuccessor, passOnSharedWork } from '#app/features/company/delete-account.server.ts'
import type { LinkEnding } from '#app/features/company/member-links.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { anonymise } from './anonymise.server.ts'
import { anonymiseRevisions } from './anonymise-revisions.server.ts'
import { readPerson, type Person } from './person.server.ts'

/** Records that stay of somebody, without a name. */
export interface Kept {
  /** Numbers, lines and sums, for the books. */
  readonly orders: number
  /** Projects of a company, which an admin has now. */
  readonly projects: number
  readonly comments: number
  readonly changeSets: number
}

interface Erasure {
  readonly accountId: ErasableId
  readonly links: LinkEnding
  /** The market of a letter that says that it is done; null for none. */
  readonly letter: Locale | null
  /** Makes somebody else an admin where a company would be left without one, which is refused otherwise. */
  readonly isForced?: boolean
}

/**
 * Erases a person: the account with all that is its own, and every name, address and signature of theirs in what stays
 * (`person-columns.ts`). The one rule for people who delete their account and for those whom staff erase.
 * @throws AppError `not_found`; `conflict` for the last account that gives rights; as `passOnSharedWork`.
 */
export async function erasePerson(
  tx: Database,
  { accountId, links, letter, isForced = false }: Erasure,
  now: Date,
): Promise<Kept> {
  await assertNotLastWithPeople(tx, accountId)
  // Both are named by the account, which is then gone.
  const person = await readPerson(tx, accountId)
  const kept = await countKept(tx, person)
  if (isForced) await appointSuccessor(tx, accountId, now)
  const projects = await passOnSharedWork(tx, { accountId, links }, now)
  await removeRows(tx, person)
  await anonymiseRevisions(tx, person)
  await anonymise(tx, person)
  await deleteAccount(tx, accountId)
  if (letter !== null) await sendMail(tx, DELETED_MAIL, { email: person.email, accountId: null, locale: letter }, now)
  return { ...kept, projects }
}

/** @throws AppError `conflict` where nobody would be left who gives rights. */
export async function assertNotLastWithPeople(tx: Database, accountId: string): Promise<void> {
  const rows = await tx
    .selectFrom('staff_right')
    .select('account_id')
    .where('right', '=', 'people')
    .forUpdate()
    .execute()
  if (rows.length === 1 && rows[0]?.account_id === accountId)
    throw new AppError(
      'conflict',
      'This is the last account that may give rights. Give the right to another one first.',
    )
}

async function countKept(tx: Database, { accountId, email, name, projectIds }: Person) {
  const { rows } = await sql<Omit<Kept, 'projects'>>`
    select
      (select count(*)::int from order_person where account_id = ${accountId}) as orders,
      (select count(*)::int from project_remark
        where project_id = any(${projectIds}::uuid[])
          and (lower(address) = ${email} or (is_owner and author = ${name}))) as comments,
      (select count(*)::int from change_set where author_id = ${accountId}) as "changeSets"`.execute(tx)
  return rows[0]!
}

/** Removes what is theirs and has no reference to the account, and papers on which they are named. */
async function removeRows(tx: Database, { accountId, email, projectIds }: Person): Promise<void> {
  const inProjects = sql`project_id = any(${projectIds}::uuid[])`
  // Keys of limits are hashes of addresses and ids.
  const hashes = [email, accountId].map((key) => createHash('sha256').update(key).digest('base64url'))
  for (const statement of [
    sql`delete from enquiry where lower(form ->> 'Email') = ${email}`,
    // Those of the account go with it.
    sql`delete from mail_outbox where recipient = ${email}`,
    sql`delete from mail_stop where lower(email) = ${email}`,
    sql`delete from company_invite where email = ${email}`,
    sql`delete from specification_template where office_id = ${accountId}`,
    sql`delete from project_pdf where ${inProjects} or lower(email_id) = ${email}`,
    // The file goes with the next look of its server.
    sql`delete from handover_package where ${inProjects}`,
    sql`delete from throttle where strpos(key, ${email}) > 0`,
    sql`delete from rate_limit where strpos(key, ${hashes[0]}) > 0 or strpos(key, ${hashes[1]}) > 0`,
    sql`update erasure set reason = '' where account_id = ${accountId}`,
  ])
    await statement.execute(tx)
}
