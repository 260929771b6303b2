export interface PdfInformation {
  readonly title: string
  readonly author: string
  readonly creator: string
}

const TRAILER = /trailer\s*<<([^]*?)>>\s*startxref\s*(\d+)\s*%%EOF\s*$/

/** Roles that the browser writes and PDF 1.7 does not know: readers leave out text whose role has no known meaning. */
const ROLES = '/RoleMap <</Strong /Span\n/Em /Span\n/Aside /Div>>'

/**
 * A PDF with other document information, and with every role of its structure known: what the browser has written is
 * replaced by an incremental update (ISO 32000-1, 7.5.6). The same bytes where the file does not end as the browser ends
 * them.
 */
export function withInformation(pdf: Buffer, { title, author, creator }: PdfInformation): Buffer {
  const tail = pdf.subarray(-2_000).toString('latin1')
  const [, entries = '', previous = ''] = TRAILER.exec(tail) ?? []
  const [, id] = /\/Info (\d+) 0 R/.exec(entries) ?? []
  if (id === undefined) return pdf
  const dates = objectText(pdf, id).match(/\/(?:CreationDate|ModDate) \(D:[^)]*\)/g) ?? []
  const information = `<</Title ${pdfText(title)}\n/Author ${pdfText(author)}\n/Creator ${pdfText(creator)}\n/Producer ${pdfText(creator)}\n${dates.join('\n')}>>`
  const objects = [{ id, text: information }, ...withRoles(pdf, entries)]
  let added = tail.endsWith('\n') ? '' : '\n'
  let table = 'xref\n'
  for (const object of objects) {
    table += `${object.id} 1\n${String(pdf.length + added.length).padStart(10, '0')} 00000 n \n`
    added += `${object.id} 0 obj\n${object.text}\nendobj\n`
  }
  const trailer = `trailer\n<<${entries.trim()}\n/Prev ${previous}>>\nstartxref\n${pdf.length + added.length}\n%%EOF\n`
  return Buffer.concat([pdf, Buffer.from(added + table + trailer, 'latin1')])
}

/** The root of the structure, with what its roles mean. */
function withRoles(pdf: Buffer, entries: string): { readonly id: string; readonly text: string }[] {
  const [, root = ''] = /\/Root (\d+) 0 R/.exec(entries) ?? []
  const [, id = ''] = /\/StructTreeRoot (\d+) 0 R/.exec(objectText(pdf, root)) ?? []
  const text = objectText(pdf, id)
  return text.startsWith('<<') && !text.includes('/RoleMap') ? [{ id, text: `<<${ROLES}\n${text.slice(2)}` }] : []
}

/** Of an object that the browser has written; empty where there is none. */
function objectText(pdf: Buffer, id: string): string {
  const head = `\n${id} 0 obj\n`
  const at = pdf.indexOf(head)
  return at < 0 ? '' : pdf.subarray(at + head.length, pdf.indexOf('\nendobj', at)).toString('latin1')
}

/** A text as UTF-16 in hexadecimal, which cannot end the string. */
function pdfText(text: string): string {
  return `<${Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex').toUpperCase()}>`
}
