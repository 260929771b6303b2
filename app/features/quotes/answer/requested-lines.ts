import type { Project } from '@specify/schedule/model.ts'
import { unitCounts } from '@specify/schedule/units.ts'
import type { ProjectReader } from '#app/features/projects/schedule/project-reader.ts'
import { twinFinder } from '#app/features/projects/schedule/used-skus.ts'
import type { LeftOutLine, LineWithoutTwin, RequestedLine } from '../quote.ts'
import { piecesWithoutTwin, quantitiesOf } from './quantities.ts'

interface Requested {
  readonly lines: readonly RequestedLine[]
  readonly leftOut: readonly LeftOutLine[]
  /** Lines that are not from the catalogue, in rooms that are built; absent without any. */
  readonly freeLines?: number
  /** Pieces that do not come in the hand of their units; absent without any. */
  readonly withoutTwin?: readonly LineWithoutTwin[]
}

/**
 * Lists the products to quote in a schedule, each once. Products without a price can be quoted, discontinued ones
 * cannot.
 */
export function readRequestedLines(
  project: Pick<Project, 'rooms' | 'unitTypes' | 'locale'>,
  reader: ProjectReader,
): Requested {
  const { findFacts } = reader
  const findTwin = twinFinder(project, reader)
  const lines: RequestedLine[] = []
  const leftOut: LeftOutLine[] = []
  for (const [sku, quantity] of quantitiesOf(project, findTwin)) {
    const facts = findFacts(sku, project.locale)
    if (!facts?.isAvailable) leftOut.push({ sku, quantity })
    else
      lines.push({
        sku,
        name: facts.name,
        finish: facts.finish,
        variantText: facts.variantText,
        quantity,
        listCents: facts.price?.centAmount ?? null,
      })
  }
  const unitsOf = unitCounts(project.unitTypes)
  const freeLines = project.rooms.reduce(
    (sum, room) => sum + (unitsOf(room) > 0 ? room.items.filter(({ free }) => free).length : 0),
    0,
  )
  const withoutTwin = piecesWithoutTwin(project, findTwin)
  return {
    lines,
    leftOut,
    ...(freeLines > 0 && { freeLines }),
    ...(withoutTwin.length > 0 && { withoutTwin }),
  }
}
