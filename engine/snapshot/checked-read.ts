import { read } from 'node:fs'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'

const readAt = promisify(read)
const CHUNK_BYTES = 4 * 2 ** 20
/** No checksum is negative. */
const ENDED_EARLY = -1

export async function readChecked(file: number, position: number, target: Uint8Array): Promise<number> {
  return checksum(file, position, target.length, (at, length) => target.subarray(at, at + length))
}

export async function checkPart(file: number, position: number, length: number): Promise<number> {
  const buffers = [new Uint8Array(CHUNK_BYTES), new Uint8Array(CHUNK_BYTES)] as const
  let turn = 0
  return checksum(file, position, length, (_, size) => buffers[turn++ % 2 === 0 ? 0 : 1].subarray(0, size))
}

/** While one chunk is being added up, the next is being read. */
async function checksum(
  file: number,
  position: number,
  length: number,
  bufferFor: (at: number, length: number) => Uint8Array,
): Promise<number> {
  const start = async (at: number): Promise<Uint8Array> => {
    const buffer = bufferFor(at, Math.min(CHUNK_BYTES, length - at))
    const { bytesRead } = await readAt(file, buffer, 0, buffer.length, position + at)
    return buffer.subarray(0, bytesRead)
  }
  let sum = 0
  let reading = start(0)
  for (let at = 0; at < length;) {
    const chunk = await reading
    if (chunk.length === 0) return ENDED_EARLY
    at += chunk.length
    if (at < length) reading = start(at)
    sum = crc32(chunk, sum)
  }
  return sum
}
