import { z } from 'zod'
import type { RequestCatalogue } from '#app/features/search/request-catalogue.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { toAppError } from '#app/platform/http/error-response.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { EXAMPLE_ROW, ImportForm, PreviewShape, UploadAnswerShape, UploadErrorShape } from './import-shapes.server.ts'
import { EXAMPLE_ID } from '#app/features/projects/project-actions/examples.ts'
import { assertSpecifier } from '#app/features/accounts/access.ts'
import { toAnswer, type UploadAnswer } from './import-answer.ts'
import { importRows } from './commands.server.ts'
import { planImport, type FoundProduct, type PlannedRow } from './import-plan.ts'
import { MAX_IMPORT_ROWS, MAX_LIST_BYTES, MAX_UPLOAD_BYTES, type GivenRow } from './model.ts'
import { MAX_PASTED_LENGTH } from './pasted-list.ts'
import { toPreview } from './preview.ts'
import { readUpload } from './read-upload.ts'
import { LENIENT_RULES, STRICT_RULES, type RowRules } from './row-rules.ts'
import { editableProject, projectNotFound } from '#app/features/projects/access.ts'
import { isAvailable } from '#app/features/projects/addable.ts'
import type { Project } from '#app/features/projects/model.ts'
import { ProjectId } from '#app/features/projects/project-actions/shapes.server.ts'
import { findProject } from '#app/features/projects/queries.server.ts'
import { FileRefused, readForm, readGivenList, readUploadTable } from './import-form.server.ts'

const MB = 1024 * 1024

type ImportContext = Pick<
  RequestContext & RequestCatalogue,
  'actor' | 'catalogue' | 'db' | 'log' | 'now' | 'request' | 'spreadsheets' | 'visibility'
>

/** No product of a file was added: its rows say why. */
class RowsRefused extends Error {
  readonly answer: UploadAnswer

  constructor(answer: UploadAnswer) {
    super(answer.message)
    this.answer = answer
  }
}

/** Who calls and whose project it is are settled before a file is looked at. */
const common = {
  group: 'Projects',
  method: 'POST',
  caller: 'specifier',
  limit: { perMinute: 120, by: 'account', isFirst: true, name: 'imports' },
  input: z.instanceof(FormData),
  failure: UploadErrorShape,
  errors: ['unauthorized', 'not_found', 'unavailable'],
  refuse,
} as const

/** Takes a file with the columns of the contract, strictly and at once. */
export const uploadExcel = defineEndpoint({
  ...common,
  name: 'uploadExcel',
  path: '/{locale}/api/upload-excel/',
  summary: `Adds the rows of a spreadsheet to a project: columns sku, qty and section, at most ${MAX_IMPORT_ROWS} rows and ${MAX_UPLOAD_BYTES / MB} MB. Rows that are not sound are left out and named; where none is, nothing changes and the answer is an error.`,
  described: z.object({ file: z.string().describe('An xlsx or csv file'), ...ImportForm }),
  output: UploadAnswerShape,
  example: {
    input: { file: 'list.csv', projectId: EXAMPLE_ID },
    output: {
      code: 'SUCCESS',
      message: '1 of 2 rows were added to the project.',
      addedSkus: [EXAMPLE_ROW],
      notAddedSkus: [{ row: 3, sku: 'UNKNOWN1', qty: 1, section: 'Kitchen', remark: 'Product not found' }],
    },
  },
  readForm: (request) => readForm(request, MAX_UPLOAD_BYTES),
  async run(context: ImportContext, form) {
    const project = await findOwnProject(form, context)
    const read = readUpload(await readUploadTable(form, readingOf(context)))
    if (read.kind === 'refused') throw new FileRefused(read.problem)
    return commit(project, read.rows, { rules: STRICT_RULES, form }, context)
  },
})

/** Reads lists as people keep them, and shows the outcome before anything is added. */
export const importList = defineEndpoint({
  ...common,
  name: 'importList',
  path: '/{locale}/api/import-list/',
  summary: `Reads a list as people keep it, exports of projects among them, and says what would come of each row. With commit it is added. Files have at most ${MAX_LIST_BYTES / MB} MB.`,
  described: z.object({
    file: z.string().optional().describe('An xlsx or csv file; or text'),
    text: z
      .string()
      .max(MAX_PASTED_LENGTH)
      .optional()
      .describe('Rows that were pasted, or lines of code, quantity and room, with any text around them'),
    commit: z.enum(['true', 'false']).optional(),
    ...ImportForm,
  }),
  output: z.union([PreviewShape, UploadAnswerShape]),
  example: {
    input: { text: '97140C6AF 2 Kitchen', projectId: EXAMPLE_ID },
    output: {
      code: 'PREVIEW',
      message: '1 of 1 row can be added.',
      rows: [
        {
          ...EXAMPLE_ROW,
          row: 1,
          isAdded: true,
          productName: 'Liano II Basin Mixer',
          roomName: 'Kitchen 1',
          isNewRoom: false,
          hint: null,
        },
      ],
    },
  },
  readForm: (request) => readForm(request, MAX_LIST_BYTES),
  async run(context: ImportContext, form) {
    const project = await findOwnProject(form, context)
    const { catalogue, visibility } = context
    const isCode = (text: string) => catalogue.findVariants(text, { locale: project.locale, visibility }).length > 0
    const read = await readGivenList(form, readingOf(context), isCode)
    if (read.kind === 'refused') throw new FileRefused(read.problem)
    const asked = { rules: LENIENT_RULES[read.names], form }
    if (form.get('commit') === 'true') return commit(project, read.rows, asked, context)
    return toPreview(plan(read.rows, asked, project, context), project.rooms, read.passedOver)
  },
})

function readingOf({ log, request, spreadsheets }: ImportContext) {
  return { log, spreadsheets, signal: request.signal }
}

/** Every answer has the names of the contract: code, message, addedSkus, notAddedSkus. */
function refuse(error: unknown, log: RequestContext['log']): Response {
  if (error instanceof RowsRefused) return answerJson(400, error.answer)
  if (error instanceof FileRefused) return answerJson(error.status, nothingAdded(error.problem, error.message))
  const known = toAppError(error)
  if (!known) log.error({ err: error }, 'an import failed')
  const { status = 500, code = 'internal', message = 'Upload failed.' } = known ?? {}
  const retryAfter = { too_many_requests: '60', unavailable: '10' }[code as string]
  const text = code === 'unauthorized' ? 'Unauthorized.' : message
  return answerJson(status, nothingAdded(code.toUpperCase(), text), retryAfter)
}

function nothingAdded(code: string, message: string): UploadAnswer {
  return { code, message, addedSkus: [], notAddedSkus: [] }
}

function answerJson(status: number, answer: object, retryAfter?: string): Response {
  const headers = { 'cache-control': 'private, no-store', ...(retryAfter && { 'retry-after': retryAfter }) }
  return Response.json(answer, { status, headers })
}

/** @throws AppError `not_found`, alike for a project that is not there and one that is not theirs. */
async function findOwnProject(form: FormData, { actor, db }: ImportContext): Promise<Project> {
  const { accountId } = assertSpecifier(actor)
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
): Promise<UploadAnswer & { readonly code: 'SUCCESS' }> {
  const request = {
    project: editableProject(context.actor, projectId),
    plan: (current: Project) => plan(rows, asked, current, context),
  }
  const answer = toAnswer(await importRows(context.db, request, context.now))
  if (answer.code !== 'SUCCESS') throw new RowsRefused(answer)
  return { ...answer, code: 'SUCCESS' }
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
