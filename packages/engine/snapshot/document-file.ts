import { closeSync, readSync, writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { emptyBitset, hasBit } from '../storage/bitset.ts'
import type { DocumentSink, DocumentSource } from '../storage/documents.ts'
import { BLOCK_BYTES, BlockSums } from './block-sums.ts'
import { readPieces } from './checked-read.ts'

const CHUNK_BYTES = 4 * 2 ** 20
const DAMAGED = 'A document of this index is not what was written'

/**
 * Documents in one part of an open file: appended while an index is built, read one by one afterwards. Of those that were
 * there before, no block is used that has not been checked.
 */
export class DocumentFile implements DocumentSink, DocumentSource {
  byteLength: number
  isDamaged = false
  private readonly file: number
  private readonly start: number
  private readonly written = new BlockSums()
  private chunk: Uint8Array | null = null
  private pending = 0
  private isOpen = true
  /** Expected checksums and checked blocks, until all blocks are checked. */
  private unchecked: { readonly sums: Uint32Array; readonly checked: Int32Array } | null

  constructor(file: number, start: number, { byteLength = 0, sums }: { byteLength?: number; sums?: Uint32Array } = {}) {
    this.file = file
    this.start = start
    this.byteLength = byteLength
    this.unchecked = sums ? { sums, checked: emptyBitset(sums.length) } : null
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

  /** Writes the rest. Returns the checksum of each block. */
  finish(): Uint32Array<ArrayBuffer> {
    this.flush()
    this.chunk = null
    return this.written.finish()
  }

  read(start: number, length: number): Uint8Array {
    if (!this.isOpen) throw new Error('The documents of this index have been closed')
    if (this.unchecked) this.checkBlocks(this.unchecked, start, length)
    return this.readBytes(start, length)
  }

  /**
   * Checks all of them.
   * @param pauseMs after each piece of 4 MB, for what else reads
   * @returns whether they are what was written; false, too, where they are closed meanwhile
   */
  async check(pauseMs = 0): Promise<boolean> {
    if (!this.unchecked) return this.isOpen
    const found = new BlockSums()
    for await (const piece of readPieces(this.file, this.start, this.byteLength)) {
      found.add(piece)
      if (pauseMs > 0) await sleep(pauseMs, undefined, { ref: false })
      if (!this.isOpen) return false
    }
    const { sums } = this.unchecked
    const sumsFound = found.finish()
    this.isDamaged ||= sumsFound.length !== sums.length || sums.some((sum, block) => sum !== sumsFound[block])
    if (!this.isDamaged) this.unchecked = null
    return !this.isDamaged
  }

  close(): void {
    if (this.isOpen) closeSync(this.file)
    this.isOpen = false
  }

  private checkBlocks({ sums, checked }: NonNullable<typeof this.unchecked>, start: number, length: number): void {
    const last = Math.floor((start + length - 1) / BLOCK_BYTES)
    for (let block = Math.floor(start / BLOCK_BYTES); block <= last; block++) {
      if (hasBit(checked, block)) continue
      const at = block * BLOCK_BYTES
      const bytes = this.readBytes(at, Math.min(BLOCK_BYTES, this.byteLength - at))
      if (crc32(bytes) !== sums[block]) {
        this.isDamaged = true
        throw new Error(DAMAGED)
      }
      checked[block >>> 5]! |= 1 << (block & 31)
    }
  }

  private readBytes(start: number, length: number): Uint8Array {
    const bytes = new Uint8Array(length)
    const read = readSync(this.file, bytes, 0, length, this.start + start)
    if (read !== length) throw new Error('The documents of this index end early')
    return bytes
  }

  private write(bytes: Uint8Array): void {
    writeAll(this.file, bytes, this.start + this.byteLength)
    this.written.add(bytes)
    this.byteLength += bytes.length
  }
}

/** One write may take less than it was given. */
export function writeAll(file: number, bytes: Uint8Array, position: number): void {
  for (let offset = 0; offset < bytes.length;) {
    const length = Math.min(bytes.length - offset, CHUNK_BYTES)
    offset += writeSync(file, bytes, offset, length, position + offset)
  }
}
