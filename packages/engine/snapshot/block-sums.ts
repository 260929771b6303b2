import { crc32 } from 'node:zlib'

/** A document is read with the blocks that it lies in. */
export const BLOCK_BYTES = 64 * 1024

/** CRC-32 of each block of some bytes, which come in any pieces. */
export class BlockSums {
  private readonly sums: number[] = []
  private last = 0
  private length = 0

  add(bytes: Uint8Array): void {
    for (let offset = 0; offset < bytes.length;) {
      const part = bytes.subarray(offset, offset + BLOCK_BYTES - this.length)
      this.last = crc32(part, this.last)
      this.length += part.length
      offset += part.length
      if (this.length === BLOCK_BYTES) this.endBlock()
    }
  }

  finish(): Uint32Array<ArrayBuffer> {
    if (this.length > 0) this.endBlock()
    return Uint32Array.from(this.sums)
  }

  private endBlock(): void {
    this.sums.push(this.last)
    this.last = 0
    this.length = 0
  }
}

/** Size of the checksums of a number of bytes. */
export function sumBytesOf(bytes: number): number {
  return Math.ceil(bytes / BLOCK_BYTES) * Uint32Array.BYTES_PER_ELEMENT
}
