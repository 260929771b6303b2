import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { AppError } from '@specify/core/app-error.ts'
import { BoundedQueue } from '../process/bounded-queue.ts'
import type { BoundedDirectory } from './bounded-directory.server.ts'
import type { MakeOutcome } from './file-maker.ts'
import { RESIZABLE, sendUnkept, sendFile, type OpenFile } from './send-file.server.ts'

/**
 * The renditions that an address can name, with the greatest width of a picture in pixels. Of anything but a picture
 * each is the file itself. Thumbnails are at most as high as they are wide, and WebP for every program that shows them.
 */
const RENDITIONS = new Map<string, number | null>([
  ['Original', null],
  ['ProductThumbnail', 480],
  ['W840', 840],
  ['W1200', 1200],
  ['W1600', 1600],
])
/** One that was made may be removed, for others to have room, before it is opened. */
const ATTEMPTS = 3

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.css': 'text/css',
  '.mp4': 'video/mp4',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.glb': 'model/gltf-binary',
  '.obj': 'model/obj',
  '.dae': 'model/vnd.collada+xml',
  '.dxf': 'image/vnd.dxf',
  '.dwg': 'image/vnd.dwg',
  '.3ds': 'application/x-3ds',
  '.ifc': 'application/x-step',
  '.rfa': 'application/octet-stream',
  '.skp': 'application/octet-stream',
  '.zip': 'application/zip',
}

// One thread for each picture and nothing kept: the files on disk are the cache.
sharp.cache(false)
sharp.concurrency(1)

/** Leaves one of four threads to files and compression, which would wait behind pictures. */
const PICTURES = { atOnce: 3, waiting: 2_000 } as const
const NEVER_ABORTED = new AbortController().signal

interface MediaOptions {
  readonly roots: readonly string[]
  readonly renditions: BoundedDirectory
  /** A further folder, whose files are made on request. */
  readonly made?: MadeFiles
  readonly shared?: SharedFiles
  readonly onUnkept?: (error: unknown) => void
}

export interface SharedFiles {
  readonly directory: string
  /** Has a file written below the directory, where there is one; under `.avif` where it is one. */
  bring(relative: string): Promise<boolean>
}

/** A picture by its name below the renditions; null keeps its size. */
interface Smaller {
  readonly name: string
  readonly widthPx: number | null
}

/** Files that are made on first use, and may be removed again. */
export interface MadeFiles {
  readonly directory: string
  make(relative: string, asker: string): Promise<MakeOutcome>
  use(relative: string): void
}

/**
 * Answers `{rendition}/{path}`, or null where there is no such asset. An `Original` stored as AVIF under a WebP address
 * is sent as it is to programs that take AVIF. `asker` is the address that waits for a file that
 * is made first; absent for the site itself.
 * @throws AppError `unavailable` where it could not be made now.
 */
export type MediaStore = (
  request: Request,
  rendition: string,
  relative: string,
  asker?: string,
) => Promise<Response | null>

export function createMediaStore({ roots, renditions, made, shared, onUnkept = () => {} }: MediaOptions): MediaStore {
  const making = new Map<string, Promise<Buffer | null>>()
  const pictures = new BoundedQueue(PICTURES)

  const folders = shared ? [...roots, shared.directory] : roots

  /** Finds a stored file; a requested WebP may be stored as AVIF. */
  async function findStored(relative: string): Promise<OpenFile | null> {
    const names = relative.endsWith('.webp') ? [relative, relative.replace(/webp$/, 'avif')] : [relative]
    for (const name of names)
      for (const folder of folders) {
        const file = await openFile(path.join(folder, name))
        if (file) return file
      }
    return null
  }

  async function findOpen(relative: string, asker: string): Promise<OpenFile | null> {
    const stored = await findStored(relative)
    if (stored) return stored
    if ((await shared?.bring(relative)) === true) return findStored(relative)
    return made ? findMade(made, relative, asker) : null
  }

  /**
   * Opens a smaller picture, which is made once, however many ask for it at the same time. Where it cannot be kept it is
   * only made. Null where each was removed at once because there is no room for as many as are asked for.
   */
  async function openSmaller(
    file: string,
    { name, widthPx }: Smaller,
    asker: string,
  ): Promise<OpenFile | Buffer | null> {
    const target = path.join(renditions.directory, name)
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const picture = making.get(name) ?? keepSmaller(file, { name, widthPx }, asker).finally(() => making.delete(name))
      making.set(name, picture)
      const unkept = await picture
      if (unkept) return unkept
      const found = await openFile(target)
      if (found) return found
    }
    return null
  }

  async function keepSmaller(file: string, { name, widthPx }: Smaller, asker: string): Promise<Buffer | null> {
    const target = path.join(renditions.directory, name)
    if (await isNewer(target, file)) {
      renditions.use(name)
      return null
    }
    const picture = await pictures.run(() => makeSmaller(file, { name, widthPx }), NEVER_ABORTED, asker)
    try {
      await write(target, picture)
    } catch (error) {
      onUnkept(error)
      return picture
    }
    await renditions.admit(name)
    return null
  }

  return async function answer(request, rendition, relative, asker = '') {
    const widthPx = RENDITIONS.get(rendition)
    if (widthPx === undefined || !isSafePath(relative)) return null
    const extension = path.extname(relative).toLowerCase()
    const type = TYPES[extension]
    const file = type ? await findOpen(relative, asker) : null
    if (!type || !file) return null
    const stored = TYPES[path.extname(file.file).toLowerCase()] ?? type
    const isOther = stored !== type
    const vary = isOther && widthPx === null ? { vary: 'accept' } : {}
    const isTaken = !isOther || (request.headers.get('accept') ?? '').includes(stored)
    if ((widthPx !== null || !isTaken) && RESIZABLE.has(extension)) {
      await file.handle.close()
      const format = extension === '.avif' && rendition !== 'ProductThumbnail' ? '.avif' : '.webp'
      const name = `${relative}.${widthPx ?? 'full'}${format}`
      const smaller = await openSmaller(file.file, { name, widthPx }, asker)
      if (Buffer.isBuffer(smaller)) return sendUnkept(request, smaller, `image/${format.slice(1)}`, vary)
      if (smaller) return sendFile(request, smaller, `image/${format.slice(1)}`, vary)
      const whole = await openFile(file.file)
      return whole && sendFile(request, whole, stored, vary)
    }
    return sendFile(request, file, stored, vary)
  }
}

async function openFile(file: string): Promise<OpenFile | null> {
  const handle = await open(file).catch(() => null)
  if (!handle) return null
  if ((await handle.stat()).isFile()) return { file, handle }
  await handle.close()
  return null
}

async function findMade(madeFiles: MadeFiles, relative: string, asker: string): Promise<OpenFile | null> {
  const file = path.join(madeFiles.directory, relative)
  const opened = (await openFile(file)) ?? (await makeAndOpen(madeFiles, relative, asker))
  if (opened) madeFiles.use(relative)
  return opened
}

async function makeAndOpen(madeFiles: MadeFiles, relative: string, asker: string): Promise<OpenFile | null> {
  const outcome = await madeFiles.make(relative, asker)
  if (outcome === 'unknown') return null
  const opened = outcome === 'made' ? await openFile(path.join(madeFiles.directory, relative)) : null
  if (opened) return opened
  const retryAfterSeconds = 5
  throw new AppError('unavailable', 'This file cannot be made at the moment. Please try again.', { retryAfterSeconds })
}

function isSafePath(relative: string): boolean {
  return /^[\w][\w./ -]*$/.test(relative) && relative.split('/').every((part) => part !== '' && !part.startsWith('.'))
}

async function isNewer(target: string, file: string): Promise<boolean> {
  const source = await stat(file)
  const stats = await stat(target).catch(() => null)
  return stats !== null && stats.mtimeMs >= source.mtimeMs
}

/** A fifth faster than with the usual effort, for a twentieth more bytes: somebody waits for the first one. */
const THUMBNAIL = { quality: 80, effort: 2 } as const
/** Two thirds of the time of the next effort, for a twelfth more bytes. */
const AVIF = { quality: 50, effort: 1 } as const

async function makeSmaller(file: string, { name, widthPx }: Smaller): Promise<Buffer> {
  if (widthPx === null) return sharp(file).webp({ quality: 84 }).toBuffer()
  const options = { fit: 'inside', withoutEnlargement: true } as const
  return name.endsWith('.avif')
    ? sharp(file).resize(widthPx, null, options).avif(AVIF).toBuffer()
    : sharp(file).resize(widthPx, widthPx, options).webp(THUMBNAIL).toBuffer()
}

async function write(target: string, bytes: Buffer): Promise<void> {
  const unfinished = `${target}.${process.pid}`
  try {
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(unfinished, bytes)
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => null)
    throw error
  }
}
