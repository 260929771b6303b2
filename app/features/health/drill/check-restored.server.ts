import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { VISITOR } from '@specify/core/actor.ts'
import { writeSessionCookies, NO_COOKIES } from '#app/features/accounts/sessions/cookies.ts'
import { openSession } from '#app/features/accounts/sessions/commands.server.ts'
import { identify } from '#app/features/accounts/sessions/identity.server.ts'
import { findProject } from '#app/features/projects/store/queries.server.ts'
import { assertReadable } from '#app/features/projects/access/access.ts'
import { findBrokenDays } from '#app/features/staff/seal-log.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { DrillProblem } from './find-backup.server.ts'

interface Databases {
  readonly restored: Database
  readonly running: Database
  readonly backupAt: Date
}

/** Rows of a restored database, all of which were read. @throws DrillProblem where a table of people or products is empty and was not. */
export async function countRows({ restored, running, backupAt }: Databases) {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`.execute(restored)
  let rows = 0
  for (const { name } of tables) {
    // Reads each page, with its checksum.
    const counted = await sql<{ count: string }>`select count(t.*) from ${sql.table(name)} t`.execute(restored)
    rows += Number(counted.rows[0]!.count)
  }
  for (const table of ['account', 'product', 'project'] as const) {
    const hasRows = async (db: Database) =>
      (await db.selectFrom(table).select('created_at').where('created_at', '<', backupAt).limit(1).execute()).length > 0
    if ((await hasRows(running)) && !(await hasRows(restored)))
      throw new DrillProblem(`The restored table ${table} is empty, the running one is not.`)
  }
  return { tables: tables.length, rows }
}

/** Signs a member of staff, or an owner of projects, in to the restored site without a password. @throws DrillProblem */
async function signIn(restored: Database, now: Date) {
  const account = await restored
    .selectFrom('account')
    .select('account_id')
    .where('verified_at', 'is not', null)
    .orderBy('is_internal_user', 'desc')
    .orderBy(sql`exists (select from project where project.account_id = account.account_id)`, 'desc')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  if (!account) return VISITOR
  const opened = await openSession(
    restored,
    { accountId: account.account_id, isRemembered: false, carried: NO_COOKIES },
    now,
  )
  const cookies = writeSessionCookies({ session: opened.session }, false).map((line) => line.split(';')[0])
  const { actor } = await identify(cookies.join('; '), { db: restored, secure: false, staffDomains: [] }, now)
  if (actor.kind !== 'account') throw new DrillProblem('Nobody can sign in to the restored site.')
  return actor
}

const NEWEST = 10
const OTHERS = 10

/**
 * Signs in, opens twenty projects, ten of them the newest, and compares them with those of the running site that have
 * not changed since; and the parts of their issued revisions with their hashes. @throws DrillProblem
 */
export async function openProjects({ restored, running }: Databases, now: Date) {
  const actor = await signIn(restored, now)
  const { rows: chosen } = await sql<{ project_id: string }>`
    (select project_id from project where deleted_at is null order by changed_at desc limit ${NEWEST})
    union
    (select project_id from project where deleted_at is null order by md5(project_id::text) limit ${OTHERS})`.execute(
    restored,
  )
  let compared = 0
  for (const { project_id: id } of chosen) {
    const project = await findProject(restored, id)
    if (!project) throw new DrillProblem(`Project ${id} cannot be opened.`)
    if (actor.kind === 'account' && actor.isInternalUser) assertReadable(actor, project)
    const now = await findProject(running, id)
    if (now && now.changedAt.getTime() === project.changedAt.getTime()) {
      compared++
      if (hashOf(now) !== hashOf(project)) throw new DrillProblem(`Project ${id} is not what it was.`)
    }
  }
  const ids = chosen.map(({ project_id: id }) => id)
  return { signedIn: actor.kind === 'account', projects: ids.length, compared, parts: await checkParts(restored, ids) }
}

function hashOf(value: object): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}

async function checkParts(restored: Database, projectIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ project_id: string; hash: string; text: string }>`
    select project_id, hash, content::text as text from project_revision_part
    where project_id = any(${projectIds}::uuid[])`.execute(restored)
  const broken = rows.find(
    ({ hash, text }) => createHash('sha256').update(text).digest('base64url').slice(0, 22) !== hash,
  )
  if (broken) throw new DrillProblem(`A revision of project ${broken.project_id} is not what was issued.`)
  return rows.length
}

/** Recomputes the seals of the log. @throws DrillProblem */
export async function checkLog({ restored, running }: Databases): Promise<number> {
  const [broken] = await findBrokenDays(restored)
  if (broken) throw new DrillProblem(`The log of ${broken} is not what was sealed.`)
  const days = (db: Database) =>
    sql<{ day: string; hash: Buffer }>`select day::text, hash from staff_log_day`.execute(db)
  const now = new Map((await days(running)).rows.map(({ day, hash }) => [day, hash]))
  const { rows } = await days(restored)
  const other = rows.find(({ day, hash }) => now.get(day)?.equals(hash) === false)
  if (other) throw new DrillProblem(`The log of ${other.day} is not that of the running site.`)
  return rows.length
}
