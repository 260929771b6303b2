import { crc32, inflateRawSync } from 'node:zlib'
import { UnreadableSpreadsheet } from './table.ts'
import { readZip64Fields } from './zip64.server.ts'
import { type End, findEnd, LOCAL_HEADER, assertValid } from './zip-end.server.ts'

/** Limits of an archive. All are checked before anything is inflated. */
export interface ZipLimits {
  readonly maxEntries: number
  /** Of all entries together. */
  readonly maxInflatedBytes: number
  readonly maxRatio: number
}

interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly crc: number
  readonly compressedBytes: number
  readonly inflatedBytes: number
  readonly offset: number
}

const CENTRAL_HEADER = 0x0201_4b50

const CENTRAL_BYTES = 46
const LOCAL_BYTES = 30

const ENCRYPTED = 1
const STORED = 0
const DEFLATED = 8
/** Smaller entries may have any ratio. */
const RATIO_COUNTS_FROM_BYTES = 100 * 1024

export class ZipArchive {
  private readonly bytes: Buffer
  private readonly entries: ReadonlyMap<string, ZipEntry>

  /** @throws UnreadableSpreadsheet for an archive that is damaged, encrypted, beyond the limits, or overlaps itself. */
  constructor(bytes: Buffer, limits: ZipLimits) {
    this.bytes = bytes
    const end = findEnd(bytes)
    const entries = readDirectory(bytes, end, limits)
    assertApart(bytes, entries, end.directoryOffset)
    this.entries = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]))
    assertValid(this.entries.size === entries.length, 'two entries of one name')
  }

  /** Names are case-insensitive, as in spreadsheets. */
  read(name: string): Buffer | null {
    const entry = this.entries.get(name.toLowerCase())
    if (!entry) return null
    const start = dataStart(this.bytes, entry)
    const stored = this.bytes.subarray(start, start + entry.compressedBytes)
    const content = entry.method === STORED ? stored : inflate(stored, entry)
    assertValid(content.length === entry.inflatedBytes && crc32(content) === entry.crc, `${entry.name} is damaged`)
    return content
  }
}

function readDirectory(bytes: Buffer, end: End, limits: ZipLimits): ZipEntry[] {
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

/** Entries must not overlap each other or the directory. */
function assertApart(bytes: Buffer, entries: readonly ZipEntry[], directoryOffset: number): void {
  let free = 0
  for (const entry of entries.toSorted((a, b) => a.offset - b.offset)) {
    assertValid(entry.offset >= free, 'entries overlap')
    free = dataStart(bytes, entry) + entry.compressedBytes
    assertValid(free <= directoryOffset, 'an entry is cut off')
  }
}

function dataStart(bytes: Buffer, { offset }: ZipEntry): number {
  assertValid(
    offset + LOCAL_BYTES <= bytes.length && bytes.readUInt32LE(offset) === LOCAL_HEADER,
    'an entry is damaged',
  )
  return offset + LOCAL_BYTES + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
}

/** The declared size is not trusted: no more than that is inflated. */
function inflate(stored: Buffer, { name, inflatedBytes }: ZipEntry): Buffer {
  if (inflatedBytes === 0) return Buffer.alloc(0)
  try {
    return inflateRawSync(stored, { maxOutputLength: inflatedBytes })
  } catch {
    throw new UnreadableSpreadsheet(`${name} cannot be inflated`)
  }
}
