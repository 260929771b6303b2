import type { DownloadFile } from '@specify/catalogue/files/files.ts'
import type { Project } from '@specify/schedule/model.ts'
import type { EvidenceLine } from '#app/features/reports/schedule.ts'
import { fileKindName } from './file-kinds.ts'
import type { HandoverOrder } from '../handover-order.ts'
import { PathNames } from './safe-names.ts'

/** Parts of a path: together with their slashes no more than `MAX_PATH_LENGTH`. */
const MAX_TYPE = 40
const MAX_ROOM = 50
const MAX_PRODUCT = 90
const MAX_FILE = 57
/** Folder of files that several products share. */
const COMMON_FOLDER = '_common'

export type PlanOrder = Pick<HandoverOrder, 'kinds' | 'by'>

export class Places {
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
