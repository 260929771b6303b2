import { readZip64Fields } from './zip64.server.ts'
import { type End, assertValid } from './zip-end.server.ts'

/** Limits of an archive. All are checked before anything is inflated. */
export interface ZipLimits {
  readonly maxEntries: number
  readonly maxInflatedBytes: number
  readonly maxRatio: number
}

export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly crc: number
  readonly compressedBytes: number
  readonly inflatedBytes: number
  readonly offset: number
}

const CENTRAL_HEADER = 0x0201_4b50

const CENTRAL_BYTES = 46

const ENCRYPTED = 1
export const STORED = 0
const DEFLATED = 8
/** Smaller entries may have any ratio. */
const RATIO_COUNTS_FROM_BYTES = 100 * 1024

export function readDirectory(bytes: Buffer, end: End, limits: ZipLimits): ZipEntry[] {
  assertValid(end.entryCount > 0 && end.entryCount <= limits.maxEntries, 'too many entries')
  const entries: ZipEntry[] = []
  const stop = end.directoryOffset + end.directoryBytes
  let inflatedBytes = 0
  let at = end.directoryOffset
  while (entries.length < end.entryCount) {
    assertValid(at + CENTRAL_BYTES <= stop && bytes.readUInt32LE(at) === CENTRAL_HEADER, 'the directory is damaged')
    const nameEnd = at + CENTRAL_BYTES + bytes.readUInt16LE(at + 28)
    const extraEnd = nameEnd + bytes.readUInt16LE(at + 30)
    const next = extraEnd + bytes.readUInt16LE(at + 32)
    assertValid(next <= stop, 'the directory is damaged')
    const fields = [bytes.readUInt32LE(at + 24), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)]
    const [inflated = Infinity, compressed = Infinity, offset = Infinity] =
      readZip64Fields(fields, bytes.subarray(nameEnd, extraEnd)) ?? []
    assertValid(offset + compressed <= end.directoryOffset, 'an entry is cut off')
    const entry = {
      name: bytes.toString('utf8', at + CENTRAL_BYTES, nameEnd).replaceAll('\\', '/'),
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      compressedBytes: compressed,
      inflatedBytes: inflated,
      offset,
    }
    assertValid((bytes.readUInt16LE(at + 8) & ENCRYPTED) === 0, 'encrypted')
    assertValid(entry.method === STORED || entry.method === DEFLATED, 'an unknown compression')
    inflatedBytes += entry.inflatedBytes
    assertValid(inflatedBytes <= limits.maxInflatedBytes, 'too much inflated')
    assertValid(isWithinRatio(entry, limits), 'too dense')
    entries.push(entry)
    at = next
  }
  return entries
}

function isWithinRatio({ compressedBytes, inflatedBytes }: ZipEntry, { maxRatio }: ZipLimits): boolean {
  return inflatedBytes < RATIO_COUNTS_FROM_BYTES || inflatedBytes <= compressedBytes * maxRatio
}
