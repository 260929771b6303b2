import { growableU8 } from './growable.ts'

/** Source of the records' JSON; addresses are byte offsets in insertion order. */
export interface DocumentSource {
  /** @throws when the bytes are not there or can no longer be read. */
  read(start: number, length: number): Uint8Array
  close(): void
  /** True if a read or check found other bytes than were written. */
  readonly isDamaged?: boolean
  /** Checks what has not been read yet, with a pause after each piece. */
  check?(pauseMs: number): Promise<boolean>
}

export interface DocumentSink {
  append(json: Uint8Array): void
}

export class MemoryDocuments implements DocumentSink, DocumentSource {
  private readonly bytes = growableU8()

  append(json: Uint8Array): void {
    const { bytes } = this
    bytes.reserve(json.length)
    bytes.items.set(json, bytes.length)
    bytes.length += json.length
  }

  read(start: number, length: number): Uint8Array {
    return this.bytes.items.subarray(start, start + length)
  }

  close(): void {
    this.bytes.free()
  }
}
