import type { SortOrder } from '../model.ts'
import type { Sections } from '../storage/sections.ts'
import { StringTable } from '../storage/string-table.ts'

/** A number, the natural key of a text, or null for no value. */
type RankValue = number | string | null

/** Sort values of documents for one attribute: ascending, numbers before texts. */
export class RankValues {
  /** The place of each document's value among all; one past the last for none. */
  readonly ofDocument: Uint32Array
  private readonly numbers: Float64Array
  private readonly texts: StringTable

  constructor(sections: Sections, attribute: string) {
    const name = `rank/${attribute}`
    this.ofDocument = sections.u32(`${name}/documents`)
    this.numbers = sections.f64(`${name}/numbers`)
    this.texts = new StringTable(sections.u8(`${name}/text-bytes`), sections.u32(`${name}/text-offsets`))
  }

  get missing(): number {
    return this.numbers.length + this.texts.count
  }

  valueOf(docId: number): RankValue {
    const place = this.ofDocument[docId]!
    if (place === this.missing) return null
    return place < this.numbers.length ? this.numbers[place]! : this.texts.text(place - this.numbers.length)
  }

  /** Finds a value's rank, or half a rank below the value it would precede. */
  placeOf(value: RankValue): number {
    if (value === null) return this.missing
    if (typeof value === 'string') return this.numbers.length + this.texts.placeOf(value)
    const at = countBefore(this.numbers.length, (each) => this.numbers[each]! < value)
    return this.numbers[at] === value ? at : at - 0.5
  }

  /** Sorts missing values last in both orders. */
  compare(a: number, b: number, order: SortOrder): number {
    const { missing } = this
    if (a === missing || b === missing) return Number(a === missing) - Number(b === missing)
    return order === 'asc' ? a - b : b - a
  }
}

/** Counts leading entries of a sorted list that meet a condition, by bisection. */
export function countBefore(size: number, isBefore: (at: number) => boolean): number {
  let low = 0
  let high = size
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}
