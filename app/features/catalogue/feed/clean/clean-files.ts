import { isInAssetStore } from '@specify/catalogue/files/asset-source.ts'
import { isBlank } from '@specify/catalogue/facts/blank.ts'
import { BIM_FILE_TYPES, FILE_TYPES, type FileType, type ProductFile } from '@specify/catalogue/files/product-file.ts'
import { namesFile } from '@specify/catalogue/files/files.ts'
import { cleanLine } from './clean-text.ts'
import { readDate } from './read-date.ts'
import type { FeedNameValue } from '../feed-record.ts'

export type Remark = (field: string, reason: string) => void

export function isText(cell: unknown): cell is string | number {
  return typeof cell === 'string' || typeof cell === 'number'
}

/** Pictures, which pages load: those of the asset store. */
export function cleanPictures(cell: unknown, field: string, remark: Remark): string[] {
  return cleanAddresses(readAddresses(cell), field, remark).filter((address) => {
    const isShown = isInAssetStore(address)
    if (!isShown) remark(field, `"${address.slice(0, 70)}" is not in the asset store (ASSET_BASE_URL): left out`)
    return isShown
  })
}

/** Addresses with `https` and paths of the asset store; anything else could become a link that runs script. */
function cleanAddresses(addresses: readonly string[], field: string, remark: Remark): string[] {
  return addresses.flatMap((written) => {
    const address = written.replace(/^https?:/i, (scheme) => scheme.toLowerCase())
    const reason = whyNoAddress(address)
    if (reason !== null) remark(field, `"${written.slice(0, 70)}" ${reason}: left out`)
    return reason === null ? [address] : []
  })
}

/** An asset store that is tried out at home may have no `https`. */
function whyNoAddress(address: string): string | null {
  if (/^https?:\/\/[^\s]+$/.test(address))
    return address.startsWith('https:') || isInAssetStore(address) ? null : 'begins with http, not https'
  return /^\/?[\w%][^\s:\\]*$/.test(address) && !address.includes('..') ? null : 'is not an address'
}

/** Lists of addresses may come as objects with a `url`; an address may contain commas, so only bars divide a cell. */
function readAddresses(cell: unknown): string[] {
  const parts = Array.isArray(cell) ? cell : isBlank(cell) ? [] : String(cell).split('|')
  return parts
    .map((part) => (part !== null && typeof part === 'object' && 'url' in part ? part.url : part))
    .filter((part) => typeof part === 'string' && !isBlank(part))
    .map((part) => String(part).trim())
}

export function isFileType(name: string): name is FileType {
  return Object.hasOwn(FILE_TYPES, name)
}

export function cleanFile(asset: FeedNameValue, remark: Remark): ProductFile[] {
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

export function bimFileTypes(files: readonly ProductFile[]): { 'bim-file-types'?: string[] } {
  const types = BIM_FILE_TYPES.filter((type) => files.some((file) => file.type === type))
  return types.length > 0 ? { 'bim-file-types': types.map((type) => type.replace('-file', '')) } : {}
}
