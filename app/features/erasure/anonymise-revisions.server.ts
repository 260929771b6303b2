import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'
import { FORMER, type Person } from './person.server.ts'

/**
 * Takes a person out of the parts of issued revisions. A part is named by its hash: one that changes has another name,
 * and so has what names it.
 */
export async function anonymiseRevisions(tx: Database, person: Person): Promise<void> {
  for (const projectId of person.projectIds) await anonymiseProject(tx, person, projectId)
}

async function anonymiseProject(tx: Database, { pattern, companyName }: Person, projectId: string): Promise<void> {
  const revisions = await tx
    .selectFrom('project_revision')
    .select(['revision_id', 'schedule', 'products'])
    .where('project_id', '=', projectId)
    .execute()
  if (revisions.length === 0) return
  const heads = new Set(revisions.map(({ schedule }) => schedule))
  const matches = await sql<{ hash: string; text: string }>`
    select hash, regexp_replace(content::text, ${pattern}, ${FORMER}, 'gi') as text from project_revision_part
    where project_id = ${projectId} and content::text ~* ${pattern}`.execute(tx)
  const renamed = new Map<string, string>()
  for (const { hash, text } of matches.rows)
    if (!heads.has(hash)) renamed.set(hash, await putPart(tx, { projectId, text }))
  for (const { revision_id: id, schedule, products } of revisions) {
    const next = {
      schedule: await rewrite(tx, { projectId, hash: schedule, renamed, pattern, companyName }),
      products: await rewrite(tx, { projectId, hash: products, renamed, pattern, companyName: '' }),
    }
    if (next.schedule !== schedule) renamed.set(schedule, next.schedule)
    if (next.products !== products) renamed.set(products, next.products)
    await tx.updateTable('project_revision').set(next).where('revision_id', '=', id).execute()
  }
  const gone = [...renamed].filter(([before, after]) => before !== after).map(([before]) => before)
  await sql`
    delete from project_revision_part where project_id = ${projectId} and hash = any(${gone})`.execute(tx)
}

interface Rewrite {
  readonly projectId: string
  readonly hash: string
  readonly renamed: ReadonlyMap<string, string>
  readonly pattern: string
  readonly companyName: string
}

/** A part that names others, with their new names. Returns its own. */
async function rewrite(tx: Database, { projectId, hash, renamed, pattern, companyName }: Rewrite): Promise<string> {
  const known = renamed.get(hash)
  if (known !== undefined) return known
  const { rows } = await sql<{ text: string; cleaned: string }>`
    select content::text as text, regexp_replace(content::text, ${pattern}, ${FORMER}, 'gi') as cleaned
    from project_revision_part where project_id = ${projectId} and hash = ${hash}`.execute(tx)
  if (!rows[0]) return hash
  let next = rows[0].cleaned
  for (const [before, after] of renamed) next = next.replaceAll(`"${before}"`, `"${after}"`)
  // The company of their profile, as they typed it.
  if (companyName !== '')
    next = next.replace(`"ownerCompany":${JSON.stringify(companyName)}`, `"ownerCompany":${JSON.stringify('')}`)
  return next === rows[0].text ? hash : putPart(tx, { projectId, text: next })
}

async function putPart(
  tx: Database,
  { projectId, text }: { readonly projectId: string; readonly text: string },
): Promise<string> {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  await tx
    .insertInto('project_revision_part')
    .values({ project_id: projectId, hash, content: text })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return hash
}
