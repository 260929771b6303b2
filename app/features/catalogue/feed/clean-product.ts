import { slugify } from '#app/core/slug.ts'
import { inputIssueText } from '@specify/engine/input-issue'
import { LOCALES, type Locale } from '#app/features/markets/model.ts'
import { isBlank } from '../blank.ts'
import { masterVariantId } from '../master-variant.ts'
import { PRODUCT_STATUSES, SECTOR_CODES, type Category, type Product, type Variant } from '../model.ts'
import { readFlag, readList } from './clean-attribute.ts'
import { readByMarket } from './by-market.ts'
import { cleanLine, cleanMarkdown, cutLine } from './clean-text.ts'
import { cleanVariant, isUsableSku, readCodes, readInternal, type Remark } from './clean-variant.ts'
import { FeedRecord, unknownFields, type FeedVariant } from './feed-record.ts'
import { readDate } from './read-date.ts'

export interface Problem {
  readonly field: string
  readonly reason: string
}

/** Outcome of one record. Remarks name cells that were left out of an accepted product. */
export type CleanedRecord =
  | { readonly kind: 'accepted'; readonly product: Product; readonly remarks: readonly Problem[] }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }

/** The reason to refuse a SKU that was seen before in the same feed; null when it is free. */
export type SkuCheck = (sku: string) => string | null

/**
 * Checks and cleans one parsed record. A product without name, category or a usable variant is refused; a variant whose
 * SKU is unusable or taken is left out, and everything else that cannot be used is dropped with a remark.
 */
export function cleanProduct(value: unknown, takenSku: SkuCheck): CleanedRecord {
  const parsed = FeedRecord.safeParse(value, { error: inputIssueText })
  if (!parsed.success) return { kind: 'refused', problems: parsed.error.issues.map(toProblem) }
  const raw = parsed.data
  const remarks: Problem[] = []
  const remark: Remark = (field, reason) => remarks.push({ field, reason })

  for (const field of unknownFields(Object(value))) remark(field, 'unknown field: left out')

  const name = localText(raw.name, remark)
  if (!name) return refuse('name', 'is empty')
  const status = readStatus(raw.status)
  if (!status) return refuse('status', `"${excerpt(raw.status)}" is neither ${PRODUCT_STATUSES.join(' nor ')}`)
  const internal = isBlank(raw.IsGWAInternal) ? false : readFlag(raw.IsGWAInternal)
  // A guess could publish an internal product.
  if (internal === null) return refuse('IsGWAInternal', `"${excerpt(raw.IsGWAInternal)}" is neither yes nor no`)

  const unusable: Problem[] = []
  const variants = usableVariants(raw.variants, takenSku, unusable).map(({ variant, index }) =>
    cleanVariant(variant, (field, reason) => remark(`variants[${index}].${field}`, reason)),
  )
  if (variants.length === 0) return { kind: 'refused', problems: unusable }
  remarks.push(...unusable)

  const { masterVariantID: master } = raw
  if (!isBlank(master) && variants.every(({ id }) => id !== master)) {
    remark('masterVariantID', `"${excerpt(master)}" is the id of no variant: left out`)
  }
  const product: Product = {
    productId: raw.productId,
    name,
    slug: slugify(raw.slug ?? '') || slugify(name.au) || slugify(raw.productId) || 'product',
    description: markdown(raw.description),
    markets: cleanMarkets(raw.markets, remark),
    categories: raw.categories.map(cleanCategory),
    brand: text(raw.brand) || firstText(variants, 'brand'),
    range: text(raw.range) || firstText(variants, 'range'),
    subBrand: text(raw['sub-brand']),
    productTypes: readList(raw['product-types']),
    sectors: cleanSectors(raw['specify-sectors'], remark),
    isNew: flag(raw.IsNew, 'IsNew', remark),
    isInternal: internal,
    builderRange: cleanBuilderRange(raw['builder-range'], variants, remark),
    masterVariantId: masterVariantId(variants, master ?? null),
    variants,
    status,
    replacedBy: readCodes(raw.replacedBy),
    alternatives: readCodes(raw.alternatives),
    metaTitle: text(raw.metaTitle),
    metaDescription: text(raw.metaDescription),
    metaKeywords: text(raw.metaKeywords),
    createdAt: cleanDate(raw.createdAt, remark),
  }
  return { kind: 'accepted', product, remarks }
}

function text(cell: unknown): string {
  const isText = typeof cell === 'string' || typeof cell === 'number'
  const line = isText && !isBlank(cell) ? cleanLine(String(cell)) : ''
  return isBlank(line) ? '' : line
}

function markdown(cell: unknown): string {
  const written = typeof cell === 'string' && !isBlank(cell) ? cleanMarkdown(cell) : ''
  return isBlank(written) ? '' : written
}

function refuse(field: string, reason: string): CleanedRecord {
  return { kind: 'refused', problems: [{ field, reason }] }
}

function excerpt(cell: unknown): string {
  return (typeof cell === 'string' ? cell : JSON.stringify(cell)).slice(0, 40)
}

/** `current` where nothing is given; null for an unknown word. */
function readStatus(cell: unknown): Product['status'] | null {
  if (isBlank(cell)) return 'current'
  return PRODUCT_STATUSES.find((status) => status === text(cell).toLowerCase()) ?? null
}

function flag(cell: unknown, field: string, remark: Remark): boolean {
  const value = isBlank(cell) ? false : readFlag(cell)
  if (value === null) remark(field, `"${excerpt(cell)}" is neither yes nor no: left out`)
  return value ?? false
}

function toProblem(issue: { path: PropertyKey[]; message: string }): Problem {
  const field = issue.path.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path ? `${path}.${String(key)}` : String(key)),
    '',
  )
  return { field: field || 'record', reason: issue.message }
}

function usableVariants(raws: readonly FeedVariant[], takenSku: SkuCheck, problems: Problem[]) {
  const skus = new Set<string>()
  const ids = new Set<string>()
  return raws.flatMap((variant, index) => {
    const { sku, id = sku } = variant
    const place = `variants[${index}]`
    const skuReason = whyUnusable(sku, skus, takenSku)
    const internal = readInternal(variant)
    if (skuReason !== null) problems.push({ field: `${place}.sku`, reason: skuReason })
    else if (internal === null)
      problems.push({ field: `${place}.attributes.IsGWAInternal`, reason: 'is neither yes nor no: variant left out' })
    if (skuReason !== null || internal === null) return []
    if (ids.has(id)) problems.push({ field: `${place}.id`, reason: `"${excerpt(id)}" stands twice in this product` })
    const usable = ids.has(id) ? { ...variant, id: sku } : variant
    skus.add(sku)
    ids.add(usable.id ?? sku)
    return [{ variant: usable, index }]
  })
}

function whyUnusable(sku: string, seen: ReadonlySet<string>, takenSku: SkuCheck): string | null {
  if (isBlank(sku)) return 'is empty'
  if (!isUsableSku(sku)) return `"${sku.slice(0, 70)}" has characters a product code cannot have`
  return seen.has(sku) ? `"${sku}" stands twice in this product` : takenSku(sku)
}

const MAX_NAME_LENGTH = 300

/** The text for each market; a market without its own takes the other's. Null when there is none at all. */
function localText(given: string | Record<string, string>, remark: Remark): Record<Locale, string> | null {
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

function cleanMarkets(cell: unknown, remark: Remark): Locale[] {
  const written = readList(cell).map((code) => code.toLowerCase())
  const markets = LOCALES.filter((locale) => written.includes(locale))
  for (const code of written) {
    if (!LOCALES.some((locale) => locale === code)) remark('markets', `unknown market "${excerpt(code)}": left out`)
  }
  if (written.length > 0 && markets.length === 0) remark('markets', 'names no known market: shown in both')
  return markets.length > 0 ? markets : [...LOCALES]
}

function cleanCategory(raw: FeedRecord['categories'][number]): Category {
  const segments = raw._url.split('/').map(slugify).filter(Boolean)
  return {
    categoryId: raw.categoryId.trim(),
    name: cleanLine(raw.name),
    _url: `/${segments.join('/')}/`,
    subCategories: (raw.subCategories ?? []).map(cleanCategory),
  }
}

function firstText(variants: readonly Variant[], key: 'brand' | 'range'): string {
  const value = variants.map((variant) => variant.attributes[key]).find((each) => typeof each === 'string')
  return typeof value === 'string' ? value : ''
}

const KNOWN_SECTORS = new Set<number>(Object.values(SECTOR_CODES))

function cleanSectors(cell: unknown, remark: Remark): number[] {
  return readList(cell).flatMap((written) => {
    const code = Number(written)
    if (KNOWN_SECTORS.has(code)) return [code]
    remark('specify-sectors', `unknown sector "${written}": left out`)
    return []
  })
}

/** `YES` or not, for both markets or for each; a variant's own flag counts for its product. */
function cleanBuilderRange(cell: unknown, variants: readonly Variant[], remark: Remark): Record<Locale, boolean> {
  const onVariant = variants.some((variant) => variant.attributes['builder-range'] === true)
  const given = readByMarket(cell, (market) => remark(`builder-range.${market}`, 'unknown market: left out'))
  const read = (locale: Locale) => (isBlank(given[locale]) ? onVariant : flag(given[locale], 'builder-range', remark))
  return { au: read('au'), nz: read('nz') }
}

/** The epoch means an unknown date: such products sort last. */
function cleanDate(cell: unknown, remark: Remark): string {
  const date = readDate(cell)
  if (date === null && !isBlank(cell)) remark('createdAt', `"${excerpt(cell)}" is not a date: left out`)
  return date ?? '1970-01-01'
}
