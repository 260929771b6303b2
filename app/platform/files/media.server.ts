import { createReadStream } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'

/** The renditions an address can name. `ProductThumbnail` of anything but a picture is the file itself. */
const RENDITIONS = new Set(['ProductThumbnail', 'Original'])
const THUMBNAIL_PX = 480

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.glb': 'model/gltf-binary',
  '.obj': 'model/obj',
  '.dae': 'model/vnd.collada+xml',
  '.dxf': 'image/vnd.dxf',
  '.dwg': 'image/vnd.dwg',
  '.3ds': 'application/x-3ds',
  '.rfa': 'application/octet-stream',
  '.skp': 'application/octet-stream',
  '.zip': 'application/zip',
}
const RESIZABLE = new Set(['.webp', '.jpg', '.jpeg', '.png'])

// One picture at a time and nothing kept: the files on disk are the cache.
sharp.cache(false)
sharp.concurrency(1)

interface MediaOptions {
  /** Folders that are looked through in turn. */
  readonly roots: readonly string[]
  /** Where made renditions lie. */
  readonly renditionsDirectory: string
  /** Makes a file that no folder has into the last of them. Answers whether it did. */
  readonly makeFile?: (relative: string) => Promise<boolean>
}

/** Answers `{rendition}/{path}`, or null where there is no such asset. */
export type MediaStore = (request: Request, rendition: string, relative: string) => Promise<Response | null>

/** The asset store in local folders. */
export function createMediaStore({ roots, renditionsDirectory, makeFile }: MediaOptions): MediaStore {
  const making = new Map<string, Promise<string>>()

  async function findFile(relative: string): Promise<string | null> {
    for (const root of roots) {
      const file = path.join(root, relative)
      if (await isFile(file)) return file
    }
    return null
  }

  async function findMade(relative: string): Promise<string | null> {
    return (await makeFile?.(relative)) ? findFile(relative) : null
  }

  /** Makes a thumbnail once, however many ask for it at the same time. */
  function thumbnail(file: string, relative: string): Promise<string> {
    const target = path.join(renditionsDirectory, `${relative}.${THUMBNAIL_PX}.webp`)
    const known = making.get(target)
    if (known) return known
    const made = makeThumbnail(file, target).finally(() => making.delete(target))
    making.set(target, made)
    return made
  }

  return async function answer(request: Request, rendition: string, relative: string): Promise<Response | null> {
    if (!RENDITIONS.has(rendition) || !isSafePath(relative)) return null
    const extension = path.extname(relative).toLowerCase()
    const type = TYPES[extension]
    const file = type ? ((await findFile(relative)) ?? (await findMade(relative))) : null
    if (!type || !file) return null
    if (rendition === 'ProductThumbnail' && RESIZABLE.has(extension)) {
      return sendFile(request, await thumbnail(file, relative), 'image/webp')
    }
    return sendFile(request, file, type)
  }
}

function isSafePath(relative: string): boolean {
  return /^[\w][\w./ -]*$/.test(relative) && relative.split('/').every((part) => part !== '' && !part.startsWith('.'))
}

async function makeThumbnail(file: string, target: string): Promise<string> {
  const source = await stat(file)
  const made = await stat(target).catch(() => null)
  if (made && made.mtimeMs >= source.mtimeMs) return target
  await mkdir(path.dirname(target), { recursive: true })
  const unfinished = `${target}.${process.pid}`
  await sharp(file)
    .resize(THUMBNAIL_PX, THUMBNAIL_PX, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toFile(unfinished)
  await rename(unfinished, target)
  return target
}

async function sendFile(request: Request, file: string, type: string): Promise<Response> {
  const { size, mtimeMs } = await stat(file)
  const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`
  const headers = {
    'content-type': type,
    'cache-control': 'public, max-age=86400',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    etag,
  }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const body = request.method === 'HEAD' ? null : (Readable.toWeb(createReadStream(file)) as ReadableStream)
  return new Response(body, { headers: { ...headers, 'content-length': String(size) } })
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  )
}
