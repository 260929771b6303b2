import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { EXAMPLE_ROW, ImportForm, PreviewShape, UploadAnswerShape, UploadErrorShape } from './import-shapes.server.ts'
import { EXAMPLE_ID } from '#app/features/projects/project-actions/shapes/examples.ts'
import { MAX_IMPORT_ROWS, MAX_LIST_BYTES, MAX_UPLOAD_BYTES } from '@specify/list-reader/upload/model.ts'
import { MAX_PASTED_LENGTH } from '@specify/list-reader/upload/pasted-list.ts'
import { toPreview } from './preview.ts'
import { readUpload } from '@specify/list-reader/upload/read-upload.ts'
import { LENIENT_RULES, STRICT_RULES } from '@specify/list-reader/places/row-rules.ts'
import { FileRefused, readForm, readGivenList, readUploadTable } from './import-form.server.ts'
import { refuse } from './import-refusal.server.ts'
import { type ImportContext, readingOf, findOwnProject, commit, plan } from './run-import.server.ts'

const MB = 1024 * 1024

/** Caller and project are checked before a file is read. */
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
  path: api.uploadExcel.template,
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
  readForm: (request, place) => readForm(request, place, MAX_UPLOAD_BYTES),
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
  path: api.importList.template,
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
  readForm: (request, place) => readForm(request, place, MAX_LIST_BYTES),
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
