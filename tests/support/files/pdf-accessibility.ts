import { expect } from 'vitest'
import { readObjects, readPdfPages, type PdfObject } from './pdf.ts'

type Objects = ReadonlyMap<number, PdfObject>

interface Element {
  readonly role: string
  readonly head: string
  readonly children: Element[]
}

/** Roles of PDF 1.7 (ISO 32000-1, 14.8.4) that a printed page can have. */
const KNOWN =
  'Document Part Art Sect Div BlockQuote Caption TOC TOCI NonStruct P H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Code Link Annot Figure Form'.split(
    ' ',
  )
const MAY_HOLD: Readonly<Record<string, readonly string[]>> = {
  L: ['L', 'LI', 'Caption'],
  LI: ['Lbl', 'LBody'],
  Table: ['TR', 'THead', 'TBody', 'TFoot', 'Caption'],
  THead: ['TR'],
  TBody: ['TR'],
  TFoot: ['TR'],
  TR: ['TH', 'TD'],
}
/** Operators that paint: text, paths, pictures, shadings. */
const PAINTS = /^(?:.* )?(?:Tj|TJ|f\*?|F|S|s|[Bb]\*?|Do|sh)$/
const MARK = /^\/(\w+) (?:<<\/MCID (\d+) >>BDC|BMC)$/

/** The text of each page of a paper of ours, which says that it is accessible, and is. */
export function readPaperPages(pdf: Buffer): string[] {
  expect([...new Set(accessibilityFaults(pdf))]).toEqual([])
  return readPdfPages(pdf)
}

/**
 * Lists faults that a screen reader would meet in a PDF: the points of ISO 14289-1 (PDF/UA-1) that a program can check.
 */
function accessibilityFaults(pdf: Buffer): string[] {
  const objects = readObjects(pdf)
  const text = pdf.toString('latin1')
  const root = headOf(objects, /\/Root (\d+) 0 R/.exec(text.slice(text.lastIndexOf('trailer')))?.[1])
  const structure = headOf(objects, referenced(root, 'StructTreeRoot'))
  const marks = new Map<string, number>()
  const top = readElement(objects, referenced(structure, 'K'), { marks, page: '' })
  return [
    ...documentFaults(objects, root),
    ...elementFaults(top, structure),
    ...tableFaults(top),
    ...headingFaults(top),
    ...pageFaults(objects, marks),
    ...linkFaults(objects, top),
    ...fontFaults(objects),
  ]
}

const headOf = (objects: Objects, id: string | undefined) => objects.get(Number(id))?.head ?? ''
const referenced = (head: string, key: string) => new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1]

function documentFaults(objects: Objects, root: string): string[] {
  const metadata = objects.get(Number(referenced(root, 'Metadata')))?.stream?.toString() ?? ''
  return [
    root.includes('/Marked true') ? '' : 'the file is not marked as tagged',
    root.includes('/DisplayDocTitle true') ? '' : 'its name is shown, not its title',
    /\/Lang \([a-z]{2}-[A-Z]{2}\)/.test(root) ? '' : 'it has no language',
    /<dc:title><rdf:Alt><rdf:li xml:lang="x-default">[^<]+</.test(metadata) ? '' : 'its metadata have no title',
    metadata.includes('<pdfuaid:part>1</pdfuaid:part>') ? '' : 'it does not say that it is accessible',
  ].filter(Boolean)
}

/** Reads a tree of elements, and of each page which marks belong to them. */
function readElement(
  objects: Objects,
  id: string | undefined,
  from: { readonly marks: Map<string, number>; readonly page: string },
): Element {
  const head = headOf(objects, id)
  const [, role = ''] = /\/S \/(\w+)/.exec(head) ?? []
  const [, kids = ''] = /\n\/K (\[[^\]]*\]|<<[^>]*>>|\d+(?: 0 R)?)/.exec(head) ?? []
  const page = referenced(head, 'Pg') ?? from.page
  for (const [, own = page, mark] of kids.matchAll(/<<\/Type \/MCR\n(?:\/Pg (\d+) 0 R\n)?\/MCID (\d+)/g)) {
    count(from.marks, `${own} ${mark}`)
  }
  const plain = kids.replaceAll(/<<[^>]*>>/g, '')
  for (const [mark] of plain.replaceAll(/\d+ 0 R/g, '').matchAll(/\d+/g)) count(from.marks, `${page} ${mark}`)
  const children = Array.from(plain.matchAll(/(\d+) 0 R/g), ([, child]) => {
    const element = readElement(objects, child, { ...from, page })
    return referenced(element.head, 'P') === id ? element : { ...element, role: `${element.role} of another parent` }
  })
  return { role, head, children }
}

function count(marks: Map<string, number>, key: string): void {
  marks.set(key, (marks.get(key) ?? 0) + 1)
}

/** Elements below, as if those without a meaning of their own were not there. */
function meaningful(element: Element): Element[] {
  return element.children.flatMap((child) => (child.role === 'NonStruct' ? meaningful(child) : [child]))
}

function all(element: Element): Element[] {
  return [element, ...element.children.flatMap(all)]
}

function elementFaults(top: Element, structure: string): string[] {
  const mapped = new Set(Array.from(structure.matchAll(/\/(\w+) \/(?:Span|Div)\b/g), ([, role]) => role))
  return all(top).flatMap((element) => {
    const may = MAY_HOLD[element.role]
    const wrong = may ? meaningful(element).filter(({ role }) => !may.includes(role)) : []
    return [
      ...wrong.map(({ role }) => `${element.role} holds ${role}`),
      ...(KNOWN.includes(element.role) || mapped.has(element.role) ? [] : [`${element.role} is not known`]),
      ...(element.role === 'Figure' && !/\/Alt (?:\([^)]|<FEFF..)/.test(element.head)
        ? ['a picture has no words']
        : []),
    ]
  })
}

function tableFaults(top: Element): string[] {
  return all(top)
    .filter(({ role }) => role === 'Table')
    .flatMap((table) => {
      const rows = all(table).filter(({ role }) => role === 'TR')
      const cells = rows.flatMap(({ children }) => children)
      const widths = new Set(widthsOf(rows))
      const heads = cells.filter(({ role }) => role === 'TH')
      return [
        ...(widths.size > 1 ? [`rows of a table have ${[...widths].join(', ')} columns`] : []),
        ...(heads.length === 0 ? ['a table has no heads'] : []),
        ...(heads.every(({ head }) => /\/Scope \/(?:Row|Column)/.test(head)) ? [] : ['a head of a table has no scope']),
      ]
    })
}

function widthsOf(rows: readonly Element[]): number[] {
  const span = (cell: Element, of: string) => Number(new RegExp(`/${of} (\\d+)`).exec(cell.head)?.[1] ?? 1)
  const fromAbove: number[] = []
  return rows.map((row, index) => {
    let width = fromAbove[index] ?? 0
    for (const cell of meaningful(row)) {
      width += span(cell, 'ColSpan')
      for (let below = 1; below < span(cell, 'RowSpan'); below++) {
        fromAbove[index + below] = (fromAbove[index + below] ?? 0) + span(cell, 'ColSpan')
      }
    }
    return width
  })
}

function headingFaults(top: Element): string[] {
  const levels = all(top).flatMap(({ role }) => /^H([1-6])$/.exec(role)?.[1] ?? [])
  return levels.flatMap((level, index) => {
    const before = Number(levels[index - 1] ?? 0)
    return Number(level) > before + 1 ? [`a heading of level ${level} follows one of level ${before}`] : []
  })
}

function pageFaults(objects: Objects, marks: ReadonlyMap<string, number>): string[] {
  return [...objects].flatMap(([id, { head }]) => {
    if (!head.startsWith('<</Type /Page\n')) return []
    const contents = objects.get(Number(referenced(head, 'Contents')))?.stream?.toString('latin1') ?? ''
    const faults = new Set<string>()
    let open: string | null = null
    for (const line of contents.split('\n')) {
      const [, tag, mark] = MARK.exec(line) ?? []
      if (tag !== undefined) {
        if (open !== null) faults.add('marks stand within one another')
        open = tag
        if (mark !== undefined && marks.get(`${id} ${mark}`) !== 1) faults.add('a mark is of no element, or of two')
      } else if (line === 'EMC') {
        if (open === null) faults.add('a mark ends that has not begun')
        open = null
      } else if (open === null && PAINTS.test(line)) faults.add('something drawn is neither tagged nor an artifact')
      if (/<(?:....)*0000(?:....)*> Tj/.test(line)) faults.add('a letter has no glyph')
    }
    if (open !== null) faults.add('a mark does not end')
    if (head.includes('/Annots') && !head.includes('/Tabs /S')) faults.add('links do not follow the structure')
    return [...faults]
  })
}

function linkFaults(objects: Objects, top: Element): string[] {
  const linked = new Set(
    all(top).flatMap(({ role, head }) =>
      role === 'Link' ? [...head.matchAll(/\/Obj (\d+) 0 R/g)].map(([, id]) => id) : [],
    ),
  )
  return [...objects].flatMap(([id, { head }]) => {
    if (!head.includes('/Subtype /Link')) return []
    return [
      ...(/\/Contents <FEFF[\dA-F]+>/.test(head) ? [] : ['a link has no description']),
      ...(linked.has(String(id)) ? [] : ['a link is in no element for links']),
    ]
  })
}

function fontFaults(objects: Objects): string[] {
  return [...objects.values()].flatMap(({ head }) => {
    if (head.includes('/Type /FontDescriptor')) return /\/FontFile[23]? /.test(head) ? [] : ['a font is not embedded']
    if (!/\/Type \/Font\n/.test(head)) return []
    if (head.includes('/Subtype /Type3')) return ['a font is drawings of letters']
    return head.includes('/Subtype /CIDFont') || head.includes('/ToUnicode') ? [] : ['a font does not say its letters']
  })
}
