import { promisify } from 'node:util'
import { deflate as deflateSoon, inflate as inflateSoon } from 'node:zlib'
import { pdfText, type PdfFile } from './pdf-file.ts'

const deflate = promisify(deflateSoon)
const inflate = promisify(inflateSoon)

/** Bounds of unpacked page contents, together and each; a schedule of forty pages has 5 MB. */
const MAX_CONTENT_BYTES = 160 * 1024 * 1024
const MAX_PAGE_BYTES = 16 * 1024 * 1024

const ELEMENT = '<</Type /StructElem\n'
const ITEM = `${ELEMENT}/S /LI\n`
const LABEL = `${ELEMENT}/S /Lbl\n`
const FIGURE = `${ELEMENT}/S /Figure\n`
const LINK = '<</Type /Annot\n/Subtype /Link\n'
const PAGE = '<</Type /Page\n'
const KIDS = /\n\/K (\[[^\]]*\]|<<[^>]*>>|\d+(?: 0 R)?)/
const REFERENCE = /(\d+) 0 R/g
/** Roles that the browser writes and PDF 1.7 does not know: readers leave out text whose role has no known meaning. */
const ROLES = '/RoleMap <</Strong /Span\n/Em /Span\n/Aside /Div>>'

/** Gives every role of the structure a meaning (ISO 32000-1, 14.7.3). */
export function nameRoles(file: PdfFile): void {
  const root = structureOf(file)
  const text = file.text(root)
  if (text.startsWith('<<') && !text.includes('/RoleMap')) file.set(root, `<<${ROLES}\n${text.slice(2)}`)
}

/**
 * Marks what the browser draws outside the structure (running heads, rules, grounds) as artifacts (ISO 14289-1, 7.1).
 * @returns whether that was done on every page.
 */
export async function markArtifacts(file: PdfFile, signal: AbortSignal): Promise<boolean> {
  let bytesLeft = MAX_CONTENT_BYTES
  for (const page of pagesOf(file)) {
    signal.throwIfAborted()
    const id = Number(/\n\/Contents (\d+) 0 R/.exec(file.text(page))?.[1])
    const stream = file.stream(id)
    if (!stream?.dictionary.startsWith('<</Filter /FlateDecode\n/Length ')) return false
    const content = await inflate(stream.data, { maxOutputLength: Math.min(bytesLeft, MAX_PAGE_BYTES) }).catch(
      () => null,
    )
    if (!content) return false
    bytesLeft = Math.max(1, bytesLeft - content.length)
    const marked = content
      .toString('latin1')
      .replace(/^(?:\/\w+ <<\/MCID \d+ >>BDC|EMC)$/gm, (mark) => (mark === 'EMC' ? `EMC\n${ARTIFACT}` : `EMC\n${mark}`))
    const data = await deflate(Buffer.from(`${ARTIFACT}\n${marked}\nEMC\n`, 'latin1'))
    file.setStream(id, { dictionary: stream.dictionary, data })
  }
  return true
}

const ARTIFACT = '/Artifact BMC'

/** Items of lists have a label and a body, nothing else (ISO 32000-1, 14.8.4.3.3); the browser gives them no bodies. */
export function giveItemsBodies(file: PdfFile): void {
  const bodies = new Map<string, number>()
  for (const item of file.ids().filter((id) => file.begins(id, ITEM))) {
    const text = file.text(item)
    const kids = KIDS.exec(text)?.[1]
    if (kids === undefined) continue
    const body = file.add()
    const labels = childrenIn(kids).filter((id) => file.begins(id, LABEL))
    const others = labels.reduce((left, id) => left.replace(new RegExp(`\\b${id} 0 R ?`), ''), kids) || '[]'
    const page = /\n\/Pg \d+ 0 R/.exec(text)?.[0] ?? ''
    file.set(body, `${ELEMENT}/S /LBody\n/P ${item} 0 R${page}\n/K ${others}>>`)
    file.set(
      item,
      text.replace(KIDS, () => `\n/K [${[...labels, body].map((id) => `${id} 0 R`).join(' ')}]`),
    )
    for (const id of childrenIn(others)) file.set(id, file.text(id).replace(`\n/P ${item} 0 R`, `\n/P ${body} 0 R`))
    bodies.set(String(item), body)
  }
  // What is drawn in an item itself is drawn in its body.
  const [, tree = ''] = /\n\/ParentTree (\d+) 0 R/.exec(file.text(structureOf(file))) ?? []
  const [, lists = ''] = /\n\/Nums \[([^\]]*)\]/.exec(file.text(Number(tree))) ?? []
  for (const list of childrenIn(lists).filter((id) => file.begins(id, '['))) {
    const text = file.text(list)
    const changed = text.replaceAll(REFERENCE, (same, id: string) => (bodies.has(id) ? `${bodies.get(id)} 0 R` : same))
    if (changed !== text) file.set(list, changed)
  }
}

/**
 * Says of each link what it is (ISO 14289-1, 7.18.5): what stands in it, or else where it leads.
 * @param texts by target: an address, or `#` and the name of a place in the document.
 */
export function describeLinks(file: PdfFile, texts: ReadonlyMap<string, string>): void {
  for (const id of file.ids().filter((each) => file.begins(each, LINK))) {
    const text = file.text(id)
    if (text.includes('\n/Contents ')) continue
    const target = targetOf(text)
    file.set(id, `${LINK}/Contents ${pdfText(texts.get(target) || target)}\n${text.slice(LINK.length)}`)
  }
}

function targetOf(link: string): string {
  const address = /\n\/URI \(((?:[^\\)]|\\.)*)\)/.exec(link)?.[1]
  if (address !== undefined) return address.replaceAll(/\\(.)/g, '$1')
  const place = /\n\/Dest \/([^\s/>]+)/.exec(link)?.[1] ?? ''
  return `#${place.replaceAll(/#([\dA-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))}`
}

/** Returns whether each picture has alternative text. */
export function arePicturesDescribed(file: PdfFile): boolean {
  return file.ids().every((id) => !file.begins(id, FIGURE) || file.text(id).includes('\n/Alt '))
}

/** Elements among the kids of an element: neither marks of a page nor what is linked. */
function childrenIn(kids: string): number[] {
  return Array.from(kids.replaceAll(/<<[^>]*>>/g, '').matchAll(REFERENCE), ([, id]) => Number(id))
}

function pagesOf(file: PdfFile): number[] {
  return file.ids().filter((id) => file.begins(id, PAGE))
}

function structureOf(file: PdfFile): number {
  return Number(/\n\/StructTreeRoot (\d+) 0 R/.exec(file.text(file.root))?.[1])
}
