import { parseJson } from '@specify/core/data/parse-json.ts'
import type { DraftLine } from '../desk/draft.ts'

/** A line as it was when its row was downloaded. */
export interface SheetBase {
  /** The version of the draft at that time. */
  readonly version: number
  readonly line: DraftLine
}

/**
 * The line and the version of its draft as the text of one cell. Each row has its own: it stays when rows are sorted, and
 * when Excel, LibreOffice or a csv file keep nothing but cells.
 */
export function baseText({ version, line }: SheetBase): string {
  const { sku, priceCents, typed, leadTime, substituteSku, note, stages } = line
  const values = [version, sku, priceCents ?? (typed || null), leadTime, substituteSku, note]
  return JSON.stringify(stages ? [...values, stages] : values)
}

/** Null for a cell that is empty, damaged, or of another row. */
export function readBase(cell: string, sku: string): SheetBase | null {
  const values = cell.startsWith('[') ? parseJson(cell) : null
  if (!Array.isArray(values) || values.length < 6 || values[1] !== sku) return null
  const [version, , price, ...rest] = values as readonly unknown[]
  const [texts, stages] = [rest.slice(0, 3), rest[3]]
  const isPrice = price === null || typeof price === 'string' || Number.isSafeInteger(price)
  if (!Number.isSafeInteger(version) || !isPrice || !texts.every(isText)) return null
  if (stages !== undefined && !isTexts(stages)) return null
  const [leadTime = '', substituteSku = '', note = ''] = texts as readonly string[]
  const priceCents = typeof price === 'number' ? price : null
  const typed = typeof price === 'string' ? price : ''
  const line = { sku, priceCents, typed, leadTime, substituteSku, note, ...(stages && { stages }) }
  return { version: version as number, line }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isText)
}
