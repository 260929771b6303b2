import { CURRENCY_CODES, type CurrencyCode } from '#app/core/money.ts'
import { LOCALES, type Locale } from '#app/features/markets/model.ts'
import { isAttributeKey, type AttributeKey, type AttributeValue } from '../attributes.ts'
import { isBlank } from '../blank.ts'
import {
  BIM_FILE_TYPES,
  FILE_TYPES,
  type FileType,
  type ProductFile,
  type Variant,
  type VariantPrice,
} from '../model.ts'
import { splitFeatures } from '../features.ts'
import { namesFile } from '../files.ts'
import { cleanAttribute, readFlag, readList } from './clean-attribute.ts'
import { cleanLine, cleanMarkdown } from './clean-text.ts'
import { readByMarket } from './by-market.ts'
import { readDate } from './read-date.ts'
import { mendCode } from './mend-code.ts'
import { FeedNameValues, type FeedNameValue, type FeedVariant } from './feed-record.ts'

export type Remark = (field: string, reason: string) => void

/** Letters, digits and the signs that product codes are written with; at most 64 characters. */
export const SKU_PATTERN = /^[\p{L}\p{N}](?:[\p{L}\p{N} .+/_#()-]{0,62}[\p{L}\p{N}.+#)])?$/u

export function isUsableSku(sku: string): boolean {
  return SKU_PATTERN.test(sku) && !isBlank(sku)
}

/** Whether a variant is for staff; null where the value cannot be parsed: a guess could publish it. */
export function readInternal({ attributes }: FeedVariant): boolean | null {
  const named = FeedNameValues.safeParse(attributes['item-attributes']).data ?? []
  const cell = attributes.IsGWAInternal ?? named.find(({ name }) => name.trim() === 'IsGWAInternal')?.value
  return isBlank(cell) ? false : readFlag(cell)
}

export function cleanVariant(raw: FeedVariant, remark: Remark): Variant {
  const cells = raw.attributes
  const items = nameValues(cells['item-attributes'], 'attributes.item-attributes', remark)
  const named = new Map(items.map((item) => [item.name.trim(), item.value]))
  const { attributes, files: looseFiles } = cleanCells(named, cells, remark)
  const assets = nameValues(cells['assets-attributes'], 'attributes.assets-attributes', remark)
  const files = [...looseFiles, ...assets.flatMap((asset) => cleanFile(asset, remark))]
  return {
    id: raw.id ?? raw.sku,
    key: raw.key ?? raw.sku,
    sku: raw.sku,
    images: cleanAddresses(raw.images, 'images', remark),
    lineDiagramList: cleanAddresses(raw.lineDiagramList, 'lineDiagramList', remark),
    prices: cleanPrices(raw, remark),
    attributes: { ...attributes, ...bimFileTypes(files) },
    features: cleanFeatures(read('features'), remark),
    files,
    bundleReferences: readCodes(read('bundle-references')),
    spareReferences: readCodes(read('spare-references')),
  }

  function read(name: string): unknown {
    return isBlank(cells[name]) ? named.get(name) : cells[name]
  }
}

export function readCodes(cell: unknown): string[] {
  return [...new Set(readList(cell).map(mendCode))]
}

/** Cells with rules of their own, and `bim-file-types`, which is derived from the files. */
const READ_ELSEWHERE = new Set([
  'bim-file-types',
  'features',
  'item-attributes',
  'assets-attributes',
  'bundle-references',
  'spare-references',
])

const CODES: ReadonlySet<string> = new Set(['item-code', 'product-code'])

/** A cell of the variant itself has priority over one of the same name in its list of items. */
function cleanCells(named: ReadonlyMap<string, unknown>, cells: Record<string, unknown>, remark: Remark) {
  const attributes: Partial<Record<AttributeKey, AttributeValue>> = {}
  const files: ProductFile[] = []
  for (const [name, cell] of named) if (!Object.hasOwn(cells, name)) put(name, cell)
  for (const name of Object.keys(cells)) put(name, cells[name])
  return { attributes, files }

  function put(name: string, cell: unknown): void {
    if (READ_ELSEWHERE.has(name)) return
    if (isFileType(name)) {
      files.push(...cleanFile({ name, value: cell }, remark))
    } else if (isAttributeKey(name)) {
      const clean = cleanAttribute(name, CODES.has(name) && isText(cell) ? mendCode(String(cell)) : cell)
      if (clean.kind === 'value') attributes[name] = clean.value
      if (clean.kind === 'unusable') remark(`attributes.${name}`, `${clean.reason}: left out`)
    } else if (!isBlank(cell)) {
      remark(`attributes.${name}`, 'unknown attribute: left out')
    }
  }
}

function nameValues(list: unknown, field: string, remark: Remark): FeedNameValue[] {
  if (isBlank(list)) return []
  const parsed = FeedNameValues.safeParse(list)
  if (parsed.success) return parsed.data
  remark(field, 'is not a list of names and values: left out')
  return []
}

function isFileType(name: string): name is FileType {
  return Object.hasOwn(FILE_TYPES, name)
}

function cleanFile(asset: FeedNameValue, remark: Remark): ProductFile[] {
  const type = asset.name.trim()
  if (!isFileType(type)) {
    remark(`attributes.assets-attributes.${type}`, 'unknown file type: left out')
    return []
  }
  const field = `attributes.assets-attributes.${type}`
  const addresses = cleanAddresses(readAddresses(asset.value).filter(namesFile), field, remark)
  if (addresses.length === 0) return []
  const issue = cleanIssue(asset, (part, reason) => remark(`${field}.${part}`, reason))
  return addresses.map((url) => ({ type, url, ...issue }))
}

function cleanIssue(asset: FeedNameValue, remark: Remark): Pick<ProductFile, 'version' | 'date' | 'sizeBytes'> {
  const version = isText(asset.version) ? cleanLine(String(asset.version)) : ''
  const date = readDate(asset.date)
  if (date === null && !isBlank(asset.date))
    remark('date', `"${String(asset.date).slice(0, 40)}" is not a date: left out`)
  const size = isBlank(asset.size) ? asset.sizeBytes : asset.size
  const sizeBytes = Number(typeof size === 'string' ? size.trim() : size)
  const isByteCount = isText(size) && Number.isSafeInteger(sizeBytes) && sizeBytes > 0
  if (!isByteCount && !isBlank(size))
    remark('size', `"${String(size).slice(0, 40)}" is not a number of bytes: left out`)
  return {
    ...(isBlank(version) ? {} : { version }),
    ...(date === null ? {} : { date }),
    ...(isByteCount ? { sizeBytes } : {}),
  }
}

function isText(cell: unknown): cell is string | number {
  return typeof cell === 'string' || typeof cell === 'number'
}

/** Absolute web addresses and paths of the asset store; anything else could become a link that runs script. */
function cleanAddresses(cell: unknown, field: string, remark: Remark): string[] {
  return readAddresses(cell).filter((address) => {
    const usable =
      /^https?:\/\/[^\s]+$/i.test(address) || (/^\/?[\w%][^\s:\\]*$/.test(address) && !address.includes('..'))
    if (!usable) remark(field, `"${address.slice(0, 40)}" is not an address: left out`)
    return usable
  })
}

/** Lists of addresses may come as objects with a `url`; an address may contain commas, so only bars divide a cell. */
function readAddresses(cell: unknown): string[] {
  const parts = Array.isArray(cell) ? cell : isBlank(cell) ? [] : String(cell).split('|')
  return parts
    .map((part) => (part !== null && typeof part === 'object' && 'url' in part ? part.url : part))
    .filter((part) => typeof part === 'string' && !isBlank(part))
    .map((part) => String(part).trim())
}

function cleanPrices(raw: FeedVariant, remark: Remark): Variant['prices'] {
  const prices: Partial<Record<CurrencyCode, VariantPrice>> = {}
  const put = (currencyCode: string, value: unknown, discounted: unknown) => {
    const known = CURRENCY_CODES.find((code) => code === currencyCode)
    if (!known) return remark('priceValues', `unknown currency "${currencyCode}": left out`)
    if (!isPrice(value)) return remark('priceValues', `"${String(value)}" is not an amount in cents: left out`)
    const isLower = isPrice(discounted) && discounted < value
    if (!isLower && !isBlank(discounted)) remark('discountedPrice', 'is not below the price: left out')
    prices[known] = { centAmount: value, ...(isLower ? { discountedCentAmount: discounted } : {}) }
  }
  if (raw.price) put(raw.price.currencyCode ?? 'AUD', raw.price.centAmount, raw.discountedPrice?.centAmount)
  for (const { currencyCode, value, discounted } of raw.priceValues ?? []) {
    if (value !== null) put(currencyCode, value, discounted)
  }
  return prices
}

function isPrice(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}

function cleanFeatures(cell: unknown, remark: Remark): Variant['features'] {
  const features: Partial<Record<Locale, readonly string[]>> = {}
  const given = readByMarket(cell, (name) => remark(`attributes.features.${name}`, 'unknown language: left out'))
  for (const locale of LOCALES) {
    const local = given[locale]
    if (isBlank(local)) continue
    const bullets = Array.isArray(local) ? local.filter(isText).map(String) : isText(local) ? splitText(local) : []
    features[locale] = bullets.map(cleanMarkdown).filter((bullet) => !isBlank(bullet))
  }
  return features
}

function splitText(cell: string | number): string[] {
  return splitFeatures(cleanMarkdown(String(cell)))
}

function bimFileTypes(files: readonly ProductFile[]): { 'bim-file-types'?: string[] } {
  const types = BIM_FILE_TYPES.filter((type) => files.some((file) => file.type === type))
  return types.length > 0 ? { 'bim-file-types': types.map((type) => type.replace('-file', '')) } : {}
}
