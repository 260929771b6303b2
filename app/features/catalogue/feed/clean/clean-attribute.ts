import { attributeDefinition, type AttributeKey, type AttributeValue } from '@specify/catalogue/facts/attributes.ts'
import type { AttributeUnit } from '@specify/catalogue/facts/attribute-definition.ts'
import { isBlank } from '@specify/catalogue/facts/blank.ts'
import { readGtin } from '@specify/catalogue/product/gtin.ts'
import { cleanLine } from './clean-text.ts'

/** A cleaned cell, or why it cannot be used. `absent` is a placeholder for no value. */
export type CleanCell =
  | { readonly kind: 'value'; readonly value: AttributeValue }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unusable'; readonly reason: string }

/** Parses a feed's cell by the attribute's type; measures are converted to the attribute's unit. */
export function cleanAttribute(key: AttributeKey, cell: unknown): CleanCell {
  if (isBlank(cell)) return { kind: 'absent' }
  const { kind, unit } = attributeDefinition(key)
  if (kind === 'list') return cleanList(cell)
  if (typeof cell === 'object')
    return { kind: 'unusable', reason: 'is a list or an object where one value is expected' }
  if (kind === 'boolean') return cleanFlag(cell)
  if (kind === 'number') return cleanNumber(cell, unit)
  const value = cleanLine(`${cell as string | number | boolean}`)
  if (isBlank(value)) return { kind: 'absent' }
  return TEXTS_WITH_RULES[key]?.(value) ?? { kind: 'value', value }
}

/** Texts that are checked against the rules of their issuer. */
const TEXTS_WITH_RULES: Partial<Record<AttributeKey, (value: string) => CleanCell>> = {
  ean: cleanEan,
  'wels-rating': cleanWelsRating,
}

/** Digits without the spaces that are printed between them. */
function cleanEan(value: string): CleanCell {
  const gtin = readGtin(value)
  return gtin === null
    ? { kind: 'unusable', reason: `"${excerpt(value)}" is not an EAN of 8, 12, 13 or 14 digits with its check digit` }
    : { kind: 'value', value: gtin }
}

/** Half stars included, which AS/NZS 6400 gives to some appliances. */
const MAX_WELS_STARS = 6

/** A number alone is one of stars: `6` and `6 Stars` are `6 star`. Other texts, such as `Not rated`, stay as they are. */
function cleanWelsRating(value: string): CleanCell {
  const written = /^(-?\d+(?:\.\d+)?)$|(-?\d+(?:\.\d+)?)[\s-]*(?:stars?\b|[★*])/i.exec(value)
  const stars = Number(written?.[1] ?? written?.[2] ?? 0)
  const isRating = stars >= 0 && stars <= MAX_WELS_STARS && Number.isInteger(stars * 2)
  return isRating
    ? { kind: 'value', value: value.replace(/^(\d+(?:\.\d+)?)(?:[\s-]*stars?)?$/i, '$1 star') }
    : { kind: 'unusable', reason: `"${excerpt(value)}" is not a WELS rating of 0 to ${MAX_WELS_STARS} stars` }
}

const TRUE = new Set(['true', 'yes', 'y', '1'])
const FALSE = new Set(['false', 'no', 'n', '0'])

/** Parses the forms of yes and no in feeds; null for anything else. */
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
  const value = Math.round(Number(match[1].replaceAll(',', '')) * factor * 100) / 100
  return Math.abs(value) > MAX_NUMBER
    ? { kind: 'unusable', reason: `"${excerpt(cell)}" is too large` }
    : { kind: 'value', value }
}

/** Larger than any measure, and small enough to be written without an exponent. */
const MAX_NUMBER = 1e9

function cleanList(cell: unknown): CleanCell {
  const value = readList(cell)
  return value.length > 0 ? { kind: 'value', value } : { kind: 'absent' }
}

/** A list, also from one cell with commas, semicolons or bars between. */
export function readList(cell: unknown): string[] {
  const parts = Array.isArray(cell) ? cell : isBlank(cell) ? [] : String(cell).split(/[;,|]/)
  const texts = parts.filter((part) => typeof part === 'string' || typeof part === 'number')
  return [...new Set(texts.map((text) => cleanLine(String(text))).filter((text) => !isBlank(text)))]
}

function excerpt(cell: unknown): string {
  const written = String(cell)
  return written.length > 40 ? `${written.slice(0, 40)}…` : written
}
