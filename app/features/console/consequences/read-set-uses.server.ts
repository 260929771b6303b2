import { zonedTimeIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import { countOf, countText } from '@specify/core/text/count-text.ts'
import { routes } from '#app/addresses/routes.ts'
import { listDueSets } from '#app/features/changes/due-sets.server.ts'
import { listChangedSkus } from '#app/features/changes/changed-skus.server.ts'
import { countUses } from '#app/features/consequences/find-consequences.server.ts'
import type { ConsequencesContext } from '#app/features/consequences/read-consequences.server.ts'
import { readWanted } from '#app/features/consequences/wanted-skus.ts'
import { projectReader } from '#app/features/projects/schedule/project-reader.ts'
import type { TodayLine } from '../read-today.server.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'

interface Most {
  readonly skus: number
  readonly ms: number
}

/** More are counted on a page of their own. */
const ON_ITS_PAGE: Most = { skus: 2_000, ms: 500 }
const ON_TODAY: Most = { skus: 500, ms: 150 }
/** Sets with a date that Today names. */
const MOST_DUE = 3

type SetContext = Pick<ConsequencesContext, 'catalogue' | 'db' | 'now'>

async function countSetUses({ db, catalogue, now }: SetContext, setId: string, most: Most) {
  const skus = await listChangedSkus(db, setId, most.skus)
  if (skus.length > most.skus) return null
  const wanted = await runInTurns(readWanted(skus, projectReader(catalogue, 'internal')))
  return (await countUses(db, wanted, { now, mostMs: most.ms }))?.counts ?? null
}

/** The next sets with a date, each with the number of open projects that it changes. */
export async function readDueLines(context: SetContext, locale: Locale): Promise<readonly TodayLine[]> {
  const sets = await listDueSets(context.db, context.now, MOST_DUE)
  return Promise.all(
    sets.map(async ({ setId, title, zone, dueAt }) => {
      const counts = await countSetUses(context, setId, ON_TODAY)
      const projects = counts ? countText(counts.project) : 'Many'
      return {
        label: title,
        count: projects,
        note: `Open ${projects === '1' ? 'project' : 'projects'} with its products; applies ${zonedTimeIn({ code: zone }, dueAt)}`,
        href: routes.console.change.path({ locale, id: setId }),
      }
    }),
  )
}

/**
 * Counts the records with products that a set changes or withdraws: `12 open projects, 1 cart`. Null where there are too
 * many to count beside the plan.
 */
export async function readSetUses(context: SetContext, setId: string): Promise<string | null> {
  const uses = await countSetUses(context, setId, ON_ITS_PAGE)
  if (!uses) return null
  const { project, revision, quote, offer, cart } = uses
  const counts = [
    [project, 'open project'],
    [revision, 'issued revision'],
    [quote + offer, 'open quote'],
    [cart, 'cart'],
  ] as const
  const texts = counts.flatMap(([count, one]) => (count === 0 ? [] : [countOf(count, one)]))
  return texts.length === 0 ? 'No open project, revision, quote or cart' : texts.join(', ')
}
