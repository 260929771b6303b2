import type { FacetScalar, FacetSetting, NumberRange } from './model.ts'
import { type Bitset, addPostings, unite } from './storage/bitset.ts'
import type { Sections } from './storage/sections.ts'
import { type Range, StringList, StringTable } from './storage/string-table.ts'

type Ids = Uint16Array | Uint32Array

/**
 * One facet of an opened index. Values are ids in natural order, so a number range is a range of ids, and the postings
 * of consecutive ids lie side by side. Documents have either one value each (`forward`, id plus one, zero for none)
 * or a list (`values` between `offsets`).
 */
export class FacetColumn {
  readonly setting: FacetSetting
  readonly valueCount: number
  readonly forward: Ids | null
  readonly offsets: Uint32Array
  readonly values: Ids
  readonly postingOffsets: Uint32Array
  readonly postings: Uint32Array
  private readonly numbers: Float64Array
  private readonly labels: StringList
  private readonly keys: StringTable
  private readonly keyIds: Uint32Array
  private readonly decoded: FacetScalar[] = []
  private readonly frequentBits = new Map<number, Bitset>()

  constructor(setting: FacetSetting, sections: Sections, name: string) {
    const single = sections.has(`${name}/forward`)
    this.setting = setting
    this.forward = single ? sections.ids(`${name}/forward`) : null
    this.offsets = single ? new Uint32Array() : sections.u32(`${name}/offsets`)
    this.values = single ? new Uint32Array() : sections.ids(`${name}/values`)
    this.postingOffsets = sections.u32(`${name}/posting-offsets`)
    this.postings = sections.u32(`${name}/postings`)
    this.numbers = sections.f64(`${name}/numbers`)
    this.labels = new StringList(sections.u8(`${name}/label-bytes`), sections.u32(`${name}/label-offsets`))
    this.keys = new StringTable(sections.u8(`${name}/key-bytes`), sections.u32(`${name}/key-offsets`))
    this.keyIds = sections.u32(`${name}/key-ids`)
    this.valueCount = this.postingOffsets.length - 1
  }

  valueOf(id: number): FacetScalar {
    return (this.decoded[id] ??= this.readValue(id))
  }

  numberOf(id: number): number {
    return this.numbers[id]!
  }

  frequency(id: number): number {
    return this.postingOffsets[id + 1]! - this.postingOffsets[id]!
  }

  addDocuments(bits: Bitset, id: number): Bitset {
    const words = bits.length
    if (this.frequency(id) < words)
      return addPostings(bits, this.postings, this.postingOffsets[id]!, this.postingOffsets[id + 1]!)
    let known = this.frequentBits.get(id)
    if (!known) {
      known = addPostings(new Int32Array(words), this.postings, this.postingOffsets[id]!, this.postingOffsets[id + 1]!)
      this.frequentBits.set(id, known)
    }
    return unite(bits, known)
  }

  /** The ids that a filter on this value means; spelling decides between values that differ by case. */
  findIds(value: FacetScalar): readonly number[] {
    if (this.setting.kind !== 'term') return this.findNumbers(value)
    const text = String(value)
    const { first, end } = this.keys.equalRange(text.toLowerCase())
    const ids = Array.from(this.keyIds.subarray(first, end))
    const exact = ids.filter((id) => this.valueOf(id) === text)
    return exact.length > 0 ? exact : ids
  }

  /** Ids of the numbers within a range; none within NaN. Without bounds, those of all values of any kind of facet. */
  findRange({ min = -Infinity, max = Infinity, excludeMin = false, excludeMax = false }: NumberRange): Range {
    if (min === -Infinity && max === Infinity) return { first: 0, end: this.valueCount }
    if (this.setting.kind !== 'number' || Number.isNaN(min) || Number.isNaN(max)) return { first: 0, end: 0 }
    const first = this.lowerBound(min, excludeMin)
    const end = this.lowerBound(max, !excludeMax)
    return { first, end: Math.max(first, end) }
  }

  private findNumbers(value: FacetScalar): readonly number[] {
    const number = toNumber(value, this.setting.kind)
    const id = this.lowerBound(number, false)
    return this.numbers[id] === number ? [id] : []
  }

  /** The first id whose number is not below `number`; with `past`, the first above it. */
  private lowerBound(number: number, past: boolean): number {
    let low = 0
    let high = this.numbers.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.numbers[middle]! < number || (past && this.numbers[middle] === number)) low = middle + 1
      else high = middle
    }
    return low
  }

  private readValue(id: number): FacetScalar {
    if (this.setting.kind === 'term') return this.labels.text(id)
    return this.setting.kind === 'number' ? this.numberOf(id) : this.numberOf(id) === 1
  }
}

/** Filters arrive as text too: `true` and `2.5` are taken for what they say. NaN matches nothing. */
function toNumber(value: FacetScalar, kind: FacetSetting['kind']): number {
  if (kind === 'number')
    return typeof value === 'string' && value.trim() === ''
      ? Number.NaN
      : typeof value === 'boolean'
        ? Number.NaN
        : Number(value)
  if (value === true || value === 'true') return 1
  return value === false || value === 'false' ? 0 : Number.NaN
}
