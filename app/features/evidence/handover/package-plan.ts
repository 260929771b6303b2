import type { Visibility } from '#app/core/actor.ts'
import type { Steps } from '#app/core/steps.ts'
import { downloadFiles, type DownloadFile } from '#app/features/catalogue/files.ts'
import type { FileType } from '#app/features/catalogue/model.ts'
import type { Project } from '#app/features/projects/model.ts'
import type { EvidenceLine } from '../schedule.ts'
import { fileKindName } from './file-kinds.ts'
import type { HandoverOrder } from './handover-order.ts'
import { PathNames } from './safe-names.ts'

/** A file of the package: fetched once, whatever number of rows name it. */
export interface PlannedFile {
  readonly url: string
  /** In the package, with `/` between its parts. */
  readonly path: string
  /** As the catalogue states it. */
  readonly sizeBytes: number | null
}

export interface PlannedRow {
  readonly tag: string
  readonly sku: string
  readonly name: string
  /** Where the product stands first; how many other rooms it is in. */
  readonly place: string
  readonly otherPlaces: number
  /** Null for a product of which the catalogue has nothing. */
  readonly file: RowFile | null
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

/** Parts of a path: together with their slashes no more than `MAX_PATH_LENGTH`. */
const MAX_TYPE = 40
const MAX_ROOM = 50
const MAX_PRODUCT = 90
const MAX_FILE = 57
/** For what several products share. */
const COMMON_FOLDER = '_common'

interface Entry {
  readonly line: EvidenceLine
  readonly files: readonly DownloadFile[]
  readonly rooms: Set<string>
}

type PlanOrder = Pick<HandoverOrder, 'kinds' | 'by'>

/** Which files lie where. `lines` are in the order of the schedule. */
export function* planPackage(
  project: Pick<Project, 'unitTypes'>,
  lines: readonly EvidenceLine[],
  { kinds, by }: PlanOrder,
  visibility: Visibility,
): Steps<PackagePlan> {
  const wanted = new Set(kinds)
  const filesOf = new Map<string, readonly DownloadFile[]>()
  const entries = new Map<string, Entry>()
  const productsOf = new Map<string, Set<string>>()
  for (const line of lines) {
    yield
    const { tag, sku, listed, room } = line
    const files = filesOf.getOrInsertComputed(sku, () =>
      downloadFiles(listed?.variant.files ?? [], visibility).filter(({ type }) => wanted.has(type)),
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
      sku: line.sku,
      name: line.name,
      place: placeText(line),
      otherPlaces: rooms.size - 1,
    }
    if (line.listed === null) rows.push({ ...row, file: null })
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

/** `Type A, Ensuite` */
function placeText({ room, unitType }: EvidenceLine): string {
  return unitType ? `${unitType.name}, ${room.name}` : room.name
}

class Places {
  private readonly names = new PathNames()
  private readonly by: PlanOrder['by']
  private readonly types: Pick<Project, 'unitTypes'>['unitTypes']

  constructor({ unitTypes }: Pick<Project, 'unitTypes'>, by: PlanOrder['by']) {
    this.by = by
    this.types = unitTypes
  }

  /** `line` is null for what several products share. */
  pathOf({ type, version, url }: DownloadFile, line: EvidenceLine | null, brand: string): string {
    const kind =
      version === null || version === '' ? fileKindName(type) : `${fileKindName(type)} ${versionText(version)}`
    return this.names.pathOf(url, {
      folder: line === null ? this.commonFolder() : this.folderOf(line),
      text: line === null ? `${brand} ${kind}` : kind,
      extension: extensionOf(url),
      maxLength: MAX_FILE,
    })
  }

  private commonFolder(): string {
    return this.names.pathOf('common', { folder: '', text: COMMON_FOLDER, maxLength: MAX_TYPE })
  }

  private folderOf({ tag, sku, name, room, unitType }: EvidenceLine): string {
    const folder = this.by === 'room' ? this.roomFolder(room, unitType) : ''
    const text = [this.by === 'product' ? '' : tag, sku, name].filter(Boolean).join(' ')
    const key = this.by === 'product' ? sku : `${tag}\n${sku}`
    return this.names.pathOf(`product ${key}`, { folder, text, maxLength: MAX_PRODUCT })
  }

  private roomFolder(room: EvidenceLine['room'], unitType: EvidenceLine['unitType']): string {
    const { names, types } = this
    const number = (at: number) => String(at).padStart(2, '0')
    const text = unitType
      ? `${number(types.findIndex(({ id }) => id === unitType.id) + 1)} ${unitType.name}`
      : `${number(0)} Common areas`
    const folder =
      types.length === 0 ? '' : names.pathOf(`type ${unitType?.id ?? ''}`, { folder: '', text, maxLength: MAX_TYPE })
    return names.pathOf(`room ${room.id}`, { folder, text: room.name, maxLength: MAX_ROOM })
  }
}

function versionText(version: string): string {
  return /^\d/.test(version) ? `v${version}` : version
}

/** `.pdf`; empty where the address has none. */
function extensionOf(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1)
  return /\.[a-z0-9]{1,5}$/i.exec(path)?.[0].toLowerCase() ?? ''
}
