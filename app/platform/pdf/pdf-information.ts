export interface PdfInformation {
  readonly title: string
  readonly author: string
  readonly creator: string
}

const TRAILER = /trailer\s*<<([^]*?)>>\s*startxref\s*(\d+)\s*%%EOF\s*$/

/**
 * A PDF with other document information: the browser's own is replaced by an incremental update (ISO 32000-1, 7.5.6).
 * The same bytes where the file does not end as the browser ends them.
 */
export function withInformation(pdf: Buffer, { title, author, creator }: PdfInformation): Buffer {
  const tail = pdf.subarray(-2_000).toString('latin1')
  const [, entries = '', previous = ''] = TRAILER.exec(tail) ?? []
  const [, id] = /\/Info (\d+) 0 R/.exec(entries) ?? []
  if (id === undefined) return pdf
  const dates = datesIn(pdf, id)
  const separator = tail.endsWith('\n') ? '' : '\n'
  const at = pdf.length + separator.length
  const object = `${id} 0 obj\n<</Title ${pdfText(title)}\n/Author ${pdfText(author)}\n/Creator ${pdfText(creator)}\n/Producer ${pdfText(creator)}\n${dates}>>\nendobj\n`
  const table = `xref\n${id} 1\n${String(at).padStart(10, '0')} 00000 n \n`
  const trailer = `trailer\n<<${entries.trim()}\n/Prev ${previous}>>\nstartxref\n${at + object.length}\n%%EOF\n`
  return Buffer.concat([pdf, Buffer.from(separator + object + table + trailer, 'latin1')])
}

/** Dates of the object with the information that the browser has written. */
function datesIn(pdf: Buffer, id: string): string {
  const start = pdf.indexOf(`\n${id} 0 obj\n`)
  const object = start < 0 ? '' : pdf.subarray(start, pdf.indexOf('endobj', start)).toString('latin1')
  return (object.match(/\/(?:CreationDate|ModDate) \(D:[^)]*\)/g) ?? []).join('\n')
}

/** A text as UTF-16 in hexadecimal, which cannot end the string. */
function pdfText(text: string): string {
  return `<${Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex').toUpperCase()}>`
}
