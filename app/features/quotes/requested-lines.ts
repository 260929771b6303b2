import type { Project } from '#app/features/projects/model.ts'
import type { ProjectReader } from '#app/features/projects/project-reader.ts'
import { quantitiesOf, type RequestedLine } from './quote.ts'

/** What is asked for of a schedule: each product once. Those without a price can be quoted; discontinued ones cannot. */
export function readRequestedLines(
  project: Pick<Project, 'rooms' | 'unitTypes' | 'locale'>,
  { findFacts }: ProjectReader,
): RequestedLine[] {
  return [...quantitiesOf(project)].flatMap(([sku, quantity]): RequestedLine[] => {
    const facts = findFacts(sku, project.locale)
    if (!facts?.isAvailable) return []
    return [{ sku, name: facts.name, finish: facts.finish, quantity, listCents: facts.price?.centAmount ?? null }]
  })
}
