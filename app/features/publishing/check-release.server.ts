import { AppError } from '@specify/core/app-error.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import { checkContent } from '#app/features/content/delivery/check-content.server.ts'
import { describeProblem, type DeliveredDocument } from '#app/features/content/delivery/document.ts'
import { listEffective } from '#app/features/content/queries.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { digestOf, findDelivered } from './drafts.server.ts'
import type { ReleaseItem } from './release-rows.server.ts'

/** Longer lists of problems end in their number. */
const MOST_PROBLEMS = 10

/** @throws AppError `conflict` where what is published has changed since a draft began from it */
export async function assertCurrent(tx: Database, items: readonly Omit<ReleaseItem, 'before'>[]): Promise<void> {
  const published = new Map((await listEffective(tx)).map(({ name, text }) => [name, text]))
  const stale = items.filter(
    ({ name, published_digest: digest }) => digest !== null && digest !== digestOf(published.get(name) ?? ''),
  )
  if (stale.length === 0) return
  const names = stale.map(({ name }) => name).join(', ')
  throw new AppError('conflict', `${names} was changed since the draft began. Open the draft and look at both first.`)
}

/** @throws AppError `invalid_input` with every problem that these documents would bring */
export async function assertUsable(
  tx: Database,
  changed: readonly { readonly name: string; readonly body: string | null }[],
): Promise<void> {
  const problems = await findProblems(tx, changed)
  if (problems.length === 0) return
  const more = problems.length - MOST_PROBLEMS
  const shown = problems.slice(0, MOST_PROBLEMS).join('\n')
  throw new AppError(
    'invalid_input',
    `Nothing is published, since this cannot be used:\n${shown}${more > 0 ? `\nand ${countOf(more, 'further problem')}` : ''}`,
  )
}

/** Problems of the site's documents with some of them changed, without those that are there already. */
export async function findProblems(
  db: Database,
  changed: readonly { readonly name: string; readonly body: string | null }[],
): Promise<string[]> {
  const now = await listEffective(db)
  const next = new Map(now.map(({ name, text }) => [name, text]))
  for (const { name, body } of changed) {
    const text = body ?? (await findDelivered(db, name))
    if (text === null) next.delete(name)
    else next.set(name, text)
  }
  const listProblems = (documents: readonly DeliveredDocument[]) =>
    checkContent(documents).problems.map((problem) => describeProblem(problem))
  const found = listProblems(Array.from(next, ([name, text]) => ({ name, text })))
  if (found.length === 0) return found
  const before = new Set(listProblems(now))
  return found.filter((problem) => !before.has(problem))
}
