import { crc32 } from 'node:zlib'

/**
 * A snapshot is one file: this header, the documents, the checksums of their blocks, the sections of the index, and a
 * manifest (JSON) that says what they are. Each part but the documents has its checksum, and the header its own.
 */
export interface SnapshotHeader {
  readonly fileBytes: number
  readonly documentBytes: number
  readonly sectionBytes: number
  readonly manifestBytes: number
  /** Checksum of the block checksums. */
  readonly documentChecksum: number
  readonly sectionChecksum: number
  readonly manifestChecksum: number
}

type HeaderOutcome =
  | { readonly kind: 'read'; readonly header: SnapshotHeader }
  | { readonly kind: 'corrupt' }
  | { readonly kind: 'otherFormat'; readonly version: number }

/** Raised whenever sections or their meaning change: an older snapshot is then rebuilt. */
const FORMAT_VERSION = 4
export const HEADER_BYTES = 64
const MAGIC = [0x53, 0x50, 0x45, 0x43, 0x49, 0x44, 0x58, 0x0a]
const CHECKED_BYTES = HEADER_BYTES - 4

/** Finds the documents of a snapshot in its file, from its header. Null for an invalid header. */
export function documentsIn(start: Uint8Array): { readonly from: number; readonly to: number } | null {
  if (start.length < HEADER_BYTES) return null
  const outcome = readHeader(start, crc32)
  return outcome.kind === 'read' ? { from: HEADER_BYTES, to: HEADER_BYTES + outcome.header.documentBytes } : null
}

/** `checksum` is CRC-32; little-endian throughout. */
export function writeHeader(header: SnapshotHeader, checksum: (bytes: Uint8Array) => number): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES)
  const view = new DataView(bytes.buffer)
  bytes.set(MAGIC)
  view.setUint32(8, FORMAT_VERSION, true)
  view.setFloat64(16, header.fileBytes, true)
  view.setFloat64(24, header.documentBytes, true)
  view.setFloat64(32, header.sectionBytes, true)
  view.setUint32(40, header.manifestBytes, true)
  view.setUint32(44, header.documentChecksum, true)
  view.setUint32(48, header.sectionChecksum, true)
  view.setUint32(52, header.manifestChecksum, true)
  view.setUint32(CHECKED_BYTES, checksum(bytes.subarray(0, CHECKED_BYTES)), true)
  return bytes
}

export function readHeader(bytes: Uint8Array, checksum: (bytes: Uint8Array) => number): HeaderOutcome {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  if (bytes.length < HEADER_BYTES || MAGIC.some((byte, index) => bytes[index] !== byte)) return { kind: 'corrupt' }
  const version = view.getUint32(8, true)
  // Another version may well have another header, so this comes before its checksum.
  if (version !== FORMAT_VERSION) return { kind: 'otherFormat', version }
  if (view.getUint32(CHECKED_BYTES, true) !== checksum(bytes.subarray(0, CHECKED_BYTES))) return { kind: 'corrupt' }
  const header: SnapshotHeader = {
    fileBytes: view.getFloat64(16, true),
    documentBytes: view.getFloat64(24, true),
    sectionBytes: view.getFloat64(32, true),
    manifestBytes: view.getUint32(40, true),
    documentChecksum: view.getUint32(44, true),
    sectionChecksum: view.getUint32(48, true),
    manifestChecksum: view.getUint32(52, true),
  }
  return { kind: 'read', header }
}
