import { closeSync, readSync, writeSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import type { DocumentSink, DocumentSource } from '../storage/documents.ts'

const CHUNK_BYTES = 4 * 2 ** 20

/** Documents in one part of an open file: appended while an index is built, read one by one afterwards. */
export class DocumentFile implements DocumentSink, DocumentSource {
  byteLength: number
  checksum = 0
  private readonly file: number
  private readonly start: number
  private chunk: Uint8Array | null = null
  private pending = 0
  private isOpen = true

  constructor(file: number, start: number, byteLength = 0) {
    this.file = file
    this.start = start
    this.byteLength = byteLength
  }

  append(json: Uint8Array): void {
    this.chunk ??= new Uint8Array(CHUNK_BYTES)
    if (this.pending + json.length > CHUNK_BYTES) this.flush()
    if (json.length > CHUNK_BYTES) {
      this.write(json)
      return
    }
    this.chunk.set(json, this.pending)
    this.pending += json.length
  }

  flush(): void {
    if (this.chunk && this.pending > 0) this.write(this.chunk.subarray(0, this.pending))
    this.pending = 0
  }

  finish(): void {
    this.flush()
    this.chunk = null
  }

  read(start: number, length: number): Uint8Array {
    if (!this.isOpen) throw new Error('The documents of this index have been closed')
    const bytes = new Uint8Array(length)
    const read = readSync(this.file, bytes, 0, length, this.start + start)
    if (read !== length) throw new Error('The documents of this index end early')
    return bytes
  }

  close(): void {
    if (this.isOpen) closeSync(this.file)
    this.isOpen = false
  }

  private write(bytes: Uint8Array): void {
    writeAll(this.file, bytes, this.start + this.byteLength)
    this.checksum = crc32(bytes, this.checksum)
    this.byteLength += bytes.length
  }
}

/** One write may take less than it was given. */
export function writeAll(file: number, bytes: Uint8Array, position: number): void {
  for (let done = 0; done < bytes.length;) {
    const length = Math.min(bytes.length - done, CHUNK_BYTES)
    done += writeSync(file, bytes, done, length, position + done)
  }
}
