import { crc32, inflateRawSync } from 'node:zlib'
import { UnreadableSpreadsheet } from './table.ts'
import { COUNT_IN_ZIP64, IN_ZIP64, readZip64End, readZip64Fields } from './zip64.server.ts'

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

const LOCAL_HEADER = 0x0403_4b50
const CENTRAL_HEADER = 0x0201_4b50
const END_RECORD = 0x0605_4b50
const END_BYTES = 22
const CENTRAL_BYTES = 46
const LOCAL_BYTES = 30
const MAX_COMMENT_BYTES = 65_535
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

function assertValid(isValid: boolean, problem: string): asserts isValid {
  if (!isValid) throw new UnreadableSpreadsheet(problem)
}

interface End {
  readonly entryCount: number
  readonly directoryOffset: number
  readonly directoryBytes: number
}

function findEnd(bytes: Buffer): End {
  assertValid(bytes.length >= END_BYTES && bytes.readUInt32LE(0) === LOCAL_HEADER, 'no zip archive')
  const first = Math.max(0, bytes.length - END_BYTES - MAX_COMMENT_BYTES)
  for (let at = bytes.length - END_BYTES; at >= first; at--) {
    if (bytes.readUInt32LE(at) !== END_RECORD) continue
    const common = {
      entryCount: bytes.readUInt16LE(at + 10),
      directoryBytes: bytes.readUInt32LE(at + 12),
      directoryOffset: bytes.readUInt32LE(at + 16),
      offset: at,
    }
    const end = isInZip64(common) ? readZip64End(bytes, at) : common
    assertValid(end !== null && isOfOnePart(bytes, at), 'the end of the archive is damaged')
    assertValid(end.directoryOffset + end.directoryBytes <= end.offset, 'the end of the archive is damaged')
    return end
  }
  throw new UnreadableSpreadsheet('the archive has no end')
}

function isInZip64({ entryCount, directoryBytes, directoryOffset }: End): boolean {
  return entryCount === COUNT_IN_ZIP64 || directoryBytes === IN_ZIP64 || directoryOffset === IN_ZIP64
}

/** Whether the archive is one file: disk number zero, or left to the record for large archives. */
function isOfOnePart(bytes: Buffer, end: number): boolean {
  const part = bytes.readUInt16LE(end + 4)
  return part === 0 || part === COUNT_IN_ZIP64
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
