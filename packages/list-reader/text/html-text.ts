import { Parser } from 'htmlparser2'
import { STRUCK } from './struck.ts'
import type { Chunked } from '@specify/core/data/chunked.ts'
import { UnreadableSpreadsheet } from '@specify/spreadsheets/table.ts'

const BLOCKS = 'br p div tr li table h1 h2 h3 h4 blockquote'
const LINE_ENDS: ReadonlySet<string> = new Set(BLOCKS.split(' '))
const STRUCK_TAGS: ReadonlySet<string> = new Set(['s', 'del', 'strike'])
const UNSEEN: ReadonlySet<string> = new Set(['style', 'script', 'head', 'title', 'template'])
/** Tables within each other; a text is joined once for each. */
const MAX_DEPTH = 8
/** Elements within each other: far more than messages have, and what the parser takes for each grows with them. */
const MAX_NESTED = 300
/** Characters that are parsed in one step. */
const CHARACTERS_AT_ONCE = 65_536

interface Row {
  readonly cells: string[]
  hasTable: boolean
}

/**
 * Cells of a row become columns with tabs, in one line whatever stands in them; blocks become lines.
 * @throws UnreadableSpreadsheet for elements too deep within each other.
 */
export function* htmlTextSteps(html: string): Chunked<string> {
  const writer = new TextWriter()
  let unseen = 0
  let nested = 0
  const parser = new Parser({
    onopentag(name, { style = '' }) {
      if (++nested > MAX_NESTED) throw new UnreadableSpreadsheet('elements too deep within each other')
      if (UNSEEN.has(name)) unseen++
      writer.open(name, STRUCK_TAGS.has(name) || /line-through/i.test(style))
    },
    ontext(text) {
      if (unseen === 0) writer.write(text.replace(/\s+/g, ' '))
    },
    onclosetag(name) {
      nested--
      if (UNSEEN.has(name)) unseen--
      writer.close(name)
    },
  })
  for (let at = 0; at < html.length;) {
    // Not within a text: its spaces are read together.
    const next = html.indexOf('<', at + CHARACTERS_AT_ONCE)
    const end = next < 0 ? html.length : next
    parser.write(html.slice(at, end))
    at = end
    yield
  }
  parser.end()
  // A line of cells may begin with a blank one.
  return writer
    .end()
    .split('\n')
    .map((line) => (line.includes('\t') ? line : line.trim()))
    .join('\n')
}

class TextWriter {
  private readonly rows: Row[] = []
  private readonly texts: string[][] = [[]]
  /** Rows and cells that are too deep to be any. */
  private deeper = 0
  /** One entry for each element around the text: true where it strikes its text through. */
  private readonly struck: boolean[] = []

  write(text: string): void {
    const isStruck = this.struck.includes(true) && text.trim() !== ''
    this.texts.at(-1)!.push(isStruck ? text.replace(/\S(?:.*\S)?/s, `${STRUCK}$&${STRUCK}`) : text)
  }

  open(name: string, isStruck: boolean): void {
    this.struck.push(isStruck)
    if (name === 'br') this.write('\n')
    const row = this.rows.at(-1)
    if (name === 'table' && row) row.hasTable = true
    if (name !== 'tr' && !isCell(name)) return
    if (this.deeper > 0 || this.rows.length >= MAX_DEPTH) this.deeper++
    else if (name === 'tr') this.rows.push({ cells: [], hasTable: false })
    else if (row) this.texts.push([])
  }

  close(name: string): void {
    this.struck.pop()
    if (name !== 'tr' && !isCell(name)) {
      if (name !== 'br' && LINE_ENDS.has(name)) this.write('\n')
      return
    }
    if (this.deeper > 0) {
      this.deeper--
      this.write(name === 'tr' ? '\n' : ' ')
    } else if (name === 'tr') this.endRow()
    else if (this.texts.length > 1) this.rows.at(-1)?.cells.push(this.texts.pop()!.join(''))
  }

  end(): string {
    return this.texts.flat().join('')
  }

  /** A row with one cell, or with a table in one, lays out a page. */
  private endRow(): void {
    const row = this.rows.pop()
    if (!row) return
    const isOfTable = row.cells.length > 1 && !row.hasTable
    this.write(isOfTable ? row.cells.map(inOneLine).join('\t') : row.cells.join('\n'))
    this.write('\n')
  }
}

function isCell(name: string): boolean {
  return name === 'td' || name === 'th'
}

function inOneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter(Boolean).join(' ')
}
