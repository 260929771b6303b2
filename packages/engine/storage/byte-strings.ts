import type { Sections } from './sections.ts'
import { growableU32, growableU8 } from './growable.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder()
/** UTF-8 needs at most three bytes for one UTF-16 unit. */
const MAX_BYTES_PER_UNIT = 3
const SMALL = 12

/** A growing list of strings held as UTF-8 bytes, for builds with millions of them. */
export class ByteStrings {
  readonly bytes = growableU8()
  readonly ends = growableU32()

  get count(): number {
    return this.ends.length
  }

  add(text: string): number {
    const { bytes } = this
    bytes.reserve(text.length * MAX_BYTES_PER_UNIT)
    bytes.length += encodeInto(text, bytes.items, bytes.length)
    this.ends.push(bytes.length)
    return this.ends.length - 1
  }

  start(index: number): number {
    return index === 0 ? 0 : this.ends.items[index - 1]!
  }

  lengthOf(index: number): number {
    return this.ends.items[index]! - this.start(index)
  }

  text(index: number): string {
    return decoder.decode(this.bytes.items.subarray(this.start(index), this.ends.items[index]))
  }

  equal(a: number, b: number): boolean {
    const { items } = this.bytes
    const length = this.lengthOf(a)
    if (this.lengthOf(b) !== length) return false
    for (let i = 0, p = this.start(a), q = this.start(b); i < length; i++)
      if (items[p + i] !== items[q + i]) return false
    return true
  }

  /** Indexes in byte order, which is code point order; equal strings stay in the order they were added. */
  sorted(): Uint32Array {
    const order = Uint32Array.from({ length: this.count }, (_, index) => index)
    this.sortRange(order, 0, this.count, 0)
    return order
  }

  copyTo(sections: Sections, name: string): void {
    sections.u8(`${name}-bytes`).set(this.bytes.items.subarray(0, this.bytes.length))
    sections.u32(`${name}-offsets`).set(this.ends.items.subarray(0, this.ends.length), 1)
  }

  copySortedTo(sections: Sections, name: string, order: Uint32Array): void {
    const bytes = sections.u8(`${name}-bytes`)
    const offsets = sections.u32(`${name}-offsets`)
    let at = 0
    order.forEach((index, position) => {
      bytes.set(this.bytes.items.subarray(this.start(index), this.ends.items[index]), at)
      at += this.lengthOf(index)
      offsets[position + 1] = at
    })
  }

  free(): void {
    this.bytes.free()
    this.ends.free()
  }

  /** Multikey quicksort: splits on the byte at `depth` into less, equal and greater, and goes deeper in the equal part. */
  private sortRange(order: Uint32Array, from: number, to: number, depth: number): void {
    let low = from
    let high = to
    let level = depth
    while (high - low > SMALL) {
      const pivot = this.byteAt(order[(low + high) >>> 1]!, level)
      let less = low
      let greater = high
      for (let i = low; i < greater;) {
        const byte = this.byteAt(order[i]!, level)
        if (byte < pivot) swap(order, less++, i++)
        else if (byte > pivot) swap(order, --greater, i)
        else i++
      }
      this.sortRange(order, low, less, level)
      this.sortRange(order, greater, high, level)
      if (pivot < 0) {
        order.subarray(less, greater).sort()
        return
      }
      low = less
      high = greater
      level++
    }
    this.insertionSort(order, low, high, level)
  }

  private insertionSort(order: Uint32Array, from: number, to: number, depth: number): void {
    for (let i = from + 1; i < to; i++) {
      const moving = order[i]!
      let j = i
      while (j > from && this.compare(order[j - 1]!, moving, depth) > 0) order[j] = order[--j]!
      order[j] = moving
    }
  }

  private compare(a: number, b: number, depth: number): number {
    for (let at = depth; ; at++) {
      const left = this.byteAt(a, at)
      const right = this.byteAt(b, at)
      if (left !== right) return left - right
      if (left < 0) return a - b
    }
  }

  /** Minus one past the end, so that a prefix sorts before what it begins. */
  private byteAt(index: number, depth: number): number {
    const at = this.start(index) + depth
    return at < this.ends.items[index]! ? this.bytes.items[at]! : -1
  }
}

function swap(order: Uint32Array, a: number, b: number): void {
  const swapped = order[a]!
  order[a] = order[b]!
  order[b] = swapped
}

function encodeInto(text: string, target: Uint8Array, at: number): number {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit > 0x7f) return encoder.encodeInto(text, target.subarray(at)).written
    target[at + i] = unit
  }
  return text.length
}
