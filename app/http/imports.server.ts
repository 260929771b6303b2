import { AppError } from '#app/core/app-error.ts'
import { assertSpecifier } from '#app/features/accounts/access.ts'
import { toAnswer, type UploadAnswer } from '#app/features/imports/import-answer.ts'
import { importRows } from '#app/features/imports/commands.server.ts'
import { planImport, type FoundProduct, type PlannedRow } from '#app/features/imports/import-plan.ts'
import { MAX_LIST_BYTES, MAX_UPLOAD_BYTES, type GivenRow } from '#app/features/imports/model.ts'
import { toPreview } from '#app/features/imports/preview.ts'
import { readUpload } from '#app/features/imports/read-upload.ts'
import { LIST_RULES, UPLOAD_RULES, type RowRules } from '#app/features/imports/row-rules.ts'
import { editableProject, projectNotFound } from '#app/features/projects/access.ts'
import { isAvailable } from '#app/features/projects/addable.ts'
import type { Project } from '#app/features/projects/model.ts'
import { ProjectId } from '#app/features/projects/project-actions/shapes.server.ts'
import { findProject } from '#app/features/projects/queries.server.ts'
import { assertSameSite } from '#app/platform/action.server.ts'
import type { SpreadsheetReader } from '#app/platform/spreadsheet/spreadsheet-reader.server.ts'
import { perMinute } from '#app/platform/limits/limit.ts'
import type { RequestContext } from '#app/request-context.server.ts'
import { FileRefused, readForm, readGivenList, readUploadTable } from './import-form.server.ts'
import { toAppError } from './run-action.server.ts'

export interface ImportContext extends Pick<
  RequestContext,
  'config' | 'db' | 'limits' | 'log' | 'actor' | 'visibility' | 'catalogue'
> {
  readonly spreadsheets: SpreadsheetReader
  readonly now: Date
}

/** What is done with a form, for the project that it names. */
interface Import {
  readonly maxFileBytes: number
  readonly run: (form: FormData, project: Project, context: ImportContext, signal: AbortSignal) => Promise<object>
}

/** Of one account, all imports together. */
const LIMIT = perMinute('imports', 120)

/** No product of a file was added: its rows say why. */
class RowsRefused extends Error {
  readonly answer: UploadAnswer

  constructor(answer: UploadAnswer) {
    super(answer.message)
    this.answer = answer
  }
}

/** `upload-excel` takes a file by the letter and at once; `import-list` reads what people keep, and shows it first. */
export const IMPORTS: readonly (readonly [path: string, answer: Import])[] = [
  [
    'upload-excel',
    {
      maxFileBytes: MAX_UPLOAD_BYTES,
      async run(form, project, context, signal) {
        const read = readUpload(await readUploadTable(form, { ...context, signal }))
        if (read.kind === 'refused') throw new FileRefused(read.problem)
        return commit(project, read.rows, { rules: UPLOAD_RULES, form }, context)
      },
    },
  ],
  [
    'import-list',
    {
      maxFileBytes: MAX_LIST_BYTES,
      async run(form, project, context, signal) {
        const { catalogue, visibility } = context
        const isCode = (text: string) => catalogue.findVariants(text, { locale: project.locale, visibility }).length > 0
        const read = await readGivenList(form, { ...context, signal }, isCode)
        if (read.kind === 'refused') throw new FileRefused(read.problem)
        const asked = { rules: LIST_RULES[read.names], form }
        if (form.get('commit') === 'true') return commit(project, read.rows, asked, context)
        return toPreview(plan(read.rows, asked, project, context), project.rooms, read.passedOver)
      },
    },
  ],
]

/**
 * Answers a form that fills a project: who calls and whose project it is are settled before a file is looked at. Every
 * answer has the names of the contract: code, message, addedSkus, notAddedSkus.
 */
export async function answerImport(
  request: Request,
  { maxFileBytes, run }: Import,
  findContext: () => Promise<ImportContext>,
): Promise<Response> {
  let context: ImportContext | null = null
  try {
    context = await findContext()
    if (context.actor.kind !== 'account') throw new AppError('unauthorized', 'Unauthorized.')
    const { accountId } = assertSpecifier(context.actor)
    assertSameSite(request, context.config.publicUrl)
    await context.limits.assertWithin(LIMIT, accountId)
    const form = await readForm(request, maxFileBytes)
    const project = await findOwnProject(form, accountId, context)
    return answerJson(200, await run(form, project, context, request.signal))
  } catch (error) {
    // Nobody is there to read an answer.
    if (request.signal.aborted) return new Response(null, { status: 499 })
    return refusal(error, context)
  }
}

function refusal(error: unknown, context: ImportContext | null): Response {
  if (error instanceof RowsRefused) return answerJson(400, error.answer)
  if (error instanceof FileRefused) return answerJson(error.status, nothingAdded(error.problem, error.message))
  const known = toAppError(error)
  if (!known) context?.log.error({ err: error }, 'an import failed')
  const { status = 500, code = 'internal', message = 'Upload failed.' } = known ?? {}
  const retryAfter = { too_many_requests: '60', unavailable: '10' }[code as string]
  return answerJson(status, nothingAdded(code.toUpperCase(), message), retryAfter)
}

function nothingAdded(code: string, message: string): UploadAnswer {
  return { code, message, addedSkus: [], notAddedSkus: [] }
}

function answerJson(status: number, answer: object, retryAfter?: string): Response {
  const headers = { 'cache-control': 'private, no-store', ...(retryAfter && { 'retry-after': retryAfter }) }
  return Response.json(answer, { status, headers })
}

/** @throws AppError `not_found`, alike for a project that is not there and one that is not theirs. */
async function findOwnProject(form: FormData, accountId: string, { db }: ImportContext): Promise<Project> {
  const { data: projectId } = ProjectId.safeParse(form.get('projectId'))
  const project = projectId === undefined ? null : await findProject(db, projectId)
  if (project?.accountId !== accountId) throw projectNotFound()
  return project
}

/** How rows are read, and what the form says of them besides. */
interface Asked {
  readonly rules: RowRules
  readonly form: FormData
}

async function commit(
  { projectId }: Project,
  rows: readonly GivenRow[],
  asked: Asked,
  context: ImportContext,
): Promise<UploadAnswer> {
  const request = {
    project: editableProject(context.actor, projectId),
    plan: (current: Project) => plan(rows, asked, current, context),
  }
  const answer = toAnswer(await importRows(context.db, request, context.now))
  if (answer.code !== 'SUCCESS') throw new RowsRefused(answer)
  return answer
}

function plan(
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
