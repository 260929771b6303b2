import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { AppError } from '#app/core/app-error.ts'
import { assertSpecifier } from '#app/features/accounts/access.ts'
import type { Identity } from '#app/features/accounts/sessions/identity.server.ts'
import { isPdfName, NOT_SHARED, shareLink, summaryAddress } from '#app/features/exports/export-names.ts'
import { findPdf, keepPdf, orderPdf } from '#app/features/exports/project-pdfs.server.ts'
import { findCompany } from '#app/features/exports/shared-project.server.ts'
import type { Market } from '#app/features/markets/model.ts'
import { assertReadable } from '#app/features/projects/access.ts'
import type { Project } from '#app/features/projects/model.ts'
import { findProject } from '#app/features/projects/queries.server.ts'
import { assertSameSite, readInput, readJsonBody } from '#app/platform/action.server.ts'
import { RowId } from '#app/platform/row-id.server.ts'
import { attachmentHeader } from '#app/platform/pdf/file-name.ts'
import type { Services } from '#app/services.server.ts'
import { zonedTimeIn } from '#app/features/markets/market-time.ts'
import { perMinute } from '#app/platform/limits/limit.ts'
import { errorResponse } from './run-action.server.ts'

const MAX_BODY_BYTES = 5 * 1024 * 1024
const MAX_NAME_BYTES = 16 * 1024
/** A page and two pictures for each line of a schedule, and what goes before them. Nobody waits on the connection. */
const BOUNDS = { maxPages: 1_000, maxPictures: 1_500, limitMs: 75_000 }

/** Of one account. */
const ORDER_LIMIT = perMinute('pdf-my-project-html', 20)
/** Pages that wait for a file ask every two seconds. */
const DOWNLOAD_LIMIT = perMinute('download-project-pdf', 240)

export const ProjectPdfRequest = z.object({
  html: z.string().trim().min(1),
  isLandscapeMode: z.boolean().default(false),
  filename: z
    .string()
    .regex(/\.pdf$/i, 'must be the name of a PDF, without a path')
    .refine(isPdfName, 'must be the name of a PDF, without a path'),
  shoppingListId: RowId,
  emailId: z.string().max(200).default('').describe('Recorded; no mail is sent'),
})

export const ProjectPdfDownload = z.object({ filename: z.string().max(2_000) })

type PdfServices = Pick<Services, 'config' | 'db' | 'limits' | 'log' | 'printer'>

/**
 * Answers `POST /{locale}/api/pdf-my-project-html/`: notes the order and answers 202 at once; the file is made meanwhile
 * and kept for an hour, for the account that ordered it.
 */
export async function answerProjectPdf(
  request: Request,
  services: PdfServices,
  market: Market,
  { actor }: Identity,
): Promise<Response> {
  const { config, db, limits, log } = services
  try {
    assertSameSite(request, config.publicUrl)
    const { accountId } = assertSpecifier(actor)
    await limits.assertWithin(ORDER_LIMIT, accountId)
    const input = readInput(ProjectPdfRequest, await readJsonBody(request, MAX_BODY_BYTES))
    const { shoppingListId: projectId, filename: fileName, emailId, html, isLandscapeMode } = input
    const project = assertReadable(actor, await findProject(db, projectId))
    const order = { accountId, projectId, fileName, emailId }
    await orderPdf(db, order, new Date())
    const company = await findCompany(db, project.accountId)
    void makePdf(services, project, { html, isLandscapeMode, market, company })
      .then((pdf) => keepPdf(db, order, { pdf }))
      .catch((error: unknown) => {
        if (!(error instanceof AppError)) log.error({ err: error }, 'the PDF of a project could not be made')
        return keepPdf(db, order, {
          failure: error instanceof AppError ? error.message : 'This document could not be made.',
        })
      })
      .catch((error: unknown) => log.error({ err: error }, 'the failure of a PDF could not be noted'))
    return Response.json({ filename: fileName }, { status: 202, headers: { 'cache-control': 'private, no-store' } })
  } catch (error) {
    return errorResponse(error, { log })
  }
}

interface Content {
  readonly html: string
  readonly isLandscapeMode: boolean
  readonly market: Market
  readonly company: string
}

/** The name, the version, the date and the link are the server's: what a page sends is only what stands between. */
function makePdf(
  { config, printer }: Pick<PdfServices, 'config' | 'printer'>,
  project: Project,
  { html, isLandscapeMode, market, company }: Content,
): Promise<Buffer> {
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

/** A call for a file that is nearly there is held for so long, so that nobody waits for their next one. */
const HELD_MS = 1_500
const LOOK_AFTER_MS = 150

/** A PDF, or null where it is still being made after a while. @throws AppError as `findPdf` does. */
async function waitForPdf(db: PdfServices['db'], key: Parameters<typeof findPdf>[1]): Promise<Buffer | null> {
  const until = performance.now() + HELD_MS
  for (;;) {
    const pdf = await findPdf(db, key, new Date())
    if (pdf || performance.now() > until) return pdf
    await sleep(LOOK_AFTER_MS)
  }
}

/**
 * Answers `POST /{locale}/api/download-project-pdf/`: the file of a name that the same account ordered, 202 while it is
 * made. A name that somebody else ordered is answered as one that nobody did.
 */
export async function answerProjectPdfDownload(
  request: Request,
  { config, db, limits, log }: PdfServices,
  { actor }: Identity,
): Promise<Response> {
  try {
    assertSameSite(request, config.publicUrl)
    const { accountId } = assertSpecifier(actor)
    await limits.assertWithin(DOWNLOAD_LIMIT, accountId)
    const input = readInput(ProjectPdfDownload, await readJsonBody(request, MAX_NAME_BYTES))
    const { filename: fileName } = input
    if (!isPdfName(fileName)) throw new AppError('not_found', 'There is no such file.')
    const pdf = await waitForPdf(db, { accountId, fileName })
    const headers = { 'cache-control': 'private, no-store' }
    if (!pdf) return Response.json({ filename: fileName }, { status: 202, headers: { ...headers, 'retry-after': '2' } })
    return new Response(new Uint8Array(pdf), {
      headers: {
        ...headers,
        'content-type': 'application/pdf',
        'content-length': String(pdf.length),
        'content-disposition': attachmentHeader(fileName),
      },
    })
  } catch (error) {
    return errorResponse(error, { log })
  }
}
