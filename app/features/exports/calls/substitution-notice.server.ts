import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { AppError } from '@specify/core/app-error.ts'
import { readComparison } from '#app/features/browse/products/read-comparison.server.ts'
import { zonedTimeIn } from '@specify/core/market-time.ts'
import { MARKETS } from '@specify/core/market.ts'
import { EXAMPLE_ID } from '#app/features/projects/project-actions/shapes/examples.ts'
import { EXAMPLE_SUBSTITUTION } from '#app/features/projects/project-actions/shapes/substitution-shapes.server.ts'
import { findOwnerCompany } from '#app/features/projects/store/queries.server.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import type { ExportContext } from '../export-context.ts'
import { noticeName, summaryAddress } from '../export-names.ts'
import { pdfResponse } from './pdf-response.server.ts'
import { noticeHtml } from './substitution-notice.ts'
import { readProject } from '#app/features/projects/store/read-project.server.ts'

const BOUNDS = { maxPages: 3, maxPictures: 4, limitMs: 30_000 }

/** Everything in the notice is the server's: the record, the catalogue as the caller may see it, the project. */
export const substitutionNotice = defineEndpoint({
  name: 'substitution-notice',
  path: api.substitutionNotice.template,
  group: 'Exports',
  method: 'GET',
  onlyReads: true,
  caller: 'specifier',
  limit: { perMinute: 20, by: 'account' },
  summary:
    'The notice of a replaced product as a PDF of one page: both products with what differs, where, why, and at what price.',
  input: z.object({ projectId: RowId, substitutionId: RowId }),
  output: z.string().describe('The PDF'),
  example: { input: { projectId: EXAMPLE_ID, substitutionId: EXAMPLE_SUBSTITUTION.id }, output: '%PDF-1.4' },
  errors: ['unauthorized', 'not_found', 'unavailable'],
  async run(context: ExportContext, { projectId, substitutionId }) {
    const { config, db, printer, request } = context
    const project = await readProject(context, projectId)
    const record = project.substitutions.find(({ id }) => id === substitutionId.toLowerCase())
    if (!record) throw new AppError('not_found', 'This project has no such substitution.')
    const { locale } = project
    const market = MARKETS[locale]
    const order = {
      html: noticeHtml({
        locale,
        project,
        record,
        comparison: readComparison([record.from.sku, record.to.sku], { ...context, locale }),
        company: await findOwnerCompany(db, project),
        date: zonedTimeIn(market, new Date(record.at)),
      }),
      noPageMargins: false,
      isAccessible: true,
      language: market.language,
      name: project.projectName,
      code: project.projectVersion,
      address: project.sharedAt === null ? '' : summaryAddress(config.publicUrl, locale, projectId),
      date: zonedTimeIn(market, new Date()),
      bounds: BOUNDS,
      origin: null,
    }
    return pdfResponse(await printer.print(order, request.signal), noticeName(project.projectName, record.from.sku))
  },
})
