import type { Visibility } from '@specify/core/actor.ts'
import type { Chunked } from '@specify/core/data/chunked.ts'
import { downloadFiles, type DownloadFile } from '@specify/catalogue/files/files.ts'
import type { FileType } from '@specify/catalogue/files/product-file.ts'
import type { Project } from '@specify/schedule/model.ts'
import { lineCode, placeText, type EvidenceLine } from '#app/features/reports/schedule.ts'
import { Places, type PlanOrder } from './package-places.ts'

/** A file of the package: fetched once, whatever number of rows name it. */
export interface PlannedFile {
  readonly url: string
  /** Path in the package, separated by `/`. */
  readonly path: string
  /** Size stated by the catalogue. */
  readonly sizeBytes: number | null
}

export interface PlannedRow {
  readonly tag: string
  readonly sku: string
  readonly name: string
  /** The product's first room, and the number of its other rooms. */
  readonly place: string
  readonly otherPlaces: number
  /** Null for a product of which the catalogue has nothing. */
  readonly file: RowFile | null
  /** A line that is not from the catalogue. */
  readonly isFree?: true
}

interface RowFile extends Pick<DownloadFile, 'label' | 'version' | 'date' | 'url'> {
  readonly kind: FileType
  readonly path: string
}

export interface PackagePlan {
  readonly files: readonly PlannedFile[]
  /** Product by product, in the order of the folders. */
  readonly rows: readonly PlannedRow[]
}

interface Entry {
  readonly line: EvidenceLine
  readonly files: readonly DownloadFile[]
  readonly rooms: Set<string>
}

/** Plans the files of a package. `lines` are in schedule order. */
export function* planPackage(
  project: Pick<Project, 'unitTypes'>,
  lines: readonly EvidenceLine[],
  { kinds, by }: PlanOrder,
  visibility: Visibility,
): Chunked<PackagePlan> {
  const wantedKinds = new Set(kinds)
  const filesOf = new Map<string, readonly DownloadFile[]>()
  const entries = new Map<string, Entry>()
  const productsOf = new Map<string, Set<string>>()
  for (const line of lines) {
    yield
    const { tag, sku, listed, room } = line
    const files = filesOf.getOrInsertComputed(sku, () =>
      downloadFiles(listed?.variant.files ?? [], visibility).filter(({ type }) => wantedKinds.has(type)),
    )
    for (const { url } of files)
      productsOf.getOrInsertComputed(url, () => new Set()).add(listed?.product.productId ?? sku)
    entries.getOrInsertComputed(`${tag}\n${sku}`, () => ({ line, files, rooms: new Set() })).rooms.add(room.id)
  }
  const places = new Places(project, by)
  const planned = new Map<string, PlannedFile>()
  const rows: PlannedRow[] = []
  for (const { line, files, rooms } of inOrder([...entries.values()], by)) {
    yield
    const row = {
      tag: line.tag,
      sku: lineCode(line),
      name: line.name,
      place: placeText(line),
      otherPlaces: rooms.size - 1,
    }
    if (line.listed === null) rows.push({ ...row, file: null, ...(line.free && { isFree: true as const }) })
    for (const file of files) {
      const isShared = (productsOf.get(file.url)?.size ?? 0) > 1
      const { url, sizeBytes } = file
      const { path } = planned.getOrInsertComputed(url, () => ({
        url,
        path: places.pathOf(file, isShared ? null : line, line.listed?.product.brand ?? ''),
        sizeBytes,
      }))
      const { type: kind, label, version, date } = file
      rows.push({ ...row, file: { kind, label, version, date, url, path } })
    }
  }
  return { files: [...planned.values()], rows }
}

function inOrder(entries: Entry[], by: PlanOrder['by']): Entry[] {
  if (by === 'room') return entries
  const compare = new Intl.Collator('en', { numeric: true }).compare
  const keyOf = ({ line }: Entry) => (by === 'tag' ? (line.tag === '' ? '\uffff' : line.tag) : line.sku)
  return entries.toSorted((a, b) => compare(keyOf(a), keyOf(b)))
}
