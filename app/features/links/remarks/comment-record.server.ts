import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { zonedTimeIn } from '@specify/core/market-time.ts'
import { MARKETS } from '@specify/core/market.ts'
import { csvChunks } from '@specify/core/answer-steps.ts'
import { NOT_SHARED } from '#app/features/exports/export-names.ts'
import { pdfResponse } from '#app/features/exports/calls/pdf-response.server.ts'
import type { Project } from '@specify/schedule/model.ts'
import { EXAMPLE_ID } from '#app/features/projects/project-actions/shapes/examples.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { attachmentHeader } from '#app/platform/pdf/markup/file-name.ts'
import { markup } from '#app/platform/pdf/markup/markup.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import type { LinkContext } from '../links/link-context.ts'
import { subjectText, whoText } from './read-comments-page.server.ts'
import { kindText, staleText, type Remark, type RemarkSubjects } from './remark.ts'
import { countRemarks, listRemarks } from './read-remarks.server.ts'
import { remarkSubjects } from './remark-subjects.server.ts'
import { recordRows } from './comment-record-rows.ts'
import { admitLargeAnswer } from '#app/platform/http/large-answers.server.ts'
import { readProject } from '#app/features/projects/store/read-project.server.ts'

/** A hundred records to a page at the least: each text is 2,000 characters at most. */
const BOUNDS = { maxPages: 600, maxPictures: 0, limitMs: 60_000 }

export const commentRecord = defineEndpoint({
  name: 'comment-record',
  path: api.commentRecord.template,
  group: 'Exports',
  method: 'GET',
  onlyReads: true,
  caller: 'specifier',
  limit: { perMinute: 20, by: 'account' },
  summary: 'What recipients of links have said of a project, as CSV or PDF: who, what, when, of which revision.',
  input: z.object({ projectId: RowId, format: z.enum(['csv', 'pdf']).default('csv') }),
  output: z.string().describe('The CSV or the PDF'),
  example: { input: { projectId: EXAMPLE_ID }, output: 'When,Who,Link,What' },
  errors: ['unauthorized', 'not_found', 'unavailable'],
  async run(context: LinkContext, { projectId, format }) {
    const { db, now, printer, request } = context
    const project = await readProject(context, projectId)
    // 2,000 characters of a comment take what four lines take.
    await admitLargeAnswer(context, 4 * (await countRemarks(db, project.projectId)))
    const remarks = await listRemarks(db, project.projectId)
    const subjects = remarkSubjects(project)
    const market = MARKETS[project.locale]
    const name = `${project.projectName} comments.${format}`
    if (format === 'csv')
      return new Response(await runInTurns(csvChunks(recordRows(project, remarks, subjects))), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': attachmentHeader(name),
          'cache-control': 'private, no-store',
        },
      })
    const order = {
      html: recordHtml(project, remarks, subjects),
      noPageMargins: false,
      isAccessible: true,
      isLandscape: true,
      language: market.language,
      name: project.projectName,
      code: project.projectVersion,
      address: NOT_SHARED,
      date: zonedTimeIn(market, now),
      bounds: BOUNDS,
      origin: null,
    }
    return pdfResponse(await printer.print(order, request.signal), name)
  },
})

function recordHtml({ projectName, locale }: Project, remarks: readonly Remark[], subjects: RemarkSubjects): string {
  const at = (date: Date) => zonedTimeIn({ code: locale }, date)
  const rows = remarks.map((remark) => {
    const since = staleText(remark, subjects)
    const state = remark.resolvedAt ? `Resolved ${at(remark.resolvedAt)}` : ''
    const notes = [since, state].filter(Boolean).map((each) => markup`<p>${each}</p>`)
    return markup`<tr><td>${at(remark.at)}</td><td>${remark.isOwner ? remark.author : whoText(remark)}</td><td class="nowrap"><b>${kindText(remark)}</b></td><td class="nowrap">${remark.revisionLabel ?? 'As it was'}</td><td>${subjectText(remark)}</td><td>${remark.text} ${notes}</td></tr>`
  })
  return markup`<h1>Comments and approvals</h1><p>${projectName}</p>
<table class="dense"><thead><tr><th>When</th><th>Who</th><th>What</th><th class="nowrap">Revision</th><th>Of</th><th>Words</th></tr></thead>
<tbody>${rows}</tbody></table>`.text
}
