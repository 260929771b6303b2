import { AppError } from '@specify/core/app-error.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, CDPSession, Page, Route } from 'playwright-core'
import { BoundedQueue } from '#app/platform/process/bounded-queue.ts'
import { DOCUMENT_POLICY } from '../markup/document.ts'
import { MARK_ADDRESS } from '../markup/picture-address.ts'
import type { PdfInformation } from '../pdf-information.ts'
import type { PreparedPicture } from '../pictures/prepare-picture.server.ts'

/** Total time with waiting: below the 25 s after which callers give up. */
export const RENDER_LIMIT_MS = 20_000

const MAX_PAGES = 200
const MAX_PICTURE_BYTES = 60 * 1024 * 1024
const PICTURES_AT_ONCE = 2

let documents = 0

/**
 * The apparent origin of a document, whose requests are answered here. No such host exists (RFC 2606). Each document is
 * of another site, so that the browser gives each a process of its own.
 */
function nextOrigin(): string {
  return `https://print-${++documents}.invalid`
}

const PICTURE_PATH = /^\/picture\/(\d{1,4})$/

export interface PdfJob {
  readonly html: string
  /** The picture of a number, or null where it is not available. */
  readonly picture: (index: number) => Promise<PreparedPicture | null>
  readonly mark?: string | null
  readonly maxPages?: number
  /** Total time with waiting. */
  readonly limitMs?: number
  /** Metadata of the file; absent where it stays as the browser wrote it. */
  readonly information?: PdfInformation
}

export function tookTooLong(): AppError {
  return new AppError('unavailable', 'This document took too long to create.')
}

/**
 * Opens a page in the browser's own context: a context per document takes twice as long. It keeps nothing, since no
 * script runs.
 */
export function openPage(context: BrowserContext): Promise<Page> {
  return context.newPage()
}

export async function print(page: Page, job: PdfJob, signal: AbortSignal): Promise<Buffer> {
  const { maxPages = MAX_PAGES, limitMs = RENDER_LIMIT_MS } = job
  const origin = nextOrigin()
  await page.route('**/*', createAnswers(origin, job, signal))
  await page.goto(`${origin}/`, { timeout: limitMs })
  const pdf = await printPage(await page.context().newCDPSession(page), `1-${maxPages + 1}`)
  if (countPages(pdf) > maxPages) throw new AppError('too_large', `The document has more than ${maxPages} pages.`)
  return pdf
}

/** Documents are read from the browser in pieces of this size: one message of 10 MB would hold up other requests. */
const CHUNK_BYTES = 256 * 1024

async function printPage(session: CDPSession, pageRanges: string): Promise<Buffer> {
  // Tags come from the tree for screen readers: one that was begun by printing lacked cells on a busy machine.
  await session.send('Accessibility.enable')
  const { stream: handle } = await session.send('Page.printToPDF', {
    transferMode: 'ReturnAsStream',
    preferCSSPageSize: true,
    printBackground: true,
    generateTaggedPDF: true,
    generateDocumentOutline: true,
    pageRanges,
    // Those of the style sheet alone.
    marginTop: 0,
    marginBottom: 0,
    marginLeft: 0,
    marginRight: 0,
  })
  if (handle === undefined) throw new Error('the browser gave no document')
  const chunks: Buffer[] = []
  for (let isOver = false; !isOver;) {
    const { data, base64Encoded, eof } = await session.send('IO.read', { handle, size: CHUNK_BYTES })
    chunks.push(Buffer.from(data, base64Encoded ? 'base64' : 'latin1'))
    isOver = eof
  }
  await session.send('IO.close', { handle })
  return Buffer.concat(chunks)
}

/** An empty place, where Chromium would draw a torn picture. */
const NO_PICTURE = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" />' }

function createAnswers(
  origin: string,
  { html, picture, mark }: PdfJob,
  signal: AbortSignal,
): (route: Route) => Promise<void> {
  const turns = new BoundedQueue({ atOnce: PICTURES_AT_ONCE, waiting: Infinity })
  let bytesLeft = MAX_PICTURE_BYTES
  return async (route) => {
    const url = route.request().url()
    const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : null
    if (path === '/') {
      const headers = { 'content-security-policy': DOCUMENT_POLICY }
      return route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body: html })
    }
    if (mark && path === MARK_ADDRESS) return route.fulfill({ contentType: 'image/svg+xml', body: mark })
    const index = PICTURE_PATH.exec(path ?? '')?.[1]
    // A page that has closed needs no answer.
    if (index === undefined) return route.abort().catch(() => {})
    const prepared = await turns.run(() => picture(Number(index)), signal).catch(() => null)
    bytesLeft -= prepared?.body.length ?? 0
    return route.fulfill(prepared && bytesLeft >= 0 ? prepared : NO_PICTURE).catch(() => {})
  }
}

/** @throws Error where the browser does not do it in time. */
export async function inTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const late = Symbol('late')
  const result = await Promise.race([work, sleep(limitMs, late, { ref: false })])
  if (result === late) throw new Error('the browser does not answer')
  return result
}

/** Settles with the work, or fails as soon as the signal is aborted; the result of the work is then ignored. */
export async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  work.catch(() => {})
  const { promise, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(signal.reason as Error)
  if (signal.aborted) giveUp()
  signal.addEventListener('abort', giveUp)
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}

/** Skia writes the page objects of a PDF uncompressed. */
function countPages(pdf: Buffer): number {
  let pages = 0
  for (let at = pdf.indexOf('/Type /Page\n'); at >= 0; at = pdf.indexOf('/Type /Page\n', at + 1)) pages++
  return pages
}
