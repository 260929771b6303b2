import type { Project } from '@specify/schedule/model.ts'
import type { ProjectReader } from '#app/features/projects/schedule/project-reader.ts'
import { quantitiesOf, type LeftOutLine, type RequestedLine } from '../quote.ts'

interface Requested {
  readonly lines: readonly RequestedLine[]
  readonly leftOut: readonly LeftOutLine[]
}

/**
 * Lists the products to quote in a schedule, each once. Products without a price can be quoted, discontinued ones
 * cannot.
 */
export function readRequestedLines(
  project: Pick<Project, 'rooms' | 'unitTypes' | 'locale'>,
  { findFacts }: ProjectReader,
): Requested {
  const lines: RequestedLine[] = []
  const leftOut: LeftOutLine[] = []
  for (const [sku, quantity] of quantitiesOf(project)) {
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
  return { lines, leftOut }
}
