import { Parser } from 'htmlparser2'

const TAG = /<\/?[a-z][^<>]*>/i
const ENTITY = /&(?:#\d+|#x[0-9a-f]+|[a-z]+\d*);/i
const SILENT = new Set(['script', 'style', 'iframe', 'object', 'svg', 'template', 'noscript', 'head'])
const BLOCK = new Set([
  'p',
  'div',
  'section',
  'article',
  'ul',
  'ol',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'tr',
])
const CELL = new Set(['td', 'th'])

/** HTML as Markdown of paragraphs, bullets, bold text and tables; everything else is dropped. Other text stays as it is. */
export function htmlToMarkdown(html: string, isMarkdown: boolean): string {
  return convert(html, isMarkdown, toTable)
}

/** The same, but each row of a table is a line, its cells divided by commas: for lists. */
export function htmlToLines(html: string, isMarkdown: boolean): string {
  return convert(html, isMarkdown, (rows) => rows.map((row) => row.filter(Boolean).join(', ')).join('\n'))
}

/** HTML as text without bold; cells of a row are divided by commas. */
export function htmlToLine(html: string, isMarkdown: boolean): string {
  return htmlToLines(html, isMarkdown).replaceAll('**', '')
}

type Rows = readonly (readonly string[])[]

/** Line breaks mean nothing in HTML, but much in the Markdown of an earlier pass. */
function convert(html: string, isMarkdown: boolean, writeTable: (rows: Rows) => string): string {
  const hasTags = TAG.test(html)
  if (!hasTags && !ENTITY.test(html)) return html
  const spaces = hasTags && !isMarkdown ? /\s+/g : /[^\S\n]+/g
  let markdown = ''
  let silent = 0
  /** Rows of the outermost table, with those within its cells. */
  let rows: HtmlCell[][] = []
  let depth = 0
  const write = (text: string) => {
    const row = rows.at(-1)
    if (depth === 0 || !row) markdown += text
    else if (row.length > 0) row[row.length - 1]!.text += text.replace(/\n+(?:- |### )?/g, ' ')
  }
  const parser = new Parser({
    onopentag(name, { colspan, rowspan }) {
      if (SILENT.has(name)) silent++
      else if (silent > 0) return
      else if (name === 'table') depth++
      else if (depth > 0 && name === 'tr') rows.push([])
      else if (depth > 0 && CELL.has(name))
        (rows.at(-1) ?? rows[rows.push([]) - 1])?.push({ text: '', width: spanOf(colspan), height: spanOf(rowspan) })
      else if (CELL.has(name)) write(' ')
      else if (name === 'br') write('\n')
      else if (name === 'li') write('\n- ')
      else if (name === 'b' || name === 'strong') write('**')
      else if (/^h[1-6]$/.test(name)) write('\n\n### ')
      else if (BLOCK.has(name)) write('\n\n')
    },
    ontext(text) {
      if (silent === 0) write(text.replace(spaces, ' '))
    },
    onclosetag(name) {
      if (SILENT.has(name)) silent--
      else if (silent > 0) return
      else if (name === 'table' && depth > 0 && --depth === 0) {
        const table = writeTable(trimmed(unspanned(rows)))
        rows = []
        write(`\n\n${table}\n\n`)
      } else if (name === 'b' || name === 'strong') write('**')
      else if (BLOCK.has(name)) write('\n\n')
    },
  })
  parser.end(html)
  return markdown.replace(/\*{4}/g, '').replace(/^ +/gm, '')
}

interface HtmlCell {
  text: string
  /** Columns and rows that it spans. */
  readonly width: number
  readonly height: number
}

/** Rows are not made wider than this by cells that span columns. */
const MAX_SPAN = 30

function spanOf(written: string | undefined): number {
  const span = Number(written)
  return Number.isInteger(span) && span > 1 ? Math.min(span, MAX_SPAN) : 1
}

/** A cell that spans several stands in each of them: what it says holds for all. A wide first row is a line above. */
function unspanned(rows: readonly (readonly HtmlCell[])[]): string[][] {
  const open: { text: string; rows: number }[] = []
  return rows.map((cells, index) => {
    const [only, another] = cells
    if (index === 0 && only && !another && only.height === 1) return [only.text]
    const row: string[] = []
    const takeOpen = () => {
      for (let above = open[row.length]; above && above.rows > 0; above = open[row.length]) {
        above.rows--
        row.push(above.text)
      }
    }
    for (const { text, width, height } of cells) {
      takeOpen()
      for (let each = 0; each < width && (each === 0 || row.length < MAX_SPAN); each++) {
        open[row.length] = { text, rows: height - 1 }
        row.push(text)
      }
    }
    takeOpen()
    return row
  })
}

function trimmed(rows: Rows): string[][] {
  const clean = rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()))
  return clean.filter((row) => row.some(Boolean))
}

/** Its first row is the head. A table that only lays out paragraphs becomes these. */
function toTable(rows: Rows): string {
  const [first = [], ...others] = rows
  if (first.length === 1 && others.length > 1 && others.some(({ length }) => length > 1))
    return `${first[0]}\n\n${toTable(others)}`
  const columns = Math.max(0, ...rows.map(({ length }) => length))
  if (columns < 2 || rows.length < 2) return rows.map((row) => row.join('\n\n')).join('\n\n')
  const lines = rows.map((row) => {
    const cells = Array.from({ length: columns }, (_, at) => (row[at] ?? '').replace(/\\?\|/g, '\\|'))
    return `| ${cells.join(' | ')} |`
  })
  return [lines[0], `|${' --- |'.repeat(columns)}`, ...lines.slice(1)].join('\n')
}
