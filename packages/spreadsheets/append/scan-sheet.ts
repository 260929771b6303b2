import { readReference } from '../column-letters.ts'

/** A piece of the sheet's XML, by its first character and the one behind its last. */
interface Span {
  readonly start: number
  readonly end: number
}

export interface ScannedCell extends Span {
  readonly column: number
  /** False for a cell that has a format alone. */
  readonly hasContent: boolean
  /** Null for anything but a number, or a formula that came to one. */
  readonly number: number | null
  /** False where its place follows from the cell before it. */
  readonly namesPlace: boolean
}

export interface ScannedRow extends Span {
  readonly open: Span
  readonly isEmptyElement: boolean
  readonly cells: readonly ScannedCell[]
}

export interface ScannedSheet {
  /** Prefix of its elements, with the colon. */
  readonly prefix: string
  /** The requested rows that are there. */
  readonly rows: ReadonlyMap<number, ScannedRow>
  /** Offsets at which the other requested rows belong. */
  readonly gaps: ReadonlyMap<number, number>
  /** The row of the total, where one was requested. */
  readonly totalRow: number
  /** Columns count from 0; -1 for none. */
  readonly lastFilled: number
  readonly lastFormatted: number
  readonly lastMerged: number
  /** The text of its attribute. */
  readonly dimension: (Span & { readonly ref: string }) | null
  readonly columns: (Span & { readonly inner: string }) | null
  readonly data: { readonly open: Span; readonly isEmptyElement: boolean }
}

/** Comments and CDATA first: what stands in them is no element. */
const TOKEN =
  /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<(\/?)((?:[A-Za-z_][\w.-]*:)?)(row|c|v|f|is|sheetData|dimension|cols|mergeCell)(?=[\s/>])([^"'>]*(?:"[^"]*"[^"'>]*|'[^']*'[^"'>]*)*)>/g
const MAX_ROW = 1_048_576

const ATTRIBUTES = new Map<string, RegExp>()

/** Reads an attribute of a start tag. */
export function attributeOf(text: string, name: string): string | undefined {
  const pattern = ATTRIBUTES.getOrInsertComputed(
    name,
    () => new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`),
  )
  const [, one, other] = pattern.exec(text) ?? []
  return one ?? other
}

/**
 * Finds where cells are added to a sheet. Rows without one of the requested numbers cost no memory. Returns null for XML without
 * rows.
 */
export function scanSheet(xml: string, requested: ReadonlySet<number>, totalAfter: number | null): ScannedSheet | null {
  const rows = new Map<number, ScannedRow>()
  const gaps = new Map<number, number>()
  const wanted = [...requested].sort((a, b) => a - b)
  let next = 0
  let totalRow = totalAfter === null ? MAX_ROW + 1 : totalAfter + 1
  let [lastFilled, lastFormatted, lastMerged] = [-1, -1, -1]
  let dimension: ScannedSheet['dimension'] = null
  let columns: ScannedSheet['columns'] = null
  let columnsStart: { at: number; inner: number } | null = null
  let data: ScannedSheet['data'] | null = null
  let prefix = ''
  let isWithin = false
  let number = 0
  let row: { open: Span; isEmptyElement: boolean; cells: ScannedCell[] } | null = null
  let column = -1
  let cell: { start: number; attributes: string; hasContent: boolean; value: string; valueAt: number } | null = null

  const passGaps = (upTo: number, at: number) => {
    while (next < wanted.length && wanted[next]! < upTo) {
      if (!rows.has(wanted[next]!)) gaps.set(wanted[next]!, at)
      next++
    }
    if (totalAfter !== null && totalRow < upTo && !rows.has(totalRow) && !gaps.has(totalRow)) gaps.set(totalRow, at)
  }
  const endRow = (end: number) => {
    if (row && (requested.has(number) || number === totalRow)) rows.set(number, { start: row.open.start, end, ...row })
    row = null
  }
  const endCell = (end: number) => {
    if (!cell) return
    if (cell.hasContent) lastFilled = Math.max(lastFilled, column)
    lastFormatted = Math.max(lastFormatted, column)
    if (row && (requested.has(number) || number === totalRow))
      row.cells.push({
        start: cell.start,
        end,
        column,
        hasContent: cell.hasContent,
        number: numberOf(cell.attributes, cell.value),
        namesPlace: attributeOf(cell.attributes, 'r') !== undefined,
      })
    cell = null
  }

  TOKEN.lastIndex = 0
  for (let token = TOKEN.exec(xml); token; token = TOKEN.exec(xml)) {
    const [whole, slash, ownPrefix = '', name, attributes = ''] = token
    if (name === undefined) continue
    const [start, end] = [token.index, token.index + whole.length]
    const isEnd = slash === '/'
    const isEmptyElement = !isEnd && attributes.endsWith('/')
    if (name === 'sheetData') {
      if (isEnd || isEmptyElement) {
        passGaps(Infinity, isEnd ? start : end)
        isWithin = false
      } else isWithin = true
      if (!isEnd) {
        prefix = ownPrefix
        data = { open: { start, end }, isEmptyElement }
      }
    } else if (name === 'dimension' && !isEnd) {
      const ref = attributeOf(attributes, 'ref') ?? ''
      const at = ref === '' ? -1 : xml.indexOf(ref, start)
      dimension = at < 0 ? null : { start: at, end: at + ref.length, ref }
    } else if (name === 'cols') {
      if (!isEnd && isEmptyElement) columns = { start, end, inner: '' }
      else if (!isEnd) columnsStart = { at: start, inner: end }
      else if (columnsStart) columns = { start: columnsStart.at, end, inner: xml.slice(columnsStart.inner, start) }
    } else if (name === 'mergeCell' && !isEnd) {
      const corner = readReference((attributeOf(attributes, 'ref') ?? '').split(':').at(-1))
      if (corner) lastMerged = Math.max(lastMerged, corner.column)
    } else if (!isWithin) continue
    else if (name === 'row') {
      if (isEnd) endRow(end)
      else {
        const named = attributeOf(attributes, 'r')
        number = named !== undefined && /^\d{1,7}$/.test(named) ? Number(named) : number + 1
        passGaps(number, start)
        if (number === totalRow && isHidden(attributes) && !gaps.has(totalRow)) totalRow++
        column = -1
        row = { open: { start, end }, isEmptyElement, cells: [] }
        if (isEmptyElement) endRow(end)
      }
    } else if (name === 'c') {
      if (isEnd) endCell(end)
      else {
        column = readReference(attributeOf(attributes, 'r'))?.column ?? column + 1
        cell = { start, attributes, hasContent: false, value: '', valueAt: -1 }
        if (isEmptyElement) endCell(end)
      }
    } else if (cell) {
      cell.hasContent = true
      if (name === 'v' && !isEmptyElement) {
        if (isEnd && cell.valueAt >= 0) cell.value = xml.slice(cell.valueAt, start)
        else if (!isEnd) cell.valueAt = end
      }
    }
  }
  if (!data) return null
  return { prefix, rows, gaps, totalRow, lastFilled, lastFormatted, lastMerged, dimension, columns, data }
}

function isHidden(attributes: string): boolean {
  return /^(?:1|true)$/.test(attributeOf(attributes, 'hidden') ?? '')
}

function numberOf(attributes: string, value: string): number | null {
  const type = attributeOf(attributes, 't') ?? 'n'
  const number = Number(value)
  return type === 'n' && value.trim() !== '' && Number.isFinite(number) ? number : null
}
