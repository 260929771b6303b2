import { api } from '#app/addresses/api.ts'
import { failureOf } from '#app/ui/loading/failed-answer.ts'
import { saveBlob } from '#app/ui/loading/save-blob.ts'
import { printableHtml } from '#app/ui/loading/printable.ts'

interface PdfRequest {
  readonly locale: string
  readonly element: HTMLElement
  readonly sku: string
  readonly itemName: string
  readonly signal: AbortSignal
}

/** Has the server make the sheet of a product, and saves it. @throws Error where it could not be made. */
export async function savePdf({ locale, element, sku, itemName, signal }: PdfRequest): Promise<void> {
  const heading = element.querySelector<HTMLElement>('header') ?? element
  await printPdf({ locale, element: heading, code: sku, sku, fileName: pdfName(sku, itemName), signal })
}

interface PrintRequest {
  readonly locale: string
  readonly element: HTMLElement
  /** Stands in the header. */
  readonly code: string
  /** A product whose sheet is printed; the element's contents are printed where it has gone. */
  readonly sku?: string
  readonly fileName: string
  readonly signal: AbortSignal
}

/** Has the server make a PDF of an element's contents, and saves it. @throws Error where it could not be made. */
export async function printPdf({ locale, element, code, sku, fileName, signal }: PrintRequest): Promise<void> {
  const response = await fetch(api.pdfMyHtml.path({ locale }), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ html: printableHtml(element), noPageMargins: true, fileName, code, sku }),
    signal,
  })
  if (!response.ok) throw await failureOf(response)
  saveBlob(await response.blob(), fileName)
}

/** `{sku}_{item-name}.pdf`, without characters that file systems refuse. */
function pdfName(sku: string, itemName: string): string {
  return `${sku}_${itemName}.pdf`.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-')
}
