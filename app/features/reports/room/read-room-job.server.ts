import { AppError } from '@specify/core/app-error.ts'
import { downloadFiles, modelOf } from '@specify/catalogue/files/files.ts'
import { readAssetAddress } from '#app/platform/pdf/markup/asset-address.ts'
import { AssetStoreDown, fetchAsset } from '#app/platform/pdf/pictures/fetch-asset.server.ts'
import type { ReportContext } from '../report-context.ts'
import { lineCode, type EvidenceLine, type EvidenceSchedule } from '../schedule.ts'
import type { RoomLines } from './room-lines.ts'
import type { JobModel, RoomJob } from '@specify/models/room/room-job.ts'

const MAX_MODEL_BYTES = 10 * 1024 * 1024
/** Each may be fetched from afar, or made first. */
const AT_ONCE = 4
const MAX_BYTES = 60 * 1024 * 1024

type ModelContext = Pick<ReportContext, 'clientAddress' | 'config' | 'log' | 'media' | 'request'>

export interface RoomRequest extends Pick<RoomLines, 'room' | 'lines' | 'isMirrored'> {
  readonly format: RoomJob['format']
}

/** Reads the model of each product, from the media store or the asset store. @throws AppError `unavailable`. */
export async function readRoomJob(
  context: ModelContext,
  schedule: EvidenceSchedule,
  { room, lines, format, isMirrored }: RoomRequest,
): Promise<RoomJob> {
  const { project, dataAt } = schedule
  const [first] = lines
  const mirrored = isMirrored ? ' mirrored' : ''
  const bySku = new Map(lines.map((line) => [line.sku, line]))
  const products = Array.from(bySku.values(), ({ listed }) => listed).filter((listed) => listed !== null)
  const models: JobModel[] = []
  let bytesLeft = MAX_BYTES
  for (let next = 0; next < products.length; next += AT_ONCE) {
    context.request.signal.throwIfAborted()
    const group = products.slice(next, next + AT_ONCE)
    const files = await Promise.all(
      group.map(async ({ variant }) => {
        const url = modelOf(downloadFiles(variant.files, schedule.reader.visibility))
        return url === null ? null : readModelFile(context, url, Math.min(bytesLeft, MAX_MODEL_BYTES))
      }),
    )
    for (const [index, listed] of group.entries()) {
      const file = files[index] ?? null
      const bytes = file && file.length <= bytesLeft ? file : null
      bytesLeft -= bytes?.length ?? 0
      models.push({ listed: { ...listed, product: { ...listed.product, variants: [listed.variant] } }, bytes })
    }
  }
  return {
    format,
    locale: project.locale,
    projectId: project.projectId,
    projectName: project.projectName,
    room: {
      id: `${room.id}${mirrored}`,
      name: isMirrored ? `${room.name}, mirrored` : room.name,
      unitType: first?.unitType?.name ?? '',
    },
    access: room.access ?? null,
    ...(isMirrored && { isMirrored }),
    savedAt: dataAt.toISOString(),
    pieces: piecesOf(lines.filter(({ free }) => !free)).map(({ id, line: { sku, tag, note } }) => ({
      id,
      sku,
      tag,
      note,
    })),
    proxies: piecesOf(lines.filter(({ free }) => free)).map(({ id, line }) => ({
      id,
      name: line.name,
      mark: line.tag || lineCode(line),
      note: line.note,
    })),
    models,
  }
}

function piecesOf(lines: readonly EvidenceLine[]): { readonly id: string; readonly line: EvidenceLine }[] {
  return lines.flatMap((line) =>
    Array.from({ length: line.quantity }, (_, index) => ({ id: `${line.id} ${index + 1}`, line })),
  )
}

async function readModelFile(
  { config, log, media, clientAddress }: ModelContext,
  url: string,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { publicUrl, assetBaseUrl } = config
  const address = readAssetAddress(url, { siteOrigins: [publicUrl], assetBaseUrl })
  if (address?.kind === 'media') {
    const answer = await media(new Request('http://media.invalid/'), 'Original', address.path, clientAddress)
    if (!answer) return null
    if (Number(answer.headers.get('content-length') ?? 0) > maxBytes) {
      await answer.body?.cancel()
      return null
    }
    const bytes = new Uint8Array(await answer.arrayBuffer())
    return bytes.length > maxBytes ? null : bytes
  }
  if (address?.kind !== 'remote') return null
  try {
    const file = await fetchAsset(address.url, undefined, 'model/gltf-binary, */*')
    return file.length > maxBytes ? null : new Uint8Array(file)
  } catch (error) {
    log.info({ err: error }, 'a model of the asset store did not come')
    if (error instanceof AssetStoreDown)
      throw new AppError('unavailable', 'The models cannot be fetched at the moment. Please try again.')
    return null
  }
}
