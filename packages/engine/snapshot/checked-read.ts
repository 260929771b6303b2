import { read } from 'node:fs'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'

const readAt = promisify(read)
const CHUNK_BYTES = 4 * 2 ** 20
/** No checksum is negative. */
const ENDED_EARLY = -1

export async function readChecked(file: number, position: number, target: Uint8Array): Promise<number> {
  const bufferFor = (at: number, length: number) => target.subarray(at, at + length)
  let [sum, length] = [0, 0]
  for await (const chunk of chunksOf(file, position, target.length, bufferFor)) {
    sum = crc32(chunk, sum)
    length += chunk.length
  }
  return length < target.length ? ENDED_EARLY : sum
}

/** Bytes of a file in pieces, each until the next is asked for; fewer than `length` where it ends. */
export function readPieces(file: number, position: number, length: number): AsyncGenerator<Uint8Array> {
  const buffers = [new Uint8Array(CHUNK_BYTES), new Uint8Array(CHUNK_BYTES)] as const
  let turn = 0
  return chunksOf(file, position, length, (_, size) => buffers[turn++ % 2 === 0 ? 0 : 1].subarray(0, size))
}

/** While one chunk is being used, the next is being read. */
async function* chunksOf(
  file: number,
  position: number,
  length: number,
  bufferFor: (at: number, length: number) => Uint8Array,
): AsyncGenerator<Uint8Array> {
  const start = async (at: number): Promise<Uint8Array> => {
    const buffer = bufferFor(at, Math.min(CHUNK_BYTES, length - at))
    const { bytesRead } = await readAt(file, buffer, 0, buffer.length, position + at)
    return buffer.subarray(0, bytesRead)
  }
  let reading = start(0)
  for (let at = 0; at < length;) {
    const chunk = await reading
    if (chunk.length === 0) return
    at += chunk.length
    if (at < length) {
      reading = start(at)
      reading.catch(() => {}) // reported when it is waited for
    }
    yield chunk
  }
}
