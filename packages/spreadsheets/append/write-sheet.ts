import { columnLetters, readReference } from '../column-letters.ts'
import { escapeXml } from '../escape-xml.ts'
import type { AddedCell, Addition } from './added-cells.ts'
import type { AddedStyles } from './added-styles.ts'
import { cellFormula } from './cell-formula.ts'
import { attributeOf, scanSheet, type ScannedCell, type ScannedRow, type ScannedSheet } from './scan-sheet.ts'

/** Formatted blank columns up to here stay free; further ones are often formatted to the end of the sheet. */
const MOST_FORMATTED = 200
const MAX_COLUMNS = 16_384
const MAX_ROWS = 1_048_576
const MAX_TEXT_LENGTH = 2_000

interface Change {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * The XML of a sheet with cells to the right of all that it has: every other byte of its rows stays. Cells that have a
 * format alone make way far to the right only. `lastTaken` is the last column that something else needs, such as a
 * drawing; -1 for none. Returns null where there are no free columns, and for XML without rows.
 */
export function appendToSheet(
  xml: string,
  { columns, rows, total }: Addition,
  { styles, lastTaken }: { readonly styles: AddedStyles; readonly lastTaken: number },
): string | null {
  const scanned = scanSheet(xml, new Set(rows.keys()), total?.after ?? null)
  if (!scanned) return null
  const first = firstFreeColumn(scanned, lastTaken)
  if (first + columns.length > MAX_COLUMNS) return null
  const all = new Map(rows)
  if (total && scanned.totalRow <= MAX_ROWS) all.set(scanned.totalRow, merged(all.get(scanned.totalRow), total.cells))
  const changes: Change[] = [columnWidths(scanned, first, columns)]
  const made: [number, string][] = []
  for (const [number, cells] of Array.from(all).sort(([a], [b]) => a - b)) {
    const row = scanned.rows.get(number)
    if (row) changes.push(...changesOfRow(xml, row, { number, cells, first, styles, scanned }))
    else {
      const written = writeCells(cells, { number, first, styles, prefix: scanned.prefix, row: null })
      made.push([number, `<${scanned.prefix}row r="${number}">${written}</${scanned.prefix}row>`])
    }
  }
  changes.push(...newRows(made, scanned))
  changes.push(...widened(scanned, { first, count: columns.length, lastRow: Math.max(0, ...all.keys()) }))
  return applied(xml, changes)
}

function merged(own: readonly (AddedCell | null)[] | undefined, cells: readonly (AddedCell | null)[]) {
  return cells.map((cell, index) => own?.[index] ?? cell)
}

function firstFreeColumn({ lastFilled, lastFormatted, lastMerged }: ScannedSheet, lastTaken: number): number {
  const isNear = (column: number) => column <= lastFilled + MOST_FORMATTED
  return Math.max(lastFilled, ...[lastFormatted, lastMerged, lastTaken].filter(isNear)) + 1
}

interface RowChange {
  readonly number: number
  readonly cells: readonly (AddedCell | null)[]
  readonly first: number
  readonly styles: AddedStyles
  readonly scanned: ScannedSheet
}

function changesOfRow(xml: string, row: ScannedRow, { number, cells, first, styles, scanned }: RowChange): Change[] {
  const { prefix } = scanned
  const written = writeCells(cells, { number, first, styles, prefix, row })
  const open = xml.slice(row.open.start, row.open.end)
  // A hint alone, which would be wrong now.
  const plain = open.replace(/\sspans\s*=\s*(?:"[^"]*"|'[^']*')/, '')
  if (row.isEmptyElement) {
    const text = `${plain.replace(/\s*\/>$/, '>')}${written}</${prefix}row>`
    return [{ ...row.open, text }]
  }
  const last = first + cells.length - 1
  const within = row.cells.filter(({ column }) => column >= first && column <= last)
  const behind = row.cells.filter(({ column }) => column > last)
  const next = row.cells.find(({ column }) => column >= first)
  const at = next?.start ?? xml.lastIndexOf('</', row.end - 1)
  return [
    ...(plain === open ? [] : [{ ...row.open, text: plain }]),
    { start: at, end: at, text: written },
    ...within.map(({ start, end }) => ({ start, end, text: '' })),
    // Its place would follow from the cell before it, which is another now.
    ...behind.filter(({ namesPlace }) => !namesPlace).map((cell) => withPlace(cell, number, prefix)),
  ]
}

function withPlace({ start, column }: ScannedCell, number: number, prefix: string): Change {
  const at = start + `<${prefix}c`.length
  return { start: at, end: at, text: ` r="${columnLetters(column)}${number}"` }
}

function writeCells(
  cells: readonly (AddedCell | null)[],
  {
    number,
    first,
    styles,
    prefix,
    row,
  }: {
    readonly number: number
    readonly first: number
    readonly styles: AddedStyles
    readonly prefix: string
    readonly row: ScannedRow | null
  },
): string {
  const numbers = new Map(row?.cells.map((cell) => [cell.column, cell.number]))
  const isNumber = (column: number, count: number) => numbers.get(column) === count
  return cells
    .map((cell, index) => {
      if (!cell) return ''
      const place = `r="${columnLetters(first + index)}${number}"`
      if (cell.kind === 'text') {
        const style = styleText(cell.isBold ? styles.boldText : styles.text)
        const text = escapeXml(cell.text.slice(0, MAX_TEXT_LENGTH))
        return `<${prefix}c ${place}${style} t="inlineStr"><${prefix}is><${prefix}t xml:space="preserve">${text}</${prefix}t></${prefix}is></${prefix}c>`
      }
      const style = styleText(cell.kind === 'sum' ? styles.boldAmount : styles.amount)
      const formula = cellFormula(cell, { first, row: number, isNumber })
      const written = formula === null ? '' : `<${prefix}f>${escapeXml(formula)}</${prefix}f>`
      return `<${prefix}c ${place}${style}>${written}<${prefix}v>${cell.value}</${prefix}v></${prefix}c>`
    })
    .join('')
}

const styleText = (style: number | null) => (style === null ? '' : ` s="${style}"`)

/** Rows that the sheet does not have, each where it belongs. */
function newRows(made: readonly (readonly [number, string])[], { gaps, data, prefix }: ScannedSheet): Change[] {
  if (made.length === 0) return []
  const text = made.map(([, row]) => row).join('')
  if (data.isEmptyElement) {
    const { start, end } = data.open
    return [{ start, end, text: `<${prefix}sheetData>${text}</${prefix}sheetData>` }]
  }
  return made.flatMap(([number, row]) => {
    const at = gaps.get(number)
    return at === undefined ? [] : [{ start: at, end: at, text: row }]
  })
}

/** The declared size of the sheet, where it declares one: the text of its attribute alone changes. */
function widened(
  { dimension }: ScannedSheet,
  { first, count, lastRow }: { readonly first: number; readonly count: number; readonly lastRow: number },
): Change[] {
  const [from = '', to = from] = (dimension?.ref ?? '').split(':')
  const [start, end] = [readReference(from), readReference(to)]
  if (!dimension || !start || !end) return []
  const column = Math.max(end.column, first + count - 1)
  const ref = `${from}:${columnLetters(column)}${Math.max(end.row + 1, lastRow)}`
  return [{ start: dimension.start, end: dimension.end, text: ref }]
}

/** Widths of the added columns; ranges of other columns are cut where they reach into them. */
function columnWidths(
  { columns, data, prefix }: ScannedSheet,
  first: number,
  added: readonly { readonly width: number }[],
): Change {
  const [from, to] = [first + 1, first + added.length]
  const kept: { readonly min: number; readonly text: string }[] = []
  for (const [whole, attributes = ''] of columns?.inner.matchAll(
    /<(?:[A-Za-z_][\w.-]*:)?col(?=[\s/>])([^>]*?)(?:\/>|>\s*<\/(?:[A-Za-z_][\w.-]*:)?col\s*>)/g,
  ) ?? []) {
    const [min, max] = [Number(attributeOf(attributes, 'min')), Number(attributeOf(attributes, 'max'))]
    if (!(min <= to && max >= from)) kept.push({ min, text: whole })
    const part = (start: number, end: number) => {
      const others = attributes.replace(/\s(?:min|max)\s*=\s*(?:"[^"]*"|'[^']*')/g, '').trim()
      kept.push({ min: start, text: `<${prefix}col min="${start}" max="${end}" ${others}/>` })
    }
    if (min < from && max >= from) part(min, from - 1)
    if (max > to && min <= to) part(to + 1, max)
  }
  for (const [index, { width }] of added.entries())
    kept.push({ min: from + index, text: `<${prefix}col min="${from + index}" max="${from + index}" width="${width}" customWidth="1"/>` }) // prettier-ignore
  const inner = kept
    .sort((a, b) => a.min - b.min)
    .map(({ text }) => text)
    .join('')
  const text = `<${prefix}cols>${inner}</${prefix}cols>`
  return columns
    ? { start: columns.start, end: columns.end, text }
    : { start: data.open.start, end: data.open.start, text }
}

/** Changes do not overlap; what is inserted at a place comes before what is replaced there. */
function applied(xml: string, changes: readonly Change[]): string {
  const pieces: string[] = []
  let at = 0
  for (const { start, end, text } of changes.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    pieces.push(xml.slice(at, start), text)
    at = end
  }
  pieces.push(xml.slice(at))
  return pieces.join('')
}
