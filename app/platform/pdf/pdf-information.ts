import { pdfText, type PdfFile } from './pdf-file.ts'
import { escapeText } from './sanitise/safe-text.ts'

export interface PdfInformation {
  readonly title: string
  readonly author: string
  readonly creator: string
  /** True if the document declares itself accessible (PDF/UA-1), which only our own papers may. */
  readonly isAccessible: boolean
}

/** Document information that is ours, in both places where readers look (ISO 32000-1, 14.3). */
export function setInformation(file: PdfFile, information: PdfInformation): void {
  const { title, author, creator } = information
  const dates = file.text(file.information).match(/\/(?:CreationDate|ModDate) \(D:[^)]*\)/g) ?? []
  const entries = { Title: title, Author: author, Creator: creator, Producer: creator }
  const lines = Object.entries(entries).map(([name, text]) => `/${name} ${pdfText(text)}`)
  file.set(file.information, `<<${[...lines, ...dates].join('\n')}>>`)
  const id = file.add()
  const data = Buffer.from(metadata(information, dateIn(dates[0] ?? '')))
  file.setStream(id, { dictionary: '<</Type /Metadata\n/Subtype /XML\n/Length 0>>', data })
  file.set(
    file.root,
    file.text(file.root).replace('<<', () => `<</Metadata ${id} 0 R\n`),
  )
}

/** `D:20261128141256+00'00'` as `2026-11-28T14:12:56+00:00`; null where it is not such a date. */
function dateIn(entry: string): string | null {
  const [, year, month, day, hour, minute, second, zone = ''] =
    /\(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)([^)]*)\)/.exec(entry) ?? []
  if (year === undefined) return null
  const [, hours, minutes] = /^([+-]\d\d)'(\d\d)'?$/.exec(zone) ?? []
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`
}

const NAMESPACES = [
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
  'xmlns:pdf="http://ns.adobe.com/pdf/1.3/"',
  'xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"',
].join(' ')

function metadata({ title, author, creator, isAccessible }: PdfInformation, date: string | null): string {
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" ${NAMESPACES}>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${xmlText(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${xmlText(author)}</rdf:li></rdf:Seq></dc:creator>
<xmp:CreatorTool>${xmlText(creator)}</xmp:CreatorTool>
<pdf:Producer>${xmlText(creator)}</pdf:Producer>
${date === null ? '' : `<xmp:CreateDate>${date}</xmp:CreateDate>\n<xmp:ModifyDate>${date}</xmp:ModifyDate>\n`}${isAccessible ? '<pdfuaid:part>1</pdfuaid:part>\n' : ''}</rdf:Description>
</rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`
}

const xmlText = (text: string) => escapeText(text.replaceAll('\f', ' '))
