import { api } from '#app/addresses/api.ts'
import { failureOf } from '#app/ui/loading/failed-answer.ts'
import { printableHtml } from '#app/ui/loading/printable.ts'
import { summaryPdfName } from '#app/features/exports/export-names.ts'

/** Poll interval; the server holds a call for a file that is nearly ready. */
const ASK_EVERY_MS = 2_000
/** Enough polls for the server's longest wait and print. */
const MAX_ASKS = 100

interface PdfOrder {
  readonly locale: string
  readonly projectId: string
  readonly projectName: string
  readonly isLandscape: boolean
  readonly isByTag: boolean
  readonly email: string
  /** Part of the page; absent where the paper is made from the saved project or a revision. */
  readonly element?: HTMLElement
  readonly revisionId?: string
}

/**
 * Has the server make a PDF, polls every two seconds until it is ready, and returns it with its name.
 * @throws where it fails or takes too long.
 */
export async function makeProjectPdf(order: PdfOrder, signal: AbortSignal): Promise<{ file: Blob; name: string }> {
  const { locale, projectId, projectName, isLandscape, isByTag, email, element, revisionId } = order
  const name = summaryPdfName(projectName)
  const ordered = await post(
    api.pdfMyProjectHtml.path({ locale }),
    {
      html: element ? printableHtml(element) : '<p>A revision</p>', // not printed
      isLandscapeMode: isLandscape,
      filename: name,
      shoppingListId: projectId,
      emailId: email,
      template: 'schedule',
      isSortedByTag: isByTag,
      revisionId,
    },
    signal,
  )
  if (!ordered.ok) throw await failureOf(ordered)
  for (let attempt = 0; attempt < MAX_ASKS; attempt++) {
    const askedAt = performance.now()
    const answer = await post(api.downloadProjectPdf.path({ locale }), { filename: name }, signal)
    if (answer.status === 200) return { file: await answer.blob(), name }
    if (answer.status !== 202) throw await failureOf(answer)
    await pause(Math.max(0, askedAt + ASK_EVERY_MS - performance.now()), signal)
  }
  throw new Error('The PDF did not come in time.')
}

function post(path: string, body: object, signal: AbortSignal): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(path, { method: 'POST', headers, body: JSON.stringify(body), signal })
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}
