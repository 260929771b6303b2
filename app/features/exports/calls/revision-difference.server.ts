import writeExcelFile from 'write-excel-file/universal'
import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { toCsv } from '@specify/core/text/csv.ts'
import type { RequestAccount } from '#app/features/accounts/rules/request-account.ts'
import { zonedTimeIn } from '@specify/core/market-time.ts'
import { MARKETS } from '@specify/core/market.ts'
import { EXAMPLE_ID } from '#app/features/projects/project-actions/shapes/examples.ts'
import { EXAMPLE_REVISION_ID } from '#app/features/revisions/revision-shapes.server.ts'
import { compareStates, NOW, type StateName } from '#app/features/revisions/compare-states.server.ts'
import { listRevisions } from '#app/features/revisions/revision-store.server.ts'
import { BoundedQueue } from '#app/platform/process/bounded-queue.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { attachmentHeader } from '#app/platform/pdf/markup/file-name.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import {
  differenceHtml,
  differenceRows,
  differenceSheet,
  differenceTitle,
  type Difference,
} from '../sheets/difference-file.ts'
import type { NamedState } from '../sheets/difference-file.ts'
import { escapeSheets } from '../sheets/escape-sheet.ts'
import type { ExportContext } from '../export-context.ts'
import { pdfResponse } from './pdf-response.server.ts'
import { readProject } from '#app/features/projects/store/read-project.server.ts'

const BOUNDS = { maxPages: 300, maxPictures: 0, limitMs: 60_000 }
const State = z.string().min(1).max(100)
const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** One at a time: ten at once would leave other requests no turn between their steps. */
const workbooks = new BoundedQueue({ atOnce: 1, waiting: 20 })

/** Changes between two states of a project, as a paper to send with a revision. */
export const revisionDifference = defineEndpoint({
  name: 'revision-difference',
  path: api.revisionDifference.template,
  group: 'Exports',
  method: 'GET',
  onlyReads: true,
  caller: 'specifier',
  limit: { perMinute: 20, by: 'account' },
  summary:
    'What a revision says differently from a former one, with marks such as △B, as Excel, CSV or PDF. States are named as in compareRevisions.',
  input: z.object({
    projectId: RowId,
    from: State,
    to: State.default(NOW),
    format: z.enum(['xlsx', 'csv', 'pdf']).default('xlsx'),
  }),
  output: z.string().describe('The file'),
  example: {
    input: { projectId: EXAMPLE_ID, from: EXAMPLE_REVISION_ID, to: NOW, format: 'csv' },
    output: 'Mark,Type,Room,Tag,Code,Product,Change,Before,After',
  },
  errors: ['unauthorized', 'not_found', 'unavailable'],
  async run(context: ExportContext & RequestAccount, { projectId, from, to, format }) {
    const { db, now, printer, request } = context
    const project = await readProject(context, projectId)
    const changes = await compareStates(context, project, { from, to })
    const revisions = await listRevisions(db, project.projectId)
    const named = (state: StateName): NamedState => {
      const label = revisions.find(({ id }) => id === state)?.label
      if (label !== undefined) return { name: `Revision ${label}`, mark: `△${label}` }
      return { name: state === NOW ? 'As it is now' : `Version ${state}`, mark: '△' }
    }
    const difference: Difference = { project, from: named(from), to: named(to), changes }
    const name = `${project.projectName} ${differenceTitle(difference)}.${format}`
    if (format === 'csv') return file(toCsv(differenceRows(difference)), 'text/csv; charset=utf-8', name)
    if (format === 'xlsx') {
      const options = { fontFamily: 'Arial', fontSize: 10 }
      const workbook = await workbooks.run(
        () => writeExcelFile(escapeSheets<Blob>([differenceSheet(difference)]), options).toBlob(),
        request.signal,
        context.clientAddress,
      )
      return file(workbook, EXCEL, name)
    }
    const market = MARKETS[project.locale]
    const order = {
      html: differenceHtml(difference),
      noPageMargins: false,
      isAccessible: true,
      isLandscape: true,
      language: market.language,
      name: project.projectName,
      code: differenceTitle(difference),
      address: '',
      date: zonedTimeIn(market, now),
      bounds: BOUNDS,
      origin: null,
    }
    return pdfResponse(await printer.print(order, request.signal), name)
  },
})

function file(content: string | Blob, type: string, name: string): Response {
  return new Response(content, {
    headers: {
      'content-type': type,
      'content-disposition': attachmentHeader(name),
      'cache-control': 'private, no-store',
    },
  })
}
