import { randomUUID } from 'node:crypto'
import type { RequestCatalogue } from '#app/features/search/catalogue/request-catalogue.ts'
import { callerKey, type RequestContext } from '#app/platform/request-context.server.ts'
import { toAnswer, type UploadAnswer } from './import-answer.ts'
import { applyPlan, planImport, type FoundProduct, type PlannedRow } from '@specify/list-reader/upload/import-plan.ts'
import type { GivenRow } from '@specify/list-reader/upload/model.ts'
import type { RowRules } from '@specify/list-reader/places/row-rules.ts'
import { assertRight, editableProject } from '#app/features/projects/access/access.ts'
import { isAvailable } from '@specify/schedule/addable.ts'
import { changeProject } from '#app/features/projects/store/commands.server.ts'
import type { Project } from '@specify/schedule/model.ts'
import { ProjectId } from '#app/features/projects/project-actions/shapes/shapes.server.ts'
import { RowsRefused } from './import-refusal.server.ts'
import { loadProject } from '#app/features/projects/store/read-project.server.ts'

export type ImportContext = Pick<
  RequestContext & RequestCatalogue,
  'actor' | 'atEnd' | 'catalogue' | 'clientAddress' | 'db' | 'log' | 'now' | 'request' | 'spreadsheets' | 'visibility'
>

export function readingOf({ actor, clientAddress, log, request, spreadsheets }: ImportContext) {
  return { caller: callerKey({ actor, clientAddress }), log, spreadsheets, signal: request.signal }
}

/** @throws AppError `not_found`, alike for a project that is not there and one that is not theirs. */
export async function findOwnProject(form: FormData, context: ImportContext): Promise<Project> {
  const { data: projectId } = ProjectId.safeParse(form.get('projectId'))
  const project = projectId === undefined ? null : await loadProject(context, projectId)
  assertRight(editableProject(context.actor, projectId ?? ''), project)
  return project
}

/** Rules for reading rows, and the form's other fields. */
interface Asked {
  readonly rules: RowRules
  readonly form: FormData
}

/**
 * Adds rows to a project: all that can be placed. It fits any version, as adding a product does.
 * @throws RowsRefused where none can; AppError `invalid_input` where the project would grow too large.
 */
export async function commit(
  { projectId }: Project,
  rows: readonly GivenRow[],
  asked: Asked,
  context: ImportContext,
): Promise<UploadAnswer & { readonly code: 'SUCCESS' }> {
  let planned: readonly PlannedRow[] = []
  await changeProject(
    context.db,
    { project: editableProject(context.actor, projectId), version: null, change: 'import list' },
    (project) => {
      planned = plan(rows, asked, project, context)
      const rooms = applyPlan(project.rooms, planned, randomUUID)
      return rooms === project.rooms ? project : { ...project, rooms }
    },
    context.now,
  )
  const { code, ...answer } = toAnswer(planned)
  if (code !== 'SUCCESS') throw new RowsRefused({ code, ...answer })
  return { code, ...answer }
}

export function plan(
  rows: readonly GivenRow[],
  { rules, form }: Asked,
  { rooms, locale }: Project,
  { catalogue, visibility }: ImportContext,
): PlannedRow[] {
  const findProduct = (code: string, withSigns: boolean): FoundProduct[] =>
    catalogue.findVariants(code, { locale, visibility, withSigns }).map(({ product, variant }) => ({
      product: { sku: variant.sku, productId: product.productId, name: product.name[locale] },
      isAvailable: isAvailable(product),
    }))
  return planImport(rows, { rules, rooms, findProduct, allowsDiscontinued: form.get('allowDiscontinued') === 'true' })
}
