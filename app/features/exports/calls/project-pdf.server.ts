import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { AppError } from '@specify/core/app-error.ts'
import { assertSpecifier } from '#app/features/accounts/rules/access.ts'
import { isPdfName, NOT_SHARED, shareLink, summaryAddress } from '../export-names.ts'
import { readIssued } from '../summary/issued-summary.server.ts'
import { keepPdf, orderPdf } from './project-pdfs.server.ts'
import { MARKETS } from '@specify/core/market.ts'
import { EXAMPLE_ID } from '#app/features/projects/project-actions/shapes/examples.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { ExportContext } from '../export-context.ts'
import type { Project } from '@specify/schedule/model.ts'
import { findOwnerCompany, findRevisionLabel } from '#app/features/projects/store/queries.server.ts'
import type { RevisionMarks } from '#app/features/revisions/revision-marks.ts'
import { projectReader, type ProjectReader } from '#app/features/projects/schedule/project-reader.ts'
import { afterAnswer } from '#app/platform/http/large-answers.server.ts'
import { runInTurns } from '#app/platform/process/run-in-turns.server.ts'
import { projectPaper } from '../papers/project-paper.ts'
import { readProjectPaper } from '../papers/read-project-paper.server.ts'
import type { SummaryReader } from '../summary/summary-cover.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import { zonedTimeIn } from '@specify/core/market-time.ts'
import { admitRevision, readProject, readProjectHead } from '#app/features/projects/store/read-project.server.ts'

const MAX_BODY_BYTES = 5 * 1024 * 1024

/** A page and two pictures for each line of a schedule, and the front matter. No connection waits for it. */
const BOUNDS = { maxPages: 1_000, maxPictures: 1_500, limitMs: 75_000 }

/** 300 dots an inch over 55 mm, the widest picture of a schedule. */
const PICTURE_PX = 640

export const PRIVATE = { 'cache-control': 'private, no-store' }
export const FILE_NAME = 'Harbour_Street_summary_ab12.pdf'

const ProjectPdfRequest = z.object({
  html: z.string().trim().min(1),
  isLandscapeMode: z.boolean().default(false),
  filename: z
    .string()
    .regex(/\.pdf$/i, 'must be the name of a PDF, without a path')
    .refine(isPdfName, 'must be the name of a PDF, without a path'),
  shoppingListId: RowId,
  emailId: z.string().max(200).default('').describe('Recorded; no mail is sent'),
  template: z
    .enum(['schedule'])
    .optional()
    .describe('The schedule of the project as it is saved, made of its data, is printed instead of `html`'),
  isSortedByTag: z.boolean().default(false).describe('Of the schedule: each product once, by tag'),
  revisionId: RowId.optional().describe(
    'The schedule of this revision, as it was issued, is printed instead of `html`',
  ),
})

export type PdfContext = Pick<
  ExportContext,
  | 'actor'
  | 'atEnd'
  | 'catalogue'
  | 'clientAddress'
  | 'config'
  | 'db'
  | 'locale'
  | 'log'
  | 'now'
  | 'printer'
  | 'request'
  | 'visibility'
>

/**
 * Notes the order and answers 202 at once; the file is made in the background and kept for an hour, for the account that
 * ordered it.
 */
export const pdfMyProjectHtml = defineEndpoint({
  name: 'pdf-my-project-html',
  path: api.pdfMyProjectHtml.template,
  group: 'Exports',
  method: 'POST',
  caller: 'specifier',
  limit: { perMinute: 20, by: 'account', isFirst: true },
  maxBodyBytes: MAX_BODY_BYTES,
  summary:
    'Orders the PDF of a project: answers 202 at once; the file is made meanwhile and kept for an hour, for the account that ordered it. Name, version, date, link and QR code are the server’s.',
  input: ProjectPdfRequest,
  output: z.object({ filename: z.string() }),
  example: {
    input: { html: '<h1>Harbour Street</h1>', isLandscapeMode: true, filename: FILE_NAME, shoppingListId: EXAMPLE_ID },
    output: { filename: FILE_NAME },
  },
  errors: ['unauthorized', 'not_found', 'unavailable'],
  async run(context: PdfContext, { shoppingListId: projectId, filename: fileName, emailId, ...options }) {
    const { actor, db, log, now } = context
    const { accountId, isInternalUser } = assertSpecifier(actor)
    await readProjectHead(context, projectId)
    if (options.revisionId !== undefined) await findRevisionLabel(db, projectId, options.revisionId)
    const order = { accountId, projectId, fileName, emailId }
    await orderPdf(db, order, now)
    void afterAnswer(context, (later) => makePdf(later, projectId, { ...options, isInternalUser }))
      .then((pdf) => keepPdf(db, order, { pdf }))
      .catch((error: unknown) => {
        if (!(error instanceof AppError)) log.error({ err: error }, 'the PDF of a project could not be made')
        return keepPdf(db, order, {
          failure: error instanceof AppError ? error.message : 'This document could not be created.',
        })
      })
      .catch((error: unknown) => log.error({ err: error }, 'the failure of a PDF could not be noted'))
    return Response.json({ filename: fileName }, { status: 202, headers: PRIVATE })
  },
})

type PdfOptions = Pick<
  z.output<typeof ProjectPdfRequest>,
  'html' | 'isLandscapeMode' | 'isSortedByTag' | 'template' | 'revisionId'
> & { readonly isInternalUser: boolean }

/** Keeps its place among large schedules until it is printed. */
async function makePdf(context: PdfContext, projectId: string, options: PdfOptions): Promise<Buffer> {
  const project = await readProject(context, projectId)
  const company = await findOwnerCompany(context.db, project)
  if (options.template === undefined && options.revisionId === undefined)
    return printHtml(context, project, { ...options, company })
  const scheduled = await readScheduled(context, project, options.revisionId)
  return printSchedule(context, scheduled, { ...options, company: scheduled.company ?? company })
}

interface Scheduled {
  readonly project: Project
  readonly reader: ProjectReader
  readonly marks?: RevisionMarks
  readonly company?: string | null
  /** The day of its prices. */
  readonly pricedAt: Date
}

/** The project as it is saved, or as it was issued. @throws AppError `not_found` for a revision it does not have. */
async function readScheduled(
  context: PdfContext,
  project: Project,
  revisionId: string | undefined,
): Promise<Scheduled> {
  const { catalogue, db, visibility } = context
  if (revisionId === undefined) return { project, reader: projectReader(catalogue, visibility), pricedAt: new Date() }
  await admitRevision(context, revisionId)
  const { revision, ...issued } = await readIssued({ db, visibility }, project.projectId, revisionId)
  return { ...issued, pricedAt: revision.issuedAt }
}

/** Everything comes from the project and the catalogue, as the caller may see them. */
async function printSchedule(
  { config, printer }: PdfContext,
  { project, reader, pricedAt, marks = {} }: Scheduled,
  { isLandscapeMode, isSortedByTag, isInternalUser, company }: PdfOptions & SummaryReader,
): Promise<Buffer> {
  const order = {
    isLandscape: isLandscapeMode,
    isByTag: isSortedByTag,
    publicUrl: config.publicUrl,
    now: new Date(),
    pricedAt,
    marks,
  }
  const content = readProjectPaper(project, reader, { ...order, isInternalUser, company })
  const { maxPictures: _, ...bounds } = BOUNDS
  return printer.printPaper(await runInTurns(projectPaper(content)), NEVER, { ...bounds, maxSidePx: PICTURE_PX })
}

/** Name, version, date and link come from the server: a page sends only the contents between them. */
async function printHtml(
  { config, locale, printer }: PdfContext,
  project: Project,
  { html, isLandscapeMode, company }: PdfOptions & SummaryReader,
): Promise<Buffer> {
  const market = MARKETS[locale]
  const isShared = project.sharedAt !== null
  const link = isShared ? shareLink(config.publicUrl, project.locale, project.projectId, company) : null
  return printer.print(
    {
      html,
      noPageMargins: true,
      isLandscape: isLandscapeMode,
      language: market.language,
      name: project.projectName,
      code: project.projectVersion,
      address: isShared ? summaryAddress(config.publicUrl, project.locale, project.projectId) : NOT_SHARED,
      date: zonedTimeIn(market, new Date()),
      ...(link !== null && { qrTarget: link }),
      bounds: BOUNDS,
      origin: null,
    },
    NEVER,
  )
}

/** The order goes on when its page is left. */
const NEVER = new AbortController().signal
