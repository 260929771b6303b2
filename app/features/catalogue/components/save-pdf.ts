import { saveBlob } from '#app/ui/save-blob.ts'
import { printableHtml } from '#app/ui/printable.ts'

interface PdfRequest {
  readonly locale: string
  readonly element: HTMLElement
  readonly sku: string
  readonly itemName: string
}

/** Has the server make a PDF of a product, and saves it. A failure is only logged. */
export async function savePdf({ locale, element, sku, itemName }: PdfRequest): Promise<void> {
  try {
    await printPdf({ locale, element, code: sku, fileName: pdfName(sku, itemName) })
  } catch (error) {
    console.error(error)
  }
}

interface PrintRequest {
  readonly locale: string
  readonly element: HTMLElement
  /** Stands in the header. */
  readonly code: string
  readonly fileName: string
}

/** Has the server make a PDF of an element's contents, and saves it. @throws Error where it could not be made. */
export async function printPdf({ locale, element, code, fileName }: PrintRequest): Promise<void> {
  const response = await fetch(`/${locale}/api/pdf-my-html/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ html: printableHtml(element), noPageMargins: true, fileName, code }),
  })
  if (!response.ok) throw new Error(`The PDF could not be made: ${response.status}`)
  saveBlob(await response.blob(), fileName)
}

/** `{sku}_{item-name}.pdf`, without characters that file systems refuse. */
function pdfName(sku: string, itemName: string): string {
  return `${sku}_${itemName}.pdf`.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-')
}
