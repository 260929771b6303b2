const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** A contiguous run of entries, `end` excluded. */
export interface Range {
  readonly first: number
  readonly end: number
}

export class StringList {
  readonly bytes: Uint8Array
  readonly offsets: Uint32Array

  constructor(bytes: Uint8Array, offsets: Uint32Array) {
    this.bytes = bytes
    this.offsets = offsets
  }

  get count(): number {
    return this.offsets.length - 1
  }

  lengthOf(index: number): number {
    return this.offsets[index + 1]! - this.offsets[index]!
  }

  text(index: number): string {
    return decoder.decode(this.bytes.slice(this.offsets[index], this.offsets[index + 1]))
  }

  beginning(index: number, byteLength: number): string {
    const start = this.offsets[index]!
    return decoder.decode(this.bytes.slice(start, start + Math.min(byteLength, this.lengthOf(index))))
  }
}

/** A list in byte order: all strings with a common prefix are one range, so the table doubles as a trie. */
export class StringTable extends StringList {
  /** The entries that are exactly this string; at most one when the strings are distinct. */
  equalRange(text: string): Range {
    const { first, end } = this.prefixRange(text)
    const length = encoder.encode(text).length
    let past = first
    while (past < end && this.lengthOf(past) === length) past++
    return { first, end: past }
  }

  find(text: string): number {
    const key = encoder.encode(text)
    const index = this.lowerBound(key, false)
    return index < this.count && this.lengthOf(index) === key.length && this.comparePrefix(index, key) === 0
      ? index
      : -1
  }

  /** Finds a string's index, or half an index below the entry it would precede. */
  placeOf(text: string): number {
    const index = this.find(text)
    return index >= 0 ? index : this.lowerBound(encoder.encode(text), false) - 0.5
  }

  prefixRange(prefix: string): Range {
    const key = encoder.encode(prefix)
    return { first: this.lowerBound(key, false), end: this.lowerBound(key, true) }
  }

  /** The first entry that is not below the key; with `past`, the first above it that does not begin with it either. */
  private lowerBound(key: Uint8Array, past: boolean): number {
    let low = 0
    let high = this.count
    while (low < high) {
      const middle = (low + high) >>> 1
      const order = this.comparePrefix(middle, key)
      if (order < 0 || (past && order === 0)) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Zero when the entry begins with the key. */
  private comparePrefix(index: number, key: Uint8Array): number {
    const start = this.offsets[index]!
    const length = this.lengthOf(index)
    for (let i = 0; i < key.length; i++) {
      if (i === length) return -1
      const difference = this.bytes[start + i]! - key[i]!
      if (difference !== 0) return difference
    }
    return 0
  }
}
