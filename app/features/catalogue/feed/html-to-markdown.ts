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

/** HTML as text without bold; cells of a row are divided by commas. */
export function htmlToLine(html: string, isMarkdown: boolean): string {
  return convert(html, isMarkdown, (rows) => rows.map((row) => row.filter(Boolean).join(', ')).join('\n')).replaceAll(
    '**',
    '',
  )
}

type Rows = readonly (readonly string[])[]

/** Line breaks mean nothing in HTML, but much in the Markdown of an earlier pass. */
function convert(html: string, isMarkdown: boolean, writeTable: (rows: Rows) => string): string {
  const hasTags = TAG.test(html)
  if (!hasTags && !ENTITY.test(html)) return html
  const spaces = hasTags && !isMarkdown ? /\s+/g : /[^\S\n]+/g
  let markdown = ''
  let silent = 0
  /** Of the outermost table: those within its cells are read with it. */
  let rows: string[][] = []
  let depth = 0
  const write = (text: string) => {
    const row = rows.at(-1)
    if (depth === 0 || !row) markdown += text
    else if (row.length > 0) row[row.length - 1] += text.replace(/\n+(?:- |### )?/g, ' ')
  }
  const parser = new Parser({
    onopentag(name) {
      if (SILENT.has(name)) silent++
      else if (silent > 0) return
      else if (name === 'table') depth++
      else if (depth > 0 && name === 'tr') rows.push([])
      else if (depth > 0 && CELL.has(name)) (rows.at(-1) ?? rows[rows.push([]) - 1])?.push('')
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
        const table = writeTable(trimmed(rows))
        rows = []
        write(`\n\n${table}\n\n`)
      } else if (name === 'b' || name === 'strong') write('**')
      else if (BLOCK.has(name)) write('\n\n')
    },
  })
  parser.end(html)
  return markdown.replace(/\*{4}/g, '').replace(/^ +/gm, '')
}

function trimmed(rows: Rows): string[][] {
  const clean = rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()))
  return clean.filter((row) => row.some(Boolean))
}

/** Its first row is the head. A table that only lays out paragraphs becomes these. */
function toTable(rows: Rows): string {
  const columns = Math.max(0, ...rows.map(({ length }) => length))
  if (columns < 2 || rows.length < 2) return rows.map((row) => row.join('\n\n')).join('\n\n')
  const lines = rows.map((row) => {
    const cells = Array.from({ length: columns }, (_, at) => (row[at] ?? '').replace(/\\?\|/g, '\\|'))
    return `| ${cells.join(' | ')} |`
  })
  return [lines[0], `|${' --- |'.repeat(columns)}`, ...lines.slice(1)].join('\n')
}
