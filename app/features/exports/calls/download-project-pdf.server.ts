import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { AppError } from '@specify/core/app-error.ts'
import { assertSpecifier } from '#app/features/accounts/rules/access.ts'
import { isPdfName } from '../export-names.ts'
import { findPdf } from './project-pdfs.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { pdfResponse } from './pdf-response.server.ts'
import { PRIVATE, FILE_NAME, type PdfContext } from './project-pdf.server.ts'

const MAX_NAME_BYTES = 16 * 1024

const ProjectPdfDownload = z.object({ filename: z.string().max(2_000) })

/** A call for a file that is nearly ready is held this long, to save the next poll. */
const HELD_MS = 1_500
const LOOK_AFTER_MS = 150

/** A PDF, or null where it is still being made after a while. @throws AppError as `findPdf` does. */
async function waitForPdf(db: PdfContext['db'], key: Parameters<typeof findPdf>[1]): Promise<Buffer | null> {
  const until = performance.now() + HELD_MS
  for (;;) {
    const pdf = await findPdf(db, key, new Date())
    if (pdf || performance.now() > until) return pdf
    await sleep(LOOK_AFTER_MS)
  }
}

/** The file of a name that the same account ordered. A name that another account ordered is answered as an unknown one. */
export const downloadProjectPdf = defineEndpoint({
  name: 'download-project-pdf',
  path: api.downloadProjectPdf.template,
  group: 'Exports',
  method: 'POST',
  caller: 'specifier',
  // Pages that wait for a file ask every two seconds.
  limit: { perMinute: 240, by: 'account', isFirst: true },
  maxBodyBytes: MAX_NAME_BYTES,
  summary: 'Answers a PDF that the same account ordered; 202 while it is made: ask again after two seconds.',
  input: ProjectPdfDownload,
  output: z.string().describe('The PDF'),
  example: { input: { filename: FILE_NAME }, output: '%PDF-1.4' },
  errors: ['unauthorized', 'not_found', 'unavailable'],
  async run({ actor, db }: PdfContext, { filename: fileName }) {
    const reader = assertSpecifier(actor)
    if (!isPdfName(fileName)) throw new AppError('not_found', 'There is no such file.')
    const pdf = await waitForPdf(db, { reader, fileName })
    if (pdf) return pdfResponse(pdf, fileName)
    return Response.json({ filename: fileName }, { status: 202, headers: { ...PRIVATE, 'retry-after': '2' } })
  },
})
