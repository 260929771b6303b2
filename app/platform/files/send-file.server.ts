import path from 'node:path'
import { Readable } from 'node:stream'
import type { FileHandle } from 'node:fs/promises'

/** Files are opened before the answer starts: one that is then removed is still read to its end. */
export interface OpenFile {
  readonly file: string
  readonly handle: FileHandle
}

export const RESIZABLE = new Set(['.webp', '.avif', '.jpg', '.jpeg', '.png'])
const SHOWN = new Set([...RESIZABLE, '.svg', '.css', '.mp4'])

type Headers = Readonly<Record<string, string>>

export function sendUnkept(request: Request, picture: Buffer, type: string, more: Headers = {}): Response {
  const headers = { ...MEDIA_HEADERS, ...more, 'content-type': type, 'content-length': String(picture.length) }
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(picture), { headers })
}

const MEDIA_HEADERS = {
  'cache-control': 'public, max-age=86400',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

export async function sendFile(
  request: Request,
  { file, handle }: OpenFile,
  type: string,
  more: Headers = {},
): Promise<Response> {
  const { size, mtimeMs } = await handle.stat()
  const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`
  const headers = {
    ...MEDIA_HEADERS,
    ...(SHOWN.has(path.extname(file))
      ? {}
      : { 'content-disposition': `attachment; filename="${path.basename(file)}"` }),
    ...more,
    'content-type': type,
    etag,
    'accept-ranges': 'bytes',
  }
  const isKnown = request.headers.get('if-none-match') === etag
  if (isKnown || request.method === 'HEAD') {
    await handle.close()
    if (isKnown) return new Response(null, { status: 304, headers })
    return new Response(null, { headers: { ...headers, 'content-length': String(size) } })
  }
  // What was begun goes on only where the file is still the same.
  const isSame = (request.headers.get('if-range') ?? etag) === etag
  const part = isSame ? readRange(request.headers.get('range'), size) : null
  if (part === 'none') {
    await handle.close()
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } })
  }
  // The stream closes the file, at its end or when the reader goes away.
  const body = Readable.toWeb(handle.createReadStream(part ?? {})) as ReadableStream
  if (!part) return new Response(body, { headers: { ...headers, 'content-length': String(size) } })
  const range = { 'content-range': `bytes ${part.start}-${part.end}/${size}` }
  return new Response(body, {
    status: 206,
    headers: { ...headers, ...range, 'content-length': String(part.end - part.start + 1) },
  })
}

interface Part {
  readonly start: number
  readonly end: number
}

/** The range that a player asks for; null where the whole file is sent, `none` where the file ends before it. */
function readRange(header: string | null, size: number): Part | 'none' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && start >= size) return 'none'
  return start <= end && start < size ? { start, end } : null
}
