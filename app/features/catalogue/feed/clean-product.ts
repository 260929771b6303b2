import { slugify } from '#app/core/slug.ts'
import { LOCALES, MARKETS, type Locale } from '#app/features/markets/model.ts'
import { isBlank } from '../blank.ts'
import { masterVariantId } from '../master-variant.ts'
import { PRODUCT_STATUSES, SECTOR_CODES, type Category, type Product, type Variant } from '../model.ts'
import { readFlag, readList } from './clean-attribute.ts'
import { cleanLine, cleanMarkdown } from './clean-text.ts'
import { cleanVariant, isUsableSku, type Remark } from './clean-variant.ts'
import { FeedRecord, type FeedVariant } from './feed-record.ts'

export interface Problem {
  readonly field: string
  readonly reason: string
}

/** What became of one record. Remarks name cells that were left out of an accepted product. */
export type CleanedRecord =
  | { readonly kind: 'accepted'; readonly product: Product; readonly remarks: readonly Problem[] }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }

/** Where a SKU was seen before in the same feed, as the reason to refuse it; null when it is free. */
export type SkuCheck = (sku: string) => string | null

/**
 * Checks and cleans one parsed record. A product without name, category or a usable variant is refused; a variant
 * whose SKU is unusable or taken is left out, and everything else that cannot be used is dropped with a remark.
 */
export function cleanProduct(value: unknown, takenSku: SkuCheck): CleanedRecord {
  const parsed = FeedRecord.safeParse(value)
  if (!parsed.success) return { kind: 'refused', problems: parsed.error.issues.map(toProblem) }
  const raw = parsed.data
  const remarks: Problem[] = []
  const remark: Remark = (field, reason) => remarks.push({ field, reason })

  const name = localText(raw.name)
  if (!name) return { kind: 'refused', problems: [{ field: 'name', reason: 'is empty' }] }
  const unusable: Problem[] = []
  const variants = usableVariants(raw.variants, takenSku, unusable).map(({ variant, index }) =>
    cleanVariant(variant, (field, reason) => remark(`variants[${index}].${field}`, reason)),
  )
  if (variants.length === 0) return { kind: 'refused', problems: unusable }
  remarks.push(...unusable)

  const internal = readFlag(raw.IsGWAInternal) ?? false
  const product: Product = {
    productId: raw.productId,
    name,
    slug: slugify(raw.slug ?? '') || slugify(name.au) || slugify(raw.productId) || 'product',
    description: typeof raw.description === 'string' && !isBlank(raw.description) ? cleanMarkdown(raw.description) : '',
    markets: cleanMarkets(raw.markets, remark),
    categories: raw.categories.map(cleanCategory),
    brand: text(raw.brand) || firstText(variants, 'brand'),
    range: text(raw.range) || firstText(variants, 'range'),
    subBrand: text(raw['sub-brand']),
    productTypes: readList(raw['product-types']),
    sectors: cleanSectors(raw['specify-sectors'], remark),
    isNew: readFlag(raw.IsNew) ?? false,
    isInternal: internal,
    builderRange: cleanBuilderRange(raw['builder-range'], variants),
    masterVariantId: masterVariantId(variants, raw.masterVariantID ?? null),
    variants,
    status: PRODUCT_STATUSES.find((status) => status === text(raw.status).toLowerCase()) ?? 'current',
    replacedBy: readList(raw.replacedBy),
    alternatives: readList(raw.alternatives),
    metaTitle: text(raw.metaTitle),
    metaDescription: text(raw.metaDescription),
    metaKeywords: text(raw.metaKeywords),
    createdAt: cleanDate(raw.createdAt, remark),
  }
  return { kind: 'accepted', product, remarks }
}

/** A cell as one line; empty for what is no text. */
function text(cell: unknown): string {
  const isText = typeof cell === 'string' || typeof cell === 'number'
  return isText && !isBlank(cell) ? cleanLine(String(cell)) : ''
}

function toProblem(issue: { path: PropertyKey[]; message: string }): Problem {
  const field = issue.path.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path ? `${path}.${String(key)}` : String(key)),
    '',
  )
  return { field: field || 'record', reason: issue.message.replace(/^Invalid input: /, '') }
}

function usableVariants(raws: readonly FeedVariant[], takenSku: SkuCheck, problems: Problem[]) {
  const seen = new Set<string>()
  return raws.flatMap((variant, index) => {
    const { sku } = variant
    const reason = !isUsableSku(sku)
      ? isBlank(sku)
        ? 'is empty'
        : `"${sku.slice(0, 70)}" has characters a product code cannot have`
      : seen.has(sku)
        ? `"${sku}" stands twice in this product`
        : takenSku(sku)
    if (reason !== null) {
      problems.push({ field: `variants[${index}].sku`, reason })
      return []
    }
    seen.add(sku)
    return [{ variant, index }]
  })
}

/** The text for each market; a market without its own takes the other's. Null when there is none at all. */
function localText(given: string | Record<string, string>): Record<Locale, string> | null {
  const read = (locale: Locale) => {
    const own = typeof given === 'string' ? given : (given[MARKETS[locale].language] ?? given[locale])
    return own === undefined || isBlank(own) ? '' : cleanLine(own).slice(0, 300)
  }
  const local = { au: read('au'), nz: read('nz') }
  if (!local.au && !local.nz) return null
  return { au: local.au || local.nz, nz: local.nz || local.au }
}

function cleanMarkets(cell: unknown, remark: Remark): Locale[] {
  const written = readList(cell).map((code) => code.toLowerCase())
  const markets = LOCALES.filter((locale) => written.includes(locale))
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
function cleanBuilderRange(cell: unknown, variants: readonly Variant[]): Record<Locale, boolean> {
  const onVariant = variants.some((variant) => variant.attributes['builder-range'] === true)
  const read = (locale: Locale) => {
    const own =
      cell !== null && typeof cell === 'object'
        ? Object.entries(cell).find(([key]) => key === locale || key === MARKETS[locale].language)?.[1]
        : cell
    return isBlank(own) ? onVariant : (readFlag(own) ?? false)
  }
  return { au: read('au'), nz: read('nz') }
}

/** The epoch stands for an unknown date: such products sort last. */
function cleanDate(cell: unknown, remark: Remark): string {
  if (isBlank(cell)) return '1970-01-01'
  const time = Date.parse(String(cell))
  if (Number.isFinite(time)) return new Date(time).toISOString().slice(0, 10)
  remark('createdAt', `"${String(cell).slice(0, 40)}" is not a date: left out`)
  return '1970-01-01'
}
