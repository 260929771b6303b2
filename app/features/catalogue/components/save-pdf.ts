import { saveBlob } from '#app/ui/save-blob.ts'
import { printableHtml } from '#app/ui/printable.ts'

interface PdfRequest {
  readonly locale: string
  readonly element: HTMLElement
  readonly sku: string
  readonly itemName: string
}

/** Has the server make a PDF of an element's contents, and saves it. A failure is only logged. */
export async function savePdf({ locale, element, sku, itemName }: PdfRequest): Promise<void> {
  try {
    const fileName = pdfName(sku, itemName)
    const response = await fetch(`/${locale}/api/pdf-my-html/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ html: printableHtml(element), noPageMargins: true, fileName, code: sku }),
    })
    if (!response.ok) throw new Error(`The PDF could not be made: ${response.status}`)
    saveBlob(await response.blob(), fileName)
  } catch (error) {
    console.error(error)
  }
}

/** `{sku}_{item-name}.pdf`, without characters that file systems refuse. */
function pdfName(sku: string, itemName: string): string {
  return `${sku}_${itemName}.pdf`.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-')
}
