import { z } from 'zod'
import { FILE_PROBLEMS, MAX_IMPORT_ROWS, MAX_LIST_BYTES, MAX_UPLOAD_BYTES } from '#app/features/imports/model.ts'
import { MAX_PASTED_LENGTH } from '#app/features/imports/pasted-list.ts'
import type { UploadAnswer } from '#app/features/imports/import-answer.ts'
import type { Preview } from '#app/features/imports/preview.ts'
import { EXAMPLE_ID } from '#app/features/projects/project-actions/examples.ts'
import { RowId } from '#app/platform/row-id.server.ts'
import type { ApiCall } from './api-call.server.ts'
import { LOCALE } from './shared-shapes.server.ts'

const MB = 1024 * 1024

const UploadedRowShape = z
  .object({
    row: z.int().describe('As the spreadsheet numbers it, from 1'),
    sku: z.string(),
    qty: z.union([z.int(), z.string()]).describe('As it was written where it is no quantity'),
    section: z.string(),
    remark: z.string().describe('What came of the row'),
  })
  .meta({ id: 'UploadedRow' })

const rows = {
  message: z.string().describe('A sentence for people'),
  addedSkus: z.array(UploadedRowShape),
  notAddedSkus: z.array(UploadedRowShape),
}
const UploadAnswerShape = z
  .object({ code: z.literal('SUCCESS'), ...rows })
  .meta({ id: 'UploadAnswer' }) satisfies z.ZodType<UploadAnswer>

const UploadErrorShape = z
  .object({
    code: z.string().describe(`${Object.keys(FILE_PROBLEMS).join(', ')}, or the code of the error in capitals`),
    ...rows,
  })
  .meta({ id: 'UploadError' }) satisfies z.ZodType<UploadAnswer>

const PreviewShape = z
  .object({
    code: z.literal('PREVIEW'),
    message: z.string(),
    rows: z.array(
      UploadedRowShape.extend({
        isAdded: z.boolean().describe('Whether it would be added'),
        productName: z.string().nullable(),
        roomName: z.string().nullable(),
        isNewRoom: z.boolean(),
        hint: z.string().nullable(),
      }),
    ),
    passedOver: z
      .object({ count: z.int(), lines: z.array(z.string()) })
      .optional()
      .describe('Lines of a pasted text that are no rows: how many, and the first of them'),
  })
  .meta({ id: 'UploadPreview' }) satisfies z.ZodType<Preview>

const form = {
  allowDiscontinued: z.enum(['true', 'false']).optional().describe('With true, discontinued products are added, too'),
  projectId: RowId.describe('A project of the caller'),
  customerId: z.string().optional().describe('Whoever is signed in counts, whatever it says'),
}

const common = {
  group: 'Projects',
  pathParameters: [LOCALE],
  methods: ['POST'],
  bodyType: 'multipart/form-data',
  isPerMarket: false,
  failure: UploadErrorShape,
  errors: [
    'invalid_input',
    'unauthorized',
    'forbidden',
    'not_found',
    'too_large',
    'unsupported_media_type',
    'too_many_requests',
    'unavailable',
    'internal',
  ],
} as const satisfies Partial<ApiCall>

const ADDED_ROW = { row: 2, sku: '97140C6AF', qty: 2, section: 'Kitchen', remark: 'Successfully added' } as const

const uploadExcel: ApiCall = {
  ...common,
  name: 'uploadExcel',
  path: '/{locale}/api/upload-excel/',
  summary: `Adds the rows of a spreadsheet to a project: columns sku, qty and section, at most ${MAX_IMPORT_ROWS} rows and ${MAX_UPLOAD_BYTES / MB} MB. Rows that are not sound are left out and named; where none is, nothing changes and the answer is an error.`,
  input: z.object({ file: z.string().describe('An xlsx or csv file'), ...form }),
  output: UploadAnswerShape,
  example: {
    input: { file: 'list.csv', projectId: EXAMPLE_ID },
    output: {
      code: 'SUCCESS',
      message: '1 of 2 rows were added to the project.',
      addedSkus: [ADDED_ROW],
      notAddedSkus: [{ row: 3, sku: 'UNKNOWN1', qty: 1, section: 'Kitchen', remark: 'Product not found' }],
    },
  },
}

const importList: ApiCall = {
  ...common,
  name: 'importList',
  path: '/{locale}/api/import-list/',
  summary: `Reads a list as people keep it, exports of projects among them, and says what would come of each row. With commit it is added. Files have at most ${MAX_LIST_BYTES / MB} MB.`,
  input: z.object({
    file: z.string().optional().describe('An xlsx or csv file; or text'),
    text: z
      .string()
      .max(MAX_PASTED_LENGTH)
      .optional()
      .describe('Rows that were pasted, or lines of code, quantity and room, with any text around them'),
    commit: z.enum(['true', 'false']).optional(),
    ...form,
  }),
  output: z.union([PreviewShape, UploadAnswerShape]),
  example: {
    input: { text: '97140C6AF 2 Kitchen', projectId: EXAMPLE_ID },
    output: {
      code: 'PREVIEW',
      message: '1 of 1 row can be added.',
      rows: [
        {
          ...ADDED_ROW,
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
}

export const IMPORT_CALLS: readonly ApiCall[] = [uploadExcel, importList]
