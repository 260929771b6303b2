import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import { LruCache } from '@specify/core/data/lru-cache.ts'
import { type DocumentSource, documentsIn, HEADER_BYTES } from '@specify/engine/snapshot'
import type pg from 'pg'
import { hasKnownParts, PART_BYTES, type Parts, readParts, unpack, unpackSync } from './snapshot-parts.server.ts'

/**
 * A snapshot whose documents are still packed, as they came from the database. A server searches with it at once: the
 * documents of 100,000 products take seconds to unpack and write, and a page needs a few.
 *
 * Two files: the snapshot, with a hole where its documents will be, and the packed parts of these, followed by where each
 * begins and ends (64-bit floating-point numbers) and how many there are.
 */
export interface PackedFiles {
  readonly snapshot: string
  readonly parts: string
}

const NUMBER_BYTES = 8
const MOST_KEPT = 4

/**
 * Takes a snapshot from the database, documents packed.
 * @returns whether it could be: not where a former release put it there
 * @throws Error where a part is missing or damaged
 */
export async function takePacked(client: pg.Client, files: PackedFiles, parts: Parts): Promise<boolean> {
  if (!hasKnownParts(parts)) return false
  const snapshot = await open(files.snapshot, 'w')
  const packed = await open(files.parts, 'w')
  try {
    await snapshot.truncate(parts.bytes)
    const ends: number[] = []
    let documentsTo = Infinity
    for await (const { part, body } of readParts(client, parts)) {
      const start = part * PART_BYTES
      if (part === 0) documentsTo = await writeHeader(snapshot, body)
      else if (start + PART_BYTES > documentsTo) await snapshot.write(await unpack(body), 0, null, start)
      if (part > 0 && start >= documentsTo) continue
      await packed.write(body)
      ends.push((ends.at(-1) ?? 0) + body.length)
    }
    await packed.write(Buffer.from(Float64Array.from([0, ...ends, ends.length]).buffer))
    return true
  } finally {
    await Promise.all([snapshot.close(), packed.close()])
  }
}

/** The first part has the header. Returns where the documents end. */
async function writeHeader(snapshot: FileHandle, body: Buffer): Promise<number> {
  const bytes = await unpack(body)
  await snapshot.write(bytes)
  const documents = documentsIn(bytes)
  if (!documents) throw new Error('a shared snapshot has no header')
  return documents.to
}

/** Puts the documents where they belong. The files are one then, under its name. Opening it checks it. */
export async function unpackDocuments(files: PackedFiles, file: string): Promise<void> {
  const packed = new PackedParts(files.parts)
  const snapshot = await open(files.snapshot, 'r+')
  try {
    for (let part = 0; part < packed.count; part++)
      await snapshot.write(await unpack(packed.read(part)), 0, null, part * PART_BYTES)
  } finally {
    packed.close()
    await snapshot.close()
  }
  await rename(files.snapshot, file)
  await rm(files.parts, { force: true })
}

/** Packed documents, and later those that they are unpacked to. */
export class ArrivingDocuments implements DocumentSource {
  private readonly packed: PackedParts
  private readonly recent = new LruCache<number, Uint8Array>(MOST_KEPT)
  private arrived: DocumentSource | null = null
  private isOpen = true

  constructor(files: PackedFiles) {
    this.packed = new PackedParts(files.parts)
  }

  read(start: number, length: number): Uint8Array {
    if (this.arrived) return this.arrived.read(start, length)
    const bytes = new Uint8Array(length)
    for (let offset = 0; offset < length;) {
      const at = HEADER_BYTES + start + offset
      const some = this.partAt(at).subarray(at % PART_BYTES, (at % PART_BYTES) + length - offset)
      if (some.length === 0) throw new Error('The documents of this index end early')
      bytes.set(some, offset)
      offset += some.length
    }
    return bytes
  }

  /** Switches to another document source, which this object closes. */
  arrive(documents: DocumentSource): void {
    if (!this.isOpen) {
      documents.close()
      return
    }
    this.arrived = documents
    this.packed.close()
  }

  close(): void {
    this.isOpen = false
    this.arrived?.close()
    this.packed.close()
  }

  private partAt(position: number): Uint8Array {
    const part = Math.floor(position / PART_BYTES)
    const bytes = this.recent.get(part) ?? unpackSync(this.packed.read(part))
    this.recent.set(part, bytes)
    return bytes
  }
}

/** The file of packed parts. */
class PackedParts {
  readonly count: number
  private readonly file: number
  private readonly ends: Float64Array
  private isOpen = true

  constructor(path: string) {
    this.file = openSync(path, 'r')
    const { size } = fstatSync(this.file)
    this.count = new Float64Array(this.bytes(size - NUMBER_BYTES, NUMBER_BYTES).buffer)[0]!
    const tableBytes = (this.count + 1) * NUMBER_BYTES
    this.ends = new Float64Array(this.bytes(size - NUMBER_BYTES - tableBytes, tableBytes).buffer)
  }

  read(part: number): Uint8Array {
    const [start, end] = [this.ends[part], this.ends[part + 1]]
    if (start === undefined || end === undefined) throw new Error('The documents of this index end early')
    return this.bytes(start, end - start)
  }

  close(): void {
    if (this.isOpen) closeSync(this.file)
    this.isOpen = false
  }

  private bytes(start: number, length: number): Uint8Array<ArrayBuffer> {
    if (!this.isOpen) throw new Error('The documents of this index have been closed')
    const bytes = new Uint8Array(length)
    if (readSync(this.file, bytes, 0, length, start) !== length) throw new Error('Packed documents end early')
    return bytes
  }
}
