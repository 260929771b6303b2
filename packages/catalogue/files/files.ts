import type { Visibility } from '@specify/core/actor.ts'
import { downloadUrl, isInAssetStore } from './asset-source.ts'
import { isBlank } from '../facts/blank.ts'
import { isLargeFamily } from './file-check.ts'
import { BIM_FILE_TYPES, FILE_TYPES, type FileType, type ProductFile } from './product-file.ts'

export interface DownloadFile {
  readonly type: FileType
  readonly label: string
  /** Full rendition: absolute, or from the root of the site. */
  readonly url: string
  readonly version: string | null
  readonly date: string | null
  /** Null where the feed has none. */
  readonly sizeBytes: number | null
  /** A Revit family that staff should reduce; set for staff only. */
  readonly isTooLarge?: true
}

/** A placeholder for a file in feeds, besides the usual ones. In lower case. */
const NO_FILE = 'warrantyurl'

/** Returns whether a cell names a file: not empty, not `-` or `NULL`, and not the placeholder `warrantyURL`. */
export function namesFile(cell: string): boolean {
  return !isBlank(cell) && cell.trim().toLowerCase() !== NO_FILE
}

/** Single files that are offered only without the set that contains them. */
const SET_OF = new Map<FileType, FileType>([
  ['installation-guidelines', 'installation-guidelines-set'],
  ['technical-manual', 'technical-manual-set'],
])

const INTERNAL_TYPES: ReadonlySet<FileType> = new Set(['test-report'])

const TYPES_IN_ORDER = Object.keys(FILE_TYPES) as FileType[]

export function downloadFiles(files: readonly ProductFile[], visibility: Visibility): DownloadFile[] {
  const named = files.filter(({ url }) => namesFile(url))
  return TYPES_IN_ORDER.filter((type) => isOffered(type, named, visibility)).flatMap((type) => {
    const byUrl = new Map(named.filter((file) => file.type === type).map((file) => [file.url, file]))
    return Array.from(byUrl.values(), (file) => toDownload(file, visibility))
  })
}

function isOffered(type: FileType, named: readonly ProductFile[], visibility: Visibility): boolean {
  if (INTERNAL_TYPES.has(type) && visibility !== 'internal') return false
  const set = SET_OF.get(type)
  return set === undefined || named.every((file) => file.type !== set)
}

function toDownload(file: ProductFile, visibility: Visibility): DownloadFile {
  const { type, url, version, date } = file
  const sizeBytes = file.sizeBytes ?? null
  return {
    type,
    label: FILE_TYPES[type],
    url: downloadUrl(url.trim()),
    version: version ?? null,
    date: date ?? null,
    sizeBytes,
    ...(visibility === 'internal' && isLargeFamily(type, sizeBytes) ? { isTooLarge: true } : {}),
  }
}

export function isBimFile({ type }: Pick<DownloadFile, 'type'>): boolean {
  return BIM_FILE_TYPES.some((each) => each === type)
}

export function modelOf(files: readonly DownloadFile[]): string | null {
  return files.find(({ type, url }) => type === 'GLB-file' && isInAssetStore(url))?.url ?? null
}

const LEADING_TYPES: readonly FileType[] = ['specification-sheet', 'RFA-file', 'DXF-file', 'GLB-file']

export function leadingFiles(files: readonly DownloadFile[]): DownloadFile[] {
  return LEADING_TYPES.flatMap((type) => files.find((file) => file.type === type) ?? [])
}
