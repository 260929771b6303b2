import { CURRENCY_CODES, type CurrencyCode } from '#app/core/money.ts'
import { LOCALES, MARKETS, type Locale } from '#app/features/markets/model.ts'
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
import { cleanAttribute, readList } from './clean-attribute.ts'
import { cleanMarkdown } from './clean-text.ts'
import { FeedNameValues, type FeedNameValue, type FeedVariant } from './feed-record.ts'

/** Reports a cell that was left out: the field and why. */
export type Remark = (field: string, reason: string) => void

/** Letters, digits and the signs that product codes are written with; at most 64 characters. */
export const SKU_PATTERN = /^[\p{L}\p{N}](?:[\p{L}\p{N} .+/_#()-]{0,62}[\p{L}\p{N}.+#)])?$/u

export function isUsableSku(sku: string): boolean {
  return SKU_PATTERN.test(sku) && !isBlank(sku)
}

/** Turns a feed's variant into the catalogue's. Cells that cannot be used are left out with a remark. */
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
    features: cleanFeatures(cells.features),
    files,
    bundleReferences: readList(named.get('bundle-references') ?? cells['bundle-references']),
    spareReferences: readList(named.get('spare-references') ?? cells['spare-references']),
  }
}

const READ_ELSEWHERE = new Set([
  'features',
  'item-attributes',
  'assets-attributes',
  'bundle-references',
  'spare-references',
])

/** A cell of the variant itself counts before one of the same name in its list of items. */
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
      const clean = cleanAttribute(name, cell)
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
  const issue = {
    ...(isBlank(asset.version) ? {} : { version: String(asset.version) }),
    ...(isBlank(asset.date) ? {} : { date: String(asset.date) }),
    ...(isByteCount(asset.size) ? { sizeBytes: asset.size } : {}),
  }
  const addresses = readAddresses(asset.value).filter(namesFile)
  return cleanAddresses(addresses, `attributes.assets-attributes.${type}`, remark).map((url) => ({
    type,
    url,
    ...issue,
  }))
}

function isByteCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
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

function cleanFeatures(cell: unknown): Variant['features'] {
  const features: Partial<Record<Locale, readonly string[]>> = {}
  for (const locale of LOCALES) {
    const local =
      cell !== null && typeof cell === 'object' && !Array.isArray(cell)
        ? Object.entries(cell).find(([key]) => key === MARKETS[locale].language || key === locale)?.[1]
        : cell
    if (isBlank(local)) continue
    const bullets = Array.isArray(local)
      ? local.map((bullet) => cleanMarkdown(String(bullet)))
      : splitFeatures(cleanMarkdown(String(local)))
    features[locale] = bullets.filter((bullet) => !isBlank(bullet))
  }
  return features
}

function bimFileTypes(files: readonly ProductFile[]): { 'bim-file-types'?: string[] } {
  const types = BIM_FILE_TYPES.filter((type) => files.some((file) => file.type === type))
  return types.length > 0 ? { 'bim-file-types': types.map((type) => type.replace('-file', '')) } : {}
}
