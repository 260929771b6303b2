import { countOf } from '@specify/core/text/count-text.ts'
import { listChangedSkus } from '#app/features/changes/changed-skus.server.ts'
import { countUses } from '#app/features/consequences/find-consequences.server.ts'
import type { ConsequencesContext } from '#app/features/consequences/read-consequences.server.ts'
import { readWanted } from '#app/features/consequences/wanted-skus.ts'
import { projectReader } from '#app/features/projects/schedule/project-reader.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'

/** More are counted on a page of their own. */
const MOST_SKUS = 2_000
const MOST_MS = 500

/**
 * Counts the records with products that a set changes or withdraws: `12 open projects, 1 cart`. Null where there are too
 * many to count beside the plan.
 */
export async function readSetUses(
  { db, catalogue, now }: Pick<ConsequencesContext, 'catalogue' | 'db' | 'now'>,
  setId: string,
): Promise<string | null> {
  const skus = await listChangedSkus(db, setId, MOST_SKUS)
  if (skus.length > MOST_SKUS) return null
  const wanted = await runInTurns(readWanted(skus, projectReader(catalogue, 'internal')))
  const uses = await countUses(db, wanted, { now, mostMs: MOST_MS })
  if (!uses) return null
  const { project, revision, quote, offer, cart } = uses.counts
  const counts = [
    [project, 'open project'],
    [revision, 'issued revision'],
    [quote + offer, 'open quote'],
    [cart, 'cart'],
  ] as const
  const texts = counts.flatMap(([count, one]) => (count === 0 ? [] : [countOf(count, one)]))
  return texts.length === 0 ? 'No open project, revision, quote or cart' : texts.join(', ')
}
