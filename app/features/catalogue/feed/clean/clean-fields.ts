import { slugify } from '@specify/core/text/slug.ts'
import { LOCALES, type Locale } from '@specify/core/market.ts'
import { isBlank } from '@specify/catalogue/facts/blank.ts'
import { SECTOR_CODES, type Category, type Variant } from '@specify/catalogue/product/model.ts'
import { readList, readFlag } from './clean-attribute.ts'
import { readByMarket } from '../by-market.ts'
import { cleanLine, cleanMarkdown, cutLine } from './clean-text.ts'
import type { Remark } from './clean-files.ts'
import type { FeedRecord } from '../feed-record.ts'
import { readDate } from './read-date.ts'

export function text(cell: unknown): string {
  const isText = typeof cell === 'string' || typeof cell === 'number'
  const line = isText && !isBlank(cell) ? cleanLine(String(cell)) : ''
  return isBlank(line) ? '' : line
}

export function excerpt(cell: unknown): string {
  return (typeof cell === 'string' ? cell : JSON.stringify(cell)).slice(0, 40)
}

export function flag(cell: unknown, field: string, remark: Remark): boolean {
  const value = isBlank(cell) ? false : readFlag(cell)
  if (value === null) remark(field, `"${excerpt(cell)}" is neither yes nor no: left out`)
  return value ?? false
}

const MAX_NAME_LENGTH = 300

/** The text for each market; a market without its own takes the other's. Null when there is none at all. */
export function localText(given: string | Record<string, string>, remark: Remark): Record<Locale, string> | null {
  const texts = readByMarket(given, (language) => remark(`name.${language}`, 'unknown language: left out'))
  const read = (locale: Locale) => {
    const line = text(texts[locale])
    if (line.length > MAX_NAME_LENGTH) remark('name', `is longer than ${MAX_NAME_LENGTH} characters: cut`)
    return cutLine(line, MAX_NAME_LENGTH)
  }
  const local = { au: read('au'), nz: read('nz') }
  if (!local.au && !local.nz) return null
  return { au: local.au || local.nz, nz: local.nz || local.au }
}

export function cleanMarkets(cell: unknown, remark: Remark): Locale[] {
  const written = readList(cell).map((code) => code.toLowerCase())
  const markets = LOCALES.filter((locale) => written.includes(locale))
  for (const code of written) {
    if (!LOCALES.some((locale) => locale === code)) remark('markets', `unknown market "${excerpt(code)}": left out`)
  }
  if (written.length > 0 && markets.length === 0) remark('markets', 'names no known market: shown in both')
  return markets.length > 0 ? markets : [...LOCALES]
}

export function cleanCategory(raw: FeedRecord['categories'][number]): Category {
  const segments = raw._url.split('/').map(slugify).filter(Boolean)
  return {
    categoryId: raw.categoryId.trim(),
    name: cleanLine(raw.name),
    _url: `/${segments.join('/')}/`,
    subCategories: (raw.subCategories ?? []).map(cleanCategory),
  }
}

export function firstText(variants: readonly Variant[], key: 'brand' | 'range'): string {
  const value = variants.map((variant) => variant.attributes[key]).find((each) => typeof each === 'string')
  return typeof value === 'string' ? value : ''
}

const KNOWN_SECTORS = new Set<number>(Object.values(SECTOR_CODES))

export function cleanSectors(cell: unknown, remark: Remark): number[] {
  return readList(cell).flatMap((written) => {
    const code = Number(written)
    if (KNOWN_SECTORS.has(code)) return [code]
    remark('specify-sectors', `unknown sector "${written}": left out`)
    return []
  })
}

/** `YES` or not, for both markets or for each; a variant's own flag counts for its product. */
export function cleanBuilderRange(
  cell: unknown,
  variants: readonly Variant[],
  remark: Remark,
): Record<Locale, boolean> {
  const onVariant = variants.some((variant) => variant.attributes['builder-range'] === true)
  const byMarket = readByMarket(cell, (market) => remark(`builder-range.${market}`, 'unknown market: left out'))
  const read = (locale: Locale) =>
    isBlank(byMarket[locale]) ? onVariant : flag(byMarket[locale], 'builder-range', remark)
  return { au: read('au'), nz: read('nz') }
}

/** The epoch means an unknown date: such products sort last. */
export function cleanDate(cell: unknown, remark: Remark): string {
  const date = readDate(cell)
  if (date === null && !isBlank(cell)) remark('createdAt', `"${excerpt(cell)}" is not a date: left out`)
  return date ?? '1970-01-01'
}

export function markdown(cell: unknown): string {
  const written = typeof cell === 'string' && !isBlank(cell) ? cleanMarkdown(cell) : ''
  return isBlank(written) ? '' : written
}
