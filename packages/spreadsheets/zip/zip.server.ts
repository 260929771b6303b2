import { crc32, inflateRawSync } from 'node:zlib'
import { UnreadableSpreadsheet } from '../table.ts'
import { readDirectory, STORED, type ZipEntry, type ZipLimits } from './zip-directory.server.ts'
import { findEnd, LOCAL_HEADER, assertValid } from './zip-end.server.ts'

const LOCAL_BYTES = 30

/** An entry as it is packed. */
export interface StoredEntry {
  readonly name: string
  readonly method: number
  readonly crc: number
  readonly size: number
  readonly packed: Buffer
}

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

  /** All entries in the order of the directory, without inflating any. */
  stored(): StoredEntry[] {
    return Array.from(this.entries.values(), (entry) => {
      const { name, method, crc, compressedBytes, inflatedBytes: size } = entry
      const start = dataStart(this.bytes, entry)
      return { name, method, crc, size, packed: this.bytes.subarray(start, start + compressedBytes) }
    })
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
