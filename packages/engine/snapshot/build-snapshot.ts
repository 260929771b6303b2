import { randomUUID } from 'node:crypto'
import { openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { type BuildRequest, buildIndex } from '../build-index.ts'
import type { SearchIndex } from '../search-index.ts'
import { DocumentFile, writeAll } from './document-file.ts'
import { HEADER_BYTES, writeHeader } from './header.ts'

const encoder = new TextEncoder()
const TEMPORARY = '.building'
/** A build that left its file behind and was not seen since has died. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000

/**
 * Builds an index and its snapshot in one go: documents are written as they come and never held. The snapshot appears
 * under its name complete or not at all, and the index is ready to be searched. Damage by a power cut is found by
 * checksums and repaired by a new build: waiting for the disk would take longer than that is worth.
 */
export async function buildSnapshot(path: string, request: Omit<BuildRequest, 'documents'>): Promise<SearchIndex> {
  removeAbandoned(path)
  const temporary = `${path}.${randomUUID()}${TEMPORARY}`
  const file = openSync(temporary, 'wx+')
  const documents = new DocumentFile(file, HEADER_BYTES)
  try {
    const index = await buildIndex({ ...request, documents })
    writeIndex(file, index, { sums: documents.finish(), documentBytes: documents.byteLength })
    renameSync(temporary, path)
    return index
  } catch (error) {
    documents.close()
    rmSync(temporary, { force: true })
    throw error
  }
}

interface WrittenDocuments {
  readonly sums: Uint32Array
  readonly documentBytes: number
}

function writeIndex(
  file: number,
  { description, sections }: SearchIndex,
  { sums, documentBytes }: WrittenDocuments,
): void {
  const documentSums = new Uint8Array(sums.buffer)
  const body = new Uint8Array(sections.buffer)
  const manifest = encoder.encode(JSON.stringify({ ...description, sections: sections.entries }))
  const sumsAt = HEADER_BYTES + documentBytes
  const bodyAt = sumsAt + documentSums.length
  writeAll(file, documentSums, sumsAt)
  writeAll(file, body, bodyAt)
  writeAll(file, manifest, bodyAt + body.length)
  const header = {
    fileBytes: bodyAt + body.length + manifest.length,
    documentBytes,
    sectionBytes: body.length,
    manifestBytes: manifest.length,
    documentChecksum: crc32(documentSums),
    sectionChecksum: crc32(body),
    manifestChecksum: crc32(manifest),
  }
  writeAll(file, writeHeader(header, crc32), 0)
}

function removeAbandoned(path: string): void {
  const folder = dirname(path)
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith(TEMPORARY)) continue
    const age = Date.now() - (statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0)
    if (age > ABANDONED_AFTER_MS) rmSync(join(folder, name), { force: true })
  }
}
