const FIRST_TEXTS = 1_024
const FIRST_BYTES = 16_384
/** UTF-8 needs at most three bytes for one UTF-16 unit. */
const MAX_BYTES_PER_UNIT = 3
const FNV = { start: 0x811c9dc5, prime: 0x01000193 }
const EMPTY = 0

/**
 * A number of 32 bits for each text. A `Map` of millions of texts takes five times the memory, and the collector looks
 * through it again and again.
 */
export class TextNumbers {
  private bytes = Buffer.allocUnsafe(FIRST_BYTES)
  /** End of each entry's text; the first entry is empty. */
  private ends = new Uint32Array(FIRST_TEXTS)
  private numbers = new Uint32Array(FIRST_TEXTS)
  /** Entries by hash, twice as many places as entries. */
  private slots = new Uint32Array(FIRST_TEXTS * 2)
  private count = 0

  get size(): number {
    return this.count
  }

  has(text: string): boolean {
    return this.slots[this.slotOf(text)] !== EMPTY
  }

  get(text: string): number | undefined {
    const entry = this.slots[this.slotOf(text)]!
    return entry === EMPTY ? undefined : this.numbers[entry]
  }

  /** Answers the place of the text, which `textAt` takes. */
  set(text: string, number: number): number {
    const slot = this.slotOf(text)
    const known = this.slots[slot]!
    const entry = known === EMPTY ? this.add(slot) : known
    this.numbers[entry] = number
    return entry
  }

  textAt(entry: number): string {
    return this.bytes.toString('utf8', this.ends[entry - 1], this.ends[entry])
  }

  /** Finds the slot of a text, or the one it would take; its bytes are then stored after all entries. */
  private slotOf(text: string): number {
    const start = this.ends[this.count]!
    if (this.bytes.length - start < text.length * MAX_BYTES_PER_UNIT) this.growBytes(text.length * MAX_BYTES_PER_UNIT)
    const end = start + this.bytes.write(text, start)
    this.written = end
    const mask = this.slots.length - 1
    let slot = this.hash(start, end) & mask
    for (let entry = this.slots[slot]!; entry !== EMPTY; entry = this.slots[slot]!) {
      const from = this.ends[entry - 1]!
      const to = this.ends[entry]!
      if (to - from === end - start && this.bytes.compare(this.bytes, start, end, from, to) === 0) return slot
      slot = (slot + 1) & mask
    }
    return slot
  }

  private written = 0

  private add(slot: number): number {
    const entry = ++this.count
    if (entry === this.ends.length) {
      this.ends = larger(this.ends)
      this.numbers = larger(this.numbers)
    }
    this.ends[entry] = this.written
    this.slots[slot] = entry
    if (entry * 2 > this.slots.length) this.growSlots()
    return entry
  }

  private hash(start: number, end: number): number {
    let hash = FNV.start
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ this.bytes[at]!, FNV.prime)
    return (hash ^ (hash >>> 15)) >>> 0
  }

  private growBytes(needed: number): void {
    const grown = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.bytes.length + needed))
    this.bytes.copy(grown)
    this.bytes = grown
  }

  private growSlots(): void {
    const slots = new Uint32Array(this.slots.length * 2)
    const mask = slots.length - 1
    for (let entry = 1; entry <= this.count; entry++) {
      let slot = this.hash(this.ends[entry - 1]!, this.ends[entry]!) & mask
      while (slots[slot] !== EMPTY) slot = (slot + 1) & mask
      slots[slot] = entry
    }
    this.slots = slots
  }
}

function larger(numbers: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const grown = new Uint32Array(numbers.length * 2)
  grown.set(numbers)
  return grown
}
