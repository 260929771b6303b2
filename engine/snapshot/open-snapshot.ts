import { closeSync, fstatSync, openSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import type { IndexIdentity, IndexSettings } from '../model.ts'
import { type IndexDescription, SearchIndex } from '../search-index.ts'
import type { DocumentSource } from '../storage/documents.ts'
import { type SectionEntry, Sections } from '../storage/sections.ts'
import { checkPart, readChecked } from './checked-read.ts'
import { DocumentFile } from './document-file.ts'
import { HEADER_BYTES, type SnapshotHeader, readHeader } from './header.ts'

export type SnapshotOutcome =
  | { readonly kind: 'opened'; readonly index: SearchIndex }
  | { readonly kind: 'missing' | 'truncated' | 'corrupt' | 'otherSettings' }
  | { readonly kind: 'otherFormat'; readonly version: number }
  | { readonly kind: 'otherIdentity'; readonly identity: IndexIdentity }

/** What the snapshot has to be of. Settings decide what was indexed, so other settings mean another index. */
interface ExpectedSnapshot {
  readonly identity: IndexIdentity
  readonly settings: IndexSettings
}

interface Manifest extends IndexDescription {
  readonly sections: readonly SectionEntry[]
}

const decoder = new TextDecoder()

/**
 * Opens a snapshot if all of it, to the last byte, is what was written, and it is the one expected. Whatever is wrong
 * with the file is an outcome; only the machine failing (no rights, no memory) throws.
 *
 * @param documents where they lie elsewhere: those of the file are not looked at, and it is closed
 */
export async function openSnapshot(
  path: string,
  expected: ExpectedSnapshot,
  documents: DocumentSource | null = null,
): Promise<SnapshotOutcome> {
  const file = openFile(path)
  if (file === null) return { kind: 'missing' }
  let outcome: SnapshotOutcome = { kind: 'corrupt' }
  try {
    outcome = await readSnapshot(file, expected, documents)
  } finally {
    // An opened index owns the file of its documents.
    if (outcome.kind !== 'opened' || documents) closeSync(file)
  }
  return outcome
}

/** The documents of a snapshot alone. Null where they are not, to the last byte, what was written. */
export async function openDocuments(path: string): Promise<DocumentSource | null> {
  const file = openFile(path)
  if (file === null) return null
  let documents: DocumentSource | null = null
  try {
    const start = new Uint8Array(HEADER_BYTES)
    await readChecked(file, 0, start)
    const outcome = readHeader(start, crc32)
    documents = outcome.kind === 'read' ? await checkDocuments(file, outcome.header) : null
  } finally {
    if (!documents) closeSync(file)
  }
  return documents
}

async function readSnapshot(
  file: number,
  expected: ExpectedSnapshot,
  documents: DocumentSource | null,
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

async function openIndex(
  file: number,
  header: SnapshotHeader,
  manifest: Manifest,
  elsewhere: DocumentSource | null,
): Promise<SnapshotOutcome> {
  const body = new SharedArrayBuffer(header.sectionBytes)
  const sum = await readChecked(file, HEADER_BYTES + header.documentBytes, new Uint8Array(body))
  if (sum !== header.sectionChecksum) return { kind: 'corrupt' }
  const documents = elsewhere ?? (await checkDocuments(file, header))
  if (!documents) return { kind: 'corrupt' }
  const { sections, ...description } = manifest
  return { kind: 'opened', index: new SearchIndex(description, new Sections(body, sections), documents) }
}

/** All documents are read once to be checked, and left in the file: the pages of the system hold what is read often. */
async function checkDocuments(file: number, header: SnapshotHeader): Promise<DocumentFile | null> {
  const { documentBytes, documentChecksum } = header
  const sum = await checkPart(file, HEADER_BYTES, documentBytes)
  return sum === documentChecksum ? new DocumentFile(file, HEADER_BYTES, documentBytes) : null
}

function openFile(path: string): number | null {
  try {
    return openSync(path, 'r')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
