import { z } from 'zod'
import { RowId } from '#app/platform/database/row-id.server.ts'
import { FILE_PROBLEMS } from '@specify/list-reader/upload/model.ts'

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
export const UploadAnswerShape = z.object({ code: z.literal('SUCCESS'), ...rows }).meta({ id: 'UploadAnswer' })

export const UploadErrorShape = z
  .object({
    code: z.string().describe(`${Object.keys(FILE_PROBLEMS).join(', ')}, or the code of the error in capitals`),
    ...rows,
  })
  .meta({ id: 'UploadError' })

export const PreviewShape = z
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
  .meta({ id: 'UploadPreview' })

/** Fields of every form that fills a project. */
export const ImportForm = {
  allowDiscontinued: z.enum(['true', 'false']).optional().describe('With true, discontinued products are added, too'),
  projectId: RowId.describe('A project of the caller'),
  customerId: z.string().optional().describe('Ignored: the signed-in account counts'),
}

export const EXAMPLE_ROW = {
  row: 2,
  sku: '97140C6AF',
  qty: 2,
  section: 'Kitchen',
  remark: 'Successfully added',
} as const
