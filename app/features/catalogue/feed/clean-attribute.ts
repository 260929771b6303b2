import { attributeDefinition, type AttributeKey, type AttributeUnit, type AttributeValue } from '../attributes.ts'
import { isBlank } from '../blank.ts'
import { cleanLine } from './clean-text.ts'

/** What a cell holds once cleaned, or why it cannot be used. `absent` is a cell that says it holds nothing. */
export type CleanCell =
  | { readonly kind: 'value'; readonly value: AttributeValue }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unusable'; readonly reason: string }

/** Reads a feed's cell as the kind the attribute holds; measures are turned into the attribute's unit. */
export function cleanAttribute(key: AttributeKey, cell: unknown): CleanCell {
  if (isBlank(cell)) return { kind: 'absent' }
  const { kind, unit } = attributeDefinition(key)
  if (kind === 'list') return cleanList(cell)
  if (typeof cell === 'object')
    return { kind: 'unusable', reason: 'is a list or an object where one value is expected' }
  if (kind === 'boolean') return cleanFlag(cell)
  if (kind === 'number') return cleanNumber(cell, unit)
  const value = cleanLine(`${cell as string | number | boolean}`)
  return isBlank(value) ? { kind: 'absent' } : { kind: 'value', value }
}

const TRUE = new Set(['true', 'yes', 'y', '1'])
const FALSE = new Set(['false', 'no', 'n', '0'])

/** Reads the ways in which feeds write yes and no; null for anything else. */
export function readFlag(cell: unknown): boolean | null {
  const word = String(cell).trim().toLowerCase()
  return TRUE.has(word) ? true : FALSE.has(word) ? false : null
}

function cleanFlag(cell: unknown): CleanCell {
  const value = readFlag(cell)
  return value === null
    ? { kind: 'unusable', reason: `"${excerpt(cell)}" is neither yes nor no` }
    : { kind: 'value', value }
}

/** How many of the attribute's unit one of the written unit is. */
const FACTORS: Record<AttributeUnit, Record<string, number>> = {
  mm: { '': 1, mm: 1, cm: 10, m: 1000 },
  L: { '': 1, l: 1, ltr: 1, litre: 1, litres: 1, ml: 0.001 },
  'L/min': { '': 1, 'l/min': 1, lpm: 1, 'litres per minute': 1, 'l/m': 1 },
  kg: { '': 1, kg: 1, g: 0.001 },
}

function cleanNumber(cell: unknown, unit: AttributeUnit | undefined): CleanCell {
  const written = cleanLine(String(cell)).toLowerCase()
  const match = /^(-?\d{1,3}(?:,\d{3})+(?:\.\d+)?|-?\d*\.?\d+)\s*([a-z/ ]*)\.?$/.exec(written)
  const factor = unit ? FACTORS[unit][match?.[2]?.trim() ?? ''] : match?.[2] === '' ? 1 : undefined
  if (!match?.[1] || factor === undefined) {
    return { kind: 'unusable', reason: `"${excerpt(cell)}" is not a number${unit ? ` in ${unit}` : ''}` }
  }
  // Two decimals are finer than any measure of the catalogue, and keep 0.1 + 0.2 out of it.
  return { kind: 'value', value: Math.round(Number(match[1].replaceAll(',', '')) * factor * 100) / 100 }
}

function cleanList(cell: unknown): CleanCell {
  const value = readList(cell)
  return value.length > 0 ? { kind: 'value', value } : { kind: 'absent' }
}

/** A list, also where the feed wrote it into one cell with commas, semicolons or bars between. */
export function readList(cell: unknown): string[] {
  const parts = Array.isArray(cell) ? cell : isBlank(cell) ? [] : String(cell).split(/[;,|]/)
  return [...new Set(parts.filter((part) => !isBlank(part)).map((part) => cleanLine(String(part))))]
}

function excerpt(cell: unknown): string {
  const written = String(cell)
  return written.length > 40 ? `${written.slice(0, 40)}…` : written
}
