import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const inflate = promisify(inflateRaw)

/** No part of a spreadsheet that people read is longer than this. */
const MAX_PART_BYTES = 16 * 1024 * 1024
const MAX_PARTS = 500

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const FILE_SIGNATURE = 0x04034b50
const END_BYTES = 22
const MAX_COMMENT = 65_535

/** Reads a part of an archive; null where there is none of the name. @throws Error for one that unpacks too large. */
export type ZipReader = (name: string) => Promise<string | null>

/** Opens a ZIP archive in memory. What it says of its sizes is not believed. @throws Error where it is none. */
export function openZip(file: Buffer): ZipReader {
  const entries = readDirectory(file)
  return async (name) => {
    const entry = entries.get(name)
    if (!entry) return null
    const start = dataStart(file, entry.offset)
    const packed = file.subarray(start, start + entry.packedBytes)
    const part = entry.method === 0 ? packed : await inflate(packed, { maxOutputLength: MAX_PART_BYTES })
    if (part.length > MAX_PART_BYTES) throw new Error('a part of the archive is too large')
    return part.toString('utf8')
  }
}

interface Entry {
  readonly method: number
  readonly packedBytes: number
  readonly offset: number
}

function readDirectory(file: Buffer): Map<string, Entry> {
  const end = findEnd(file)
  const count = file.readUInt16LE(end + 10)
  if (count > MAX_PARTS) throw new Error('the archive has too many parts')
  const entries = new Map<string, Entry>()
  let at = file.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (file.readUInt32LE(at) !== ENTRY_SIGNATURE) throw new Error('the archive is damaged')
    const nameBytes = file.readUInt16LE(at + 28)
    const name = file.toString('utf8', at + 46, at + 46 + nameBytes)
    const entry = {
      method: file.readUInt16LE(at + 10),
      packedBytes: file.readUInt32LE(at + 20),
      offset: file.readUInt32LE(at + 42),
    }
    if (entry.method !== 0 && entry.method !== 8) throw new Error('the archive is packed in an unknown way')
    entries.set(name, entry)
    at += 46 + nameBytes + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return entries
}

function findEnd(file: Buffer): number {
  const first = Math.max(0, file.length - END_BYTES - MAX_COMMENT)
  for (let at = file.length - END_BYTES; at >= first; at--) {
    if (file.readUInt32LE(at) === END_SIGNATURE) return at
  }
  throw new Error('this is no archive')
}

function dataStart(file: Buffer, offset: number): number {
  if (file.readUInt32LE(offset) !== FILE_SIGNATURE) throw new Error('the archive is damaged')
  return offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28)
}
