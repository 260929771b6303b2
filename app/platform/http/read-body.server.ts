import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@specify/core/app-error.ts'
import { SMALL_BODY_BYTES, type BodyPlace } from './body-place.server.ts'

/** A body that stops arriving for so long gives its place to others. */
const STALL_MS = 10_000

/** Reads at most `limit` bytes. @throws AppError `too_large` as soon as there are more, `unavailable`. */
export async function readBody(request: Request, limit: number, place: BodyPlace): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of readChunks(request, limit, place)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The body as it arrives, in pieces that the connection makes. @throws AppError as `readBody` does. */
export async function* readChunks(request: Request, limit: number, place: BodyPlace): AsyncGenerator<Uint8Array> {
  const tooLarge = new AppError('too_large', `The body is larger than ${limit} bytes.`)
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > limit) throw tooLarge
  if (!request.body) return
  if (announced > SMALL_BODY_BYTES) await place.take()
  const reader = request.body.getReader()
  let isRead = false
  try {
    for (let size = 0; ;) {
      const { done, value } = await readInTime(reader)
      isRead = done
      if (done) return
      size += value.length
      if (size > limit) throw tooLarge
      if (size > SMALL_BODY_BYTES) await place.take()
      yield value
    }
  } finally {
    if (!isRead) void reader.cancel().catch(() => {})
  }
}

/** The client's own fault, which no log takes for one of the database. */
function failCut(): never {
  throw new AppError('invalid_input', 'The body was cut off.')
}

/** @throws AppError `invalid_input` where nothing arrives, or the connection ends. */
async function readInTime(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const stop = new AbortController()
  const stalled = sleep(STALL_MS, null, { signal: stop.signal, ref: false }).then(
    () => {
      throw new AppError('invalid_input', 'The body stopped arriving.')
    },
    () => null as never,
  )
  try {
    return await Promise.race([reader.read().catch(failCut), stalled])
  } finally {
    stop.abort()
  }
}
