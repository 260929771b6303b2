import { createHash } from 'node:crypto'
import { LruCache } from '@specify/core/data/lru-cache.ts'
import { assetUrl } from '@specify/catalogue/files/asset-source.ts'
import type { MediaStore } from '#app/platform/files/media.server.ts'
import { readAssetAddress } from '#app/platform/pdf/markup/asset-address.ts'
import { AssetStoreDown, fetchAsset } from '#app/platform/pdf/pictures/fetch-asset.server.ts'
import { pictureFormat } from '#app/platform/pdf/pictures/prepare-picture.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { AppError } from '@specify/core/app-error.ts'
import {
  addPictures,
  giveBack,
  keepTaken,
  noteDone,
  noteTried,
  readPictures,
  storedBytes,
  takeDueRevision,
  type DueRevision,
  type PictureBytes,
} from './picture-store.server.ts'
import { pictureAddresses, type RevisionPicture } from '@specify/schedule/revisions/revision-picture.ts'
import { readRevision } from './revision-store.server.ts'

type QueueOptions = Pick<RequestContext, 'config' | 'db' | 'log' | 'media'>

/** Issued by another server that has ended, or while the asset store was away. */
const SWEEP_MS = 15_000
/** Well below what a taken revision is left for. */
const KEEP_MS = 5_000
/** Pictures; drawings come one by one, because those of the demo are made first. */
const AT_ONCE = 8
/** The same as is fetched for a document. */
const MAX_BYTES = 10 * 1024 * 1024
const MAX_RECENT = 20_000

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
}
const OWN = { headers: { accept: 'image/avif,image/webp' } }

interface Recent {
  readonly hash: string
  readonly at: number
}

/** Reads the pictures of revisions after they were issued, one revision at a time, and stores what is new. */
export class RevisionPictureQueue {
  private readonly options: QueueOptions
  /** Recently read pictures: each is read once for many issues. */
  private readonly recent = new LruCache<string, Recent>(MAX_RECENT)
  private readonly sweeping: NodeJS.Timeout
  private working: Promise<void> | null = null
  private isWoken = false
  private isClosed = false

  constructor(options: QueueOptions) {
    this.options = options
    this.sweeping = setInterval(() => this.wake(), SWEEP_MS).unref()
  }

  wake(): void {
    if (this.isClosed) return
    this.isWoken = true
    this.working ??= this.work()
      .catch((error: unknown) => this.options.log.warn({ err: error }, 'pictures of a revision could not be stored'))
      .finally(() => (this.working = null))
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearInterval(this.sweeping)
    await this.working
  }

  private async work(): Promise<void> {
    const { db } = this.options
    while (this.isWoken) {
      this.isWoken = false
      for (let due = await this.take(); due; due = await this.take()) {
        const isDone = await this.tryStoring(due)
        if (this.isClosed && !isDone) return giveBack(db, due)
        if (isDone || due.isLastTry) await noteDone(db, due, new Date())
        else await noteTried(db, due, new Date())
      }
    }
  }

  private async take(): Promise<DueRevision | null> {
    return this.isClosed ? null : takeDueRevision(this.options.db, new Date())
  }

  private async tryStoring(due: DueRevision): Promise<boolean> {
    const { db } = this.options
    const keeping = setInterval(() => void keepTaken(db, due, new Date()).catch(() => undefined), KEEP_MS)
    try {
      return await this.store(due)
    } catch (error) {
      await noteTried(db, due, new Date())
      throw error
    } finally {
      clearInterval(keeping)
    }
  }

  /** False where some pictures could not be read now. */
  private async store(due: DueRevision): Promise<boolean> {
    const { config, db, log } = this.options
    const { projectId, revisionId, issuedAt } = due
    const { products } = await readRevision(db, projectId, revisionId)
    const { images, drawings } = pictureAddresses(products.values())
    const before = await readPictures(db, projectId, issuedAt)
    let room = config.revisionPicturesMaxBytes - (await storedBytes(db))
    let isWhole = true
    for (const addresses of [...inGroups(images, AT_ONCE), ...inGroups(drawings, 1)]) {
      if (this.isClosed) return false
      const read = await Promise.all(addresses.map((address) => this.readNew(address, issuedAt, before.get(address))))
      const pictures = new Map<string, PictureBytes>()
      for (const [index, address] of addresses.entries()) {
        const picture = read[index]
        if (picture === 'later') isWhole = false
        else if (picture) pictures.set(address, picture)
      }
      for (const { body } of pictures.values()) room -= body.length
      if (room < 0) {
        log.error({ revisionId }, 'REVISION_PICTURES_MAX_MB is reached: later pictures of revisions are not stored')
        return true
      }
      await addPictures(db, due, pictures, new Date())
    }
    return isWhole
  }

  /** Null also for one that has not changed. */
  private async readNew(
    address: string,
    issuedAt: Date,
    before: RevisionPicture | undefined,
  ): Promise<PictureBytes | 'later' | null> {
    const cached = this.recent.get(address)
    if (cached && cached.at >= issuedAt.getTime() && cached.hash === before?.hash) return null
    const at = Date.now()
    const picture = await this.read(address)
    if (picture === 'later' || !picture) return picture
    this.recent.set(address, { hash: picture.hash, at })
    return picture.hash === before?.hash ? null : picture
  }

  /** Null for what is no picture, or has gone; `later` where its store is away. */
  private async read(address: string): Promise<PictureBytes | 'later' | null> {
    const { config, log, media } = this.options
    const { publicUrl, assetBaseUrl } = config
    const asset = readAssetAddress(assetUrl(address), { siteOrigins: [publicUrl], assetBaseUrl })
    try {
      if (asset?.kind === 'media') return await readOwn(media, asset.path)
      return asset?.kind === 'remote' ? toPicture(await fetchAsset(asset.url)) : null
    } catch (error) {
      log.info({ err: error, address }, 'a picture of a revision did not come')
      return error instanceof AssetStoreDown || error instanceof AppError ? 'later' : null
    }
  }
}

function inGroups<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

async function readOwn(media: MediaStore, path: string): Promise<PictureBytes | null> {
  const answer = await media(new Request('http://media.invalid/', OWN), 'Original', path)
  const extension = EXTENSIONS[answer?.headers.get('content-type') ?? '']
  const isUsable = extension !== undefined && Number(answer?.headers.get('content-length') ?? 0) <= MAX_BYTES
  if (!isUsable) await answer?.body?.cancel()
  return answer && isUsable ? named(extension, Buffer.from(await answer.arrayBuffer())) : null
}

/** Rejects formats that the site cannot serve. */
function toPicture(body: Buffer): PictureBytes | null {
  const extension = EXTENSIONS[`image/${pictureFormat(body)}`]
  return extension === undefined ? null : named(extension, body)
}

function named(extension: string, body: Buffer): PictureBytes {
  return { hash: createHash('sha256').update(body).digest('hex'), extension, body }
}
