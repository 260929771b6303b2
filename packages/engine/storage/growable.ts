type NumberArray =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>

const INITIAL_BYTES = 4096
/** Above this size arrays grow within reserved addresses: without copying, and using memory only where written. */
const LARGE_BYTES = 2 ** 20
const MOST_BYTES = 2 ** 32
const ALIGNMENT = 8

/** A typed array that grows, so that a build holds numbers and not JavaScript objects. */
export class Growable<A extends NumberArray> {
  items: A
  length = 0
  private readonly view: (buffer: ArrayBuffer) => A

  constructor(view: (buffer: ArrayBuffer) => A) {
    this.view = view
    this.items = view(new ArrayBuffer(INITIAL_BYTES))
  }

  push(value: number): void {
    if (this.length === this.items.length) this.reserve(1)
    this.items[this.length++] = value
  }

  reserve(count: number): void {
    const needed = this.length + count
    if (needed <= this.items.length) return
    const { buffer, BYTES_PER_ELEMENT } = this.items
    const bytes = Math.max(needed * BYTES_PER_ELEMENT, buffer.byteLength * 2)
    this.resize(buffer, Math.ceil(bytes / ALIGNMENT) * ALIGNMENT)
  }

  /** Gives the memory back at once; a collector that sees only small objects would let hundreds of megabytes wait. */
  free(): void {
    this.items.buffer.transfer(0)
    this.items = this.view(new ArrayBuffer(INITIAL_BYTES))
    this.length = 0
  }

  private resize(buffer: ArrayBuffer, bytes: number): void {
    if (buffer.resizable) {
      // The view covers whatever size its buffer has.
      buffer.resize(bytes)
    } else if (bytes < LARGE_BYTES) {
      this.items = this.view(buffer.transfer(bytes))
    } else {
      const large = new ArrayBuffer(bytes, { maxByteLength: MOST_BYTES })
      new Uint8Array(large).set(new Uint8Array(buffer))
      this.items = this.view(large)
    }
  }
}

export function growableU8(): Growable<Uint8Array<ArrayBuffer>> {
  return new Growable((buffer) => new Uint8Array(buffer))
}

export function growableU16(): Growable<Uint16Array<ArrayBuffer>> {
  return new Growable((buffer) => new Uint16Array(buffer))
}

export function growableU32(): Growable<Uint32Array<ArrayBuffer>> {
  return new Growable((buffer) => new Uint32Array(buffer))
}

export function growableF64(): Growable<Float64Array<ArrayBuffer>> {
  return new Growable((buffer) => new Float64Array(buffer))
}
