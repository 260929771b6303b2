/** Marks a field of a zip archive whose value is in the records for large archives. */
export const IN_ZIP64 = 0xffff_ffff
export const COUNT_IN_ZIP64 = 0xffff

const LOCATOR = 0x0706_4b50
const LOCATOR_BYTES = 20
const END_RECORD = 0x0606_4b50
const END_BYTES = 56
const EXTRA_FIELD = 1

export interface Zip64End {
  readonly entryCount: number
  readonly directoryBytes: number
  readonly directoryOffset: number
  readonly offset: number
}

/**
 * The end record for large archives, which some writers use for small ones too; null where there is none before the
 * common one. Its values are as the archive gives them: numbers beyond what can be counted are infinite.
 */
export function readZip64End(bytes: Buffer, commonEnd: number): Zip64End | null {
  const at = commonEnd - LOCATOR_BYTES
  if (at < 0 || bytes.readUInt32LE(at) !== LOCATOR) return null
  const offset = readWide(bytes, at + 8)
  if (offset + END_BYTES > at || bytes.readUInt32LE(offset) !== END_RECORD) return null
  return {
    entryCount: readWide(bytes, offset + 32),
    directoryBytes: readWide(bytes, offset + 40),
    directoryOffset: readWide(bytes, offset + 48),
    offset,
  }
}

/** Fields of an entry, in order, with those in its extra field taken from there; null where they are missing. */
export function readZip64Fields(fields: readonly number[], extra: Buffer): number[] | null {
  let at = findExtraField(extra)
  const read: number[] = []
  for (const field of fields) {
    if (field !== IN_ZIP64) {
      read.push(field)
      continue
    }
    if (at === null || at.start + 8 > at.end) return null
    read.push(readWide(extra, at.start))
    at = { start: at.start + 8, end: at.end }
  }
  return read
}

function findExtraField(extra: Buffer): { start: number; end: number } | null {
  for (let at = 0; at + 4 <= extra.length;) {
    const start = at + 4
    const end = start + extra.readUInt16LE(at + 2)
    if (end > extra.length) return null
    if (extra.readUInt16LE(at) === EXTRA_FIELD) return { start, end }
    at = end
  }
  return null
}

function readWide(bytes: Buffer, at: number): number {
  const value = Number(bytes.readBigUInt64LE(at))
  return Number.isSafeInteger(value) ? value : Infinity
}
