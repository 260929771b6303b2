import { z } from 'zod'
import type { Market } from '#app/features/markets/model.ts'
import { assertSameSite, readInput, readJsonBody } from '#app/platform/action.server.ts'
import { attachmentHeader, codeOfFileName } from '#app/platform/pdf/file-name.ts'
import type { Services } from '#app/services.server.ts'
import { dateIn } from '#app/features/markets/market-time.ts'
import { perMinute } from '#app/platform/limits/limit.ts'
import { errorResponse } from './run-action.server.ts'

const MAX_BODY_BYTES = 5 * 1024 * 1024
/** Of one address. */
const LIMIT = perMinute('pdf-my-html', 20)

export const PdfRequest = z.object({
  html: z.string().trim().min(1),
  /** The page keeps to narrow margins. */
  noPageMargins: z.boolean().default(false),
  /** What the file is to be called: `{sku}_{item-name}.pdf`. */
  fileName: z.string().trim().max(300).default('document.pdf'),
  /** Stands in the header; otherwise taken from the file name. */
  code: z.string().trim().max(60).optional(),
})

/** Answers `POST /{locale}/api/pdf-my-html/`: HTML in, PDF out, for any visitor of this site. */
export async function answerPdfOfHtml(
  request: Request,
  { config, printer, log, limits }: Pick<Services, 'config' | 'printer' | 'log' | 'limits'>,
  market: Market,
  address: string,
): Promise<Response> {
  try {
    assertSameSite(request, config.publicUrl)
    await limits.assertWithin(LIMIT, address)
    const input = readInput(PdfRequest, await readJsonBody(request, MAX_BODY_BYTES))
    const { html, noPageMargins, fileName, code } = input
    const order = {
      html,
      noPageMargins,
      language: market.language,
      code: code ?? codeOfFileName(fileName) ?? '',
      address: pageOf(request, config.publicUrl),
      date: dateIn(market, new Date()),
      origin: request.headers.get('origin'),
    }
    const pdf = await printer.print(order, request.signal)
    return new Response(new Uint8Array(pdf), {
      headers: {
        'content-type': 'application/pdf',
        'content-length': String(pdf.length),
        'content-disposition': attachmentHeader(fileName),
        'cache-control': 'private, no-store',
      },
    })
  } catch (error) {
    // Nobody is there to read an answer.
    if (request.signal.aborted) return new Response(null, { status: 499 })
    return errorResponse(error, { log })
  }
}

/** The public address of the page that calls, without its query; empty where the browser does not name it. */
function pageOf(request: Request, publicUrl: string): string {
  const referrer = request.headers.get('referer')
  if (referrer === null || !URL.canParse(referrer)) return ''
  const { origin, pathname } = new URL(referrer)
  return origin === request.headers.get('origin') ? `${publicUrl}${pathname}`.slice(0, 300) : ''
}
