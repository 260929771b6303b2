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
  const { sku, priceCents, typed, leadTime, substituteSku, note } = line
  return JSON.stringify([version, sku, priceCents ?? (typed || null), leadTime, substituteSku, note])
}

/** Null for a cell that is empty, damaged, or of another row. */
export function readBase(cell: string, sku: string): SheetBase | null {
  const values = cell.startsWith('[') ? parseJson(cell) : null
  if (!Array.isArray(values) || values.length < 6 || values[1] !== sku) return null
  const [version, , price, ...texts] = values as readonly unknown[]
  const isPrice = price === null || typeof price === 'string' || Number.isSafeInteger(price)
  if (!Number.isSafeInteger(version) || !isPrice || !texts.every((text) => typeof text === 'string')) return null
  const [leadTime = '', substituteSku = '', note = ''] = texts as readonly string[]
  const priceCents = typeof price === 'number' ? price : null
  const typed = typeof price === 'string' ? price : ''
  return { version: version as number, line: { sku, priceCents, typed, leadTime, substituteSku, note } }
}
