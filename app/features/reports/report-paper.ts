import { countText } from '@specify/core/text/count-text.ts'
import type { Chunked } from '@specify/core/data/chunked.ts'
import { pairs, paperTable } from '#app/features/exports/papers/paper-parts.ts'
import type { Market } from '@specify/core/market.ts'
import { markup, type Markup } from '#app/platform/pdf/markup/markup.ts'
import { PaperPictures, type Paper } from '#app/platform/pdf/markup/paper.ts'
import type { ReportColumn, ReportTable } from './compliance/compliance-tables.ts'

/** Rows of one table that are printed: what is more is in the other formats, and said. */
const MOST_PRINTED = 3_000

/** Rows of one table of the markup: a browser takes much longer to lay out one of thousands. */
const ROWS_IN_TABLE = 150

/** Keeping each row on one page takes a browser minutes above this number. */
const UNDIVIDED_ROWS = 300

interface ReportPaper {
  readonly market: Market
  /** `Compliance and water report` */
  readonly kind: string
  readonly projectName: string
  /** `Harbour Street, revision B` */
  readonly title: string
  readonly notice: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly printedAt: string
  readonly tables: readonly ReportTable[]
  /** Column widths in mm by table key; null takes the rest. */
  readonly widths: Readonly<Record<string, readonly (number | null)[]>>
}

/** A report as our own paper, landscape: what it is not, facts, then its tables. */
export function* reportPaper({
  market,
  kind,
  projectName,
  title,
  notice,
  facts,
  printedAt,
  tables,
  widths,
}: ReportPaper): Chunked<Paper> {
  const parts: Markup[] = []
  for (const table of tables) parts.push(yield* tablePart(table))
  const half = Math.ceil(facts.length / 2)
  return {
    language: market.language,
    title: `${kind} ${title}`,
    running: { isLandscape: true, name: projectName, kind, about: [title], issue: printedAt },
    pictures: new PaperPictures(),
    style: `${STYLE}${Object.entries(widths).map(widthRules).join('')}`,
    body: markup`<article class="wide"><h1>${kind}</h1><p class="below">${title}</p>
<p class="notice">${notice}</p>
<div class="facts">${pairs(facts.slice(0, half))}${pairs(facts.slice(half))}</div>
${parts}
</article>`,
  }
}

function* tablePart({ key, title, about, columns, rows, empty }: ReportTable): Chunked<Markup> {
  const printed = rows.slice(0, MOST_PRINTED)
  const cut = rows.length - printed.length
  const heads = columns.map((column, at) => ({ text: column.text, className: cellClass(key, column, at) }))
  const className = rows.length > UNDIVIDED_ROWS ? 'report long' : 'report'
  const parts: Markup[] = []
  for (const some of inTables(printed)) {
    const lines: Markup[] = []
    for (const row of some) {
      lines.push(
        markup`<tr>${row.map((cell, at) => markup`<td class="${heads[at]?.className ?? ''}">${cell}</td>`)}</tr>`,
      )
      yield
    }
    parts.push(paperTable(heads, lines, { className }))
    yield
  }
  return markup`<h2>${title}</h2>${about !== '' && markup`<p class="small about">${about}</p>`}
${rows.length === 0 ? markup`<p>${empty}</p>` : parts}
${cut > 0 && markup`<p class="small">${countText(cut)} more rows are in the CSV file.</p>`}`
}

function inTables<Row>(rows: readonly Row[]): (readonly Row[])[] {
  const count = Math.ceil(rows.length / ROWS_IN_TABLE)
  return Array.from({ length: count }, (_, at) => rows.slice(at * ROWS_IN_TABLE, (at + 1) * ROWS_IN_TABLE))
}

function cellClass(key: string, column: ReportColumn | undefined, at: number): string {
  return [`${key}-${at}`, column?.isNumber && 'number', column?.isCode && 'code-cell'].filter(Boolean).join(' ')
}

function widthRules([key, widths]: readonly [string, readonly (number | null)[]]): string {
  return widths.map((mm, at) => (mm === null ? '' : `.${key}-${at} { width: ${mm}mm; }\n`)).join('')
}

const STYLE = `
.facts { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; margin: 6mm 0; }
.about { margin-bottom: 2mm; break-after: avoid; }
.report { table-layout: fixed; font-size: 7.8pt; }
.report thead th { white-space: normal; vertical-align: bottom; }
.long tr { break-inside: auto; }
.code-cell { font-family: var(--code); font-size: 0.92em; }
thead .code-cell { font-family: inherit; font-size: 7.2pt; }
`
