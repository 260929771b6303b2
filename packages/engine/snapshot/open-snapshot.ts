import { closeSync, fstatSync, openSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import type { IndexIdentity, IndexSettings } from '../model.ts'
import { type IndexDescription, SearchIndex } from '../search-index.ts'
import type { DocumentSource } from '../storage/documents.ts'
import { type SectionEntry, Sections } from '../storage/sections.ts'
import { sumBytesOf } from './block-sums.ts'
import { readChecked } from './checked-read.ts'
import { DocumentFile } from './document-file.ts'
import { HEADER_BYTES, type SnapshotHeader, readHeader } from './header.ts'

export type SnapshotOutcome =
  | { readonly kind: 'opened'; readonly index: SearchIndex }
  | { readonly kind: 'missing' | 'truncated' | 'corrupt' | 'otherSettings' }
  | { readonly kind: 'otherFormat'; readonly version: number }
  | { readonly kind: 'otherIdentity'; readonly identity: IndexIdentity }

/** Expected identity and settings: other settings make another index. */
interface ExpectedSnapshot {
  readonly identity: IndexIdentity
  readonly settings: IndexSettings
}

interface Manifest extends IndexDescription {
  readonly sections: readonly SectionEntry[]
}

const decoder = new TextDecoder()

/** More documents than these are not waited for: reading a gigabyte takes seconds. */
const MOST_CHECKED_BYTES = 256 * 2 ** 20

/**
 * Opens a snapshot if all of it, to the last byte, is what was written, and it is the one expected. Whatever is wrong
 * with the file is an outcome; only the machine failing (no rights, no memory) throws. Of more documents than `most` each
 * is checked when it is first read, or by `documents.check()`.
 *
 * @param documents where they lie elsewhere: those of the file are not looked at, and it is closed
 */
export async function openSnapshot(
  path: string,
  expected: ExpectedSnapshot,
  documents: DocumentSource | null = null,
  most = MOST_CHECKED_BYTES,
): Promise<SnapshotOutcome> {
  const file = openFile(path)
  if (file === null) return { kind: 'missing' }
  let outcome: SnapshotOutcome = { kind: 'corrupt' }
  try {
    outcome = await readSnapshot(file, expected, documents ?? most)
  } finally {
    // An opened index owns the file of its documents.
    if (outcome.kind !== 'opened' || documents) closeSync(file)
  }
  return outcome
}

/** The documents of a snapshot alone, all of them checked. Null where they are not, to the last byte, what was written. */
export async function openDocuments(path: string): Promise<DocumentSource | null> {
  const file = openFile(path)
  if (file === null) return null
  let documents: DocumentSource | null = null
  try {
    const start = new Uint8Array(HEADER_BYTES)
    await readChecked(file, 0, start)
    const outcome = readHeader(start, crc32)
    documents = outcome.kind === 'read' ? await documentsOf(file, outcome.header, Infinity) : null
  } finally {
    if (!documents) closeSync(file)
  }
  return documents
}

async function readSnapshot(
  file: number,
  expected: ExpectedSnapshot,
  documents: DocumentSource | number,
): Promise<SnapshotOutcome> {
  const { size } = fstatSync(file)
  if (size < HEADER_BYTES) return { kind: 'truncated' }
  const start = new Uint8Array(HEADER_BYTES)
  await readChecked(file, 0, start)
  const outcome = readHeader(start, crc32)
  if (outcome.kind !== 'read') return outcome
  const { header } = outcome
  if (size !== header.fileBytes) return { kind: size < header.fileBytes ? 'truncated' : 'corrupt' }
  const manifest = await readManifest(file, header)
  if (!manifest) return { kind: 'corrupt' }
  return compare(manifest, expected) ?? openIndex(file, header, manifest, documents)
}

/** Its checksum proves that the manifest is as this version wrote it. */
async function readManifest(file: number, header: SnapshotHeader): Promise<Manifest | null> {
  const bytes = new Uint8Array(header.manifestBytes)
  const sum = await readChecked(file, header.fileBytes - header.manifestBytes, bytes)
  return sum === header.manifestChecksum ? JSON.parse(decoder.decode(bytes)) : null
}

function compare({ identity, settings }: Manifest, expected: ExpectedSnapshot): SnapshotOutcome | null {
  const { name, generation } = expected.identity
  if (identity.name !== name || identity.generation !== generation) return { kind: 'otherIdentity', identity }
  return JSON.stringify(settings) === JSON.stringify(expected.settings) ? null : { kind: 'otherSettings' }
}

/** @param from where the documents are, or how many bytes of them are checked at once */
async function openIndex(
  file: number,
  header: SnapshotHeader,
  manifest: Manifest,
  from: DocumentSource | number,
): Promise<SnapshotOutcome> {
  const body = new SharedArrayBuffer(header.sectionBytes)
  const bodyAt = HEADER_BYTES + header.documentBytes + sumBytesOf(header.documentBytes)
  const sum = await readChecked(file, bodyAt, new Uint8Array(body))
  if (sum !== header.sectionChecksum) return { kind: 'corrupt' }
  const documents = typeof from === 'number' ? await documentsOf(file, header, from) : from
  if (!documents) return { kind: 'corrupt' }
  const { sections, ...description } = manifest
  return { kind: 'opened', index: new SearchIndex(description, new Sections(body, sections), documents) }
}

/** Documents are left in the file: the pages of the system hold what is read often. */
async function documentsOf(file: number, header: SnapshotHeader, most: number): Promise<DocumentFile | null> {
  const byteLength = header.documentBytes
  const sums = new Uint32Array(sumBytesOf(byteLength) / Uint32Array.BYTES_PER_ELEMENT)
  const sum = await readChecked(file, HEADER_BYTES + byteLength, new Uint8Array(sums.buffer))
  if (sum !== header.documentChecksum) return null
  const documents = new DocumentFile(file, HEADER_BYTES, { byteLength, sums })
  return byteLength > most || (await documents.check()) ? documents : null
}

function openFile(path: string): number | null {
  try {
    return openSync(path, 'r')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
