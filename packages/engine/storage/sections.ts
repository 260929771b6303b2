type SectionType = 'u8' | 'u16' | 'u32' | 'f64'

export interface SectionEntry {
  readonly name: string
  readonly type: SectionType
  readonly offset: number
  readonly length: number
}

const BYTES: Record<SectionType, number> = { u8: 1, u16: 2, u32: 4, f64: 8 }
/** Every section starts where any typed array may. */
const ALIGNMENT = 8

/** Collects the sizes of all arrays of an index before the one buffer that holds them is allocated. */
export class SectionPlan {
  private readonly entries: SectionEntry[] = []
  private byteLength = 0

  add(type: SectionType, name: string, length: number): void {
    this.entries.push({ name, type, offset: this.byteLength, length })
    this.byteLength += Math.ceil((length * BYTES[type]) / ALIGNMENT) * ALIGNMENT
  }

  lengthOf(name: string): number {
    return this.entries.find((entry) => entry.name === name)?.length ?? 0
  }

  allocate(): Sections {
    return new Sections(new SharedArrayBuffer(this.byteLength), this.entries)
  }
}

/** The named typed arrays of an index, all views of one buffer that worker threads can share. */
export class Sections {
  readonly buffer: SharedArrayBuffer
  readonly entries: readonly SectionEntry[]
  private readonly byName: ReadonlyMap<string, SectionEntry>

  constructor(buffer: SharedArrayBuffer, entries: readonly SectionEntry[]) {
    this.buffer = buffer
    this.entries = entries
    this.byName = new Map(entries.map((entry) => [entry.name, entry]))
  }

  has(name: string): boolean {
    return this.byName.has(name)
  }

  u8(name: string): Uint8Array {
    const { offset, length } = this.entry(name, 'u8')
    return new Uint8Array(this.buffer, offset, length)
  }

  u16(name: string): Uint16Array {
    const { offset, length } = this.entry(name, 'u16')
    return new Uint16Array(this.buffer, offset, length)
  }

  u32(name: string): Uint32Array {
    const { offset, length } = this.entry(name, 'u32')
    return new Uint32Array(this.buffer, offset, length)
  }

  f64(name: string): Float64Array {
    const { offset, length } = this.entry(name, 'f64')
    return new Float64Array(this.buffer, offset, length)
  }

  /** An array of document or value ids, stored in 16 bits where they fit. */
  ids(name: string): Uint16Array | Uint32Array {
    return this.byName.get(name)?.type === 'u16' ? this.u16(name) : this.u32(name)
  }

  private entry(name: string, type: SectionType): SectionEntry {
    const entry = this.byName.get(name)
    if (entry?.type !== type) throw new Error(`Index has no ${type} section ${name}`)
    return entry
  }
}
