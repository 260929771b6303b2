import { countText } from '@specify/core/text/count-text.ts'
import type { Chunked } from '@specify/core/data/chunked.ts'
import type { Market } from '@specify/core/market.ts'
import { markup, type Markup } from '#app/platform/pdf/markup/markup.ts'
import { PaperPictures, type Paper } from '#app/platform/pdf/markup/paper.ts'
import { lineCode, lineText } from '../schedule.ts'
import type { Label, PickList } from './labels.ts'
import { QrMarks } from './qr-mark.ts'

interface Printed {
  readonly market: Market
  /** `Harbour Street, revision B`. */
  readonly title: string
  /** Formatted date. */
  readonly date: string
  /** Complete address of a path from the market: what a QR code leads to. */
  readonly address: (path: string) => string
}

const PER_SHEET = 24

/** A4 sheets of 3 × 8 labels of 63.5 × 33.9 mm, a common size. */
export function* labelPaper(labels: readonly Label[], printed: Printed): Chunked<Paper> {
  const marks = new QrMarks()
  const cells: Markup[] = []
  for (const label of labels) {
    cells.push(labelCell(label, marks, printed))
    yield
  }
  const sheets: Markup[] = []
  for (let from = 0; from < cells.length; from += PER_SHEET)
    sheets.push(markup`<section class="sheet">${cells.slice(from, from + PER_SHEET)}</section>`)
  return paper(printed, 'Labels', markup`${marks.definitions()}${sheets}`, LABEL_STYLE)
}

function labelCell(label: Label, marks: QrMarks, { title, address }: Printed): Markup {
  const { tag, sku, name, variantText, place, room, quantity, path } = label
  return markup`<div class="label"><div class="text"><p class="tag">${tag || sku}</p><p class="code">${tag === '' ? '' : sku}</p>
<p class="name">${name}</p><p class="small">${[variantText, [place, room].filter(Boolean).join(', ')].filter(Boolean).join('  ·  ')}</p>
<p class="small">${title}</p></div><div class="side">${path !== '' && marks.mark(address(path))}<p class="count">${countText(quantity)}×</p></div></div>`
}

/** A page or more for each apartment: what it takes, room by room, to be ticked off. */
export function* pickListPaper(lists: Iterable<PickList>, about: string, printed: Printed): Chunked<Paper> {
  const marks = new QrMarks()
  const pages: Markup[] = []
  for (const list of lists) {
    pages.push(pickPage(list, about, marks, printed))
    yield
  }
  return paper(printed, 'Pick list', markup`${marks.definitions()}${pages}`, PICK_STYLE)
}

function pickPage({ place, rooms, pieces }: PickList, about: string, marks: QrMarks, { title }: Printed): Markup {
  return markup`<section class="door"><header><div><h1>${place}</h1><p class="below">${title}</p><p>${countText(pieces)} ${pieces === 1 ? 'piece' : 'pieces'}</p></div>${marks.mark(about)}</header>
${rooms.map(
  ({ name, note, lines }) =>
    markup`<h2>${name}</h2>${note !== '' && markup`<p class="soft">${note}</p>`}<table class="pick"><colgroup><col class="tick"><col class="tags"><col class="codes"><col><col class="number"></colgroup><thead><tr><th>Here</th><th>Tag</th><th>Code</th><th>Product</th><th class="number">Qty</th></tr></thead><tbody>${lines.map(
      (line) => {
        const { tag, name: product, note: own, quantity, isLacking, missing } = line
        const text = isLacking && missing ? `No ${missing.text}` : lineText(line)
        return markup`<tr><td>${!isLacking && markup`<span class="box"></span>`}</td><td>${tag}</td><td>${!isLacking && markup`<span class="code">${lineCode(line)}</span>`}</td><td>${product}${text !== '' && markup` <span class="soft">${text}</span>`}${own !== '' && markup`<br><span class="small">${own}</span>`}</td><td class="number">${isLacking ? '–' : countText(quantity)}</td></tr>`
      },
    )}</tbody></table>`,
)}</section>`
}

function paper({ market, title, date }: Printed, kind: string, body: Markup, style: string): Paper {
  return {
    language: market.language,
    title: `${title}, ${kind.toLowerCase()}`,
    running: { name: title, kind, about: [title], issue: date },
    pictures: new PaperPictures(),
    style,
    body,
  }
}

/** A page without head and foot, laid out as the sheets that are sold. */
const LABEL_STYLE = `
@page labels { size: A4; margin: 0; @top-left { content: none; background: none; border: 0; } @top-right { content: none; border: 0; } @bottom-left { content: none; border: 0; } @bottom-right { content: none; border: 0; } }
.sheet { page: labels; display: grid; grid-template: repeat(8, 33.9mm) / repeat(3, 63.5mm); column-gap: 2.5mm; padding: 12.9mm 7.2mm; height: 297mm; break-after: page; }
.sheet:last-child { break-after: auto; }
.label { display: grid; grid-template-columns: 1fr 19mm; gap: 2mm; padding: 2.5mm 2.5mm 2mm; overflow: hidden; font-size: 7.6pt; line-height: 1.3; }
.text { min-width: 0; overflow: hidden; }
.tag { font-size: 13pt; line-height: 1.15; font-weight: 600; white-space: nowrap; overflow: hidden; }
.name { max-height: 2.6em; overflow: hidden; }
.side { text-align: right; }
.qr { width: 19mm; height: 19mm; display: block; }
.count { margin-top: 1mm; font-size: 12pt; font-weight: 600; }
`

const PICK_STYLE = `
.door { break-after: page; }
.door:last-child { break-after: auto; }
.door header { display: flex; justify-content: space-between; gap: 6mm; }
.door .qr { width: 24mm; height: 24mm; flex: none; }
.pick { table-layout: fixed; }
.pick .tick { width: 11mm; }
.pick .tags { width: 24mm; }
.pick .codes { width: 38mm; }
.pick .number { width: 14mm; }
.box { display: inline-block; width: 4mm; height: 4mm; border: 0.8pt solid #1d1c1a; }
`
