import type { ProjectContext } from '#app/features/projects/project-actions/shapes/project-context.ts'
import { projectReader } from '#app/features/projects/schedule/project-reader.ts'
import { withoutAllowances } from '@specify/schedule/free-lines/allowances.ts'
import type { Project } from '@specify/schedule/model.ts'
import { twinFinder } from '#app/features/projects/schedule/used-skus.ts'
import type { ProjectReader } from '#app/features/projects/schedule/project-reader.ts'
import { compareSchedules, type ChangeKind, type ComparedSchedule, type ScheduleChange } from './compare-schedules.ts'
import { frozenReader } from './freeze-products.ts'
import { readFormerState } from '#app/features/projects/store/former-states.server.ts'
import { revisionMarks, type RevisionMarks } from './revision-marks.ts'
import { readRevision, readRevisionBefore, readRevisions, type IssuedProject } from './revision-store.server.ts'

/** The project as it is saved, a revision by its id, or a former version by its number. */
export type StateName = string

export const NOW = 'now'
const FORMER = /^\d{1,9}$/

/** @throws AppError `not_found` for a state that the project does not have. */
export async function compareStates(
  context: ProjectContext,
  project: Project,
  { from, to }: { readonly from: StateName; readonly to: StateName },
): Promise<ScheduleChange[]> {
  if (isRevision(from) && isRevision(to)) return compareRevisions(context, project, from, to)
  const [before, after] = [await readState(context, project, from), await readState(context, project, to)]
  return compareSchedules(before, after)
}

function isRevision(name: StateName): boolean {
  return name !== NOW && !FORMER.test(name)
}

/** A product that both have, unchanged, is looked at once. */
async function compareRevisions(
  { db, visibility }: Pick<ProjectContext, 'db' | 'visibility'>,
  { projectId }: Project,
  from: string,
  to: string,
): Promise<ScheduleChange[]> {
  const [was, is] = (await readRevisions(db, projectId, [from, to])) as [IssuedProject, IssuedProject]
  const before = compared(was.project, frozenReader(was.products, visibility))
  const after = compared(is.project, frozenReader(is.products, visibility))
  const hasChanged = (sku: string) => was.products.get(sku) !== is.products.get(sku)
  const isSameMarket = was.project.locale === is.project.locale
  return compareSchedules(before, {
    ...after,
    factsOf: (sku) => (isSameMarket && !hasChanged(sku) ? before : after).factsOf(sku),
  })
}

/** Marks the lines that a revision changed, without changes of `hidden` kinds. Empty for the first revision. */
export async function readRevisionMarks(
  { db, visibility }: Pick<ProjectContext, 'db' | 'visibility'>,
  issued: IssuedProject,
  hidden: readonly ChangeKind[] = [],
): Promise<RevisionMarks> {
  const { project, revision } = issued
  const before = await readRevisionBefore(db, project.projectId, revision)
  if (!before) return {}
  const shown = ({ rooms }: Project) => (hidden.includes('price') ? withoutAllowances(rooms) : rooms)
  const [was, now] = [before, issued].map((each) =>
    compared({ ...each.project, rooms: shown(each.project) }, frozenReader(each.products, visibility)),
  )
  const changes = compareSchedules(was!, now!).filter(({ kind }) => !hidden.includes(kind))
  return revisionMarks(revision.label, project, changes)
}

async function readState(context: ProjectContext, project: Project, name: StateName): Promise<ComparedSchedule> {
  if (name === NOW) return compared(project, projectReader(context.catalogue, context.visibility))
  if (FORMER.test(name))
    return compared(
      await readFormerState(context.db, project, Number(name)),
      projectReader(context.catalogue, context.visibility),
    )
  const issued = await readRevision(context.db, project.projectId, name)
  return compared(issued.project, frozenReader(issued.products, context.visibility))
}

function compared(project: Project, reader: ProjectReader): ComparedSchedule {
  const { unitTypes, rooms, locale } = project
  return { unitTypes, rooms, factsOf: (sku) => reader.findFacts(sku, locale), findTwin: twinFinder(project, reader) }
}
