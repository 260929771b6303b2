import type { FacetScalar, SearchRecord, SortOrder } from '../model.ts'
import { ByteStrings } from '../storage/byte-strings.ts'
import { growableF64, growableU32 } from '../storage/growable.ts'
import { naturalKey } from '../text/natural-key.ts'
import { type Path, parsePath, visitPath } from '../path.ts'

/** Rows by rank: equal values share one; `missing`, one past the last, means no value. */
export interface Ranks {
  readonly ofRow: Uint32Array
  readonly missing: number
  /** Values by rank: numbers, then natural keys of texts, both sorted and distinct. */
  readonly numbers: Float64Array
  readonly texts: ByteStrings
}

/** Collects the attribute that rows are ordered by: its first value, numbers and booleans before texts. */
export class RankColumn {
  private readonly path: Path
  private readonly numbers = growableF64()
  private readonly texts = new ByteStrings()
  private readonly textRows = growableU32()
  private value: FacetScalar | null = null

  constructor(attribute: string) {
    this.path = parsePath(attribute)
  }

  add(record: SearchRecord): void {
    this.value = null
    visitPath(record, this.path, this.keepFirst)
    if (typeof this.value === 'string') {
      this.texts.add(naturalKey(this.value))
      this.textRows.push(this.numbers.length)
    }
    this.numbers.push(this.value === null || typeof this.value === 'string' ? Number.NaN : Number(this.value))
  }

  takeRanks(): Ranks {
    const numbers = this.numbers.items.subarray(0, this.numbers.length)
    const distinct = sortedDistinct(numbers)
    const ofRow = new Uint32Array(numbers.length)
    const texts = this.rankTexts(ofRow, distinct.length)
    const missing = distinct.length + texts.count
    const isText = new Uint8Array(numbers.length)
    for (let i = 0; i < this.textRows.length; i++) isText[this.textRows.items[i]!] = 1
    numbers.forEach((number, row) => {
      if (!Number.isNaN(number)) ofRow[row] = placeOf(distinct, number)
      else if (isText[row] === 0) ofRow[row] = missing
    })
    this.numbers.free()
    this.texts.free()
    this.textRows.free()
    return { ofRow, missing, numbers: distinct, texts }
  }

  private readonly keepFirst = (value: FacetScalar): void => {
    this.value ??= value
  }

  private rankTexts(ofRow: Uint32Array, base: number): ByteStrings {
    const distinct = new ByteStrings()
    let previous = -1
    for (const text of this.texts.sorted()) {
      if (previous < 0 || !this.texts.equal(previous, text)) distinct.add(this.texts.text(text))
      ofRow[this.textRows.items[text]!] = base + distinct.count - 1
      previous = text
    }
    return distinct
  }
}

/** Reorders rows by rank with a counting sort; rows of one rank keep their order, rows without a value come last. */
export function orderByRank(rows: Uint32Array, ranks: Pick<Ranks, 'ofRow' | 'missing'>, order: SortOrder): Uint32Array {
  const { ofRow, missing } = ranks
  const next = new Uint32Array(missing + 2)
  const slot = (row: number): number => {
    const rank = ofRow[row]!
    return order === 'asc' || rank === missing ? rank : missing - 1 - rank
  }
  for (const row of rows) next[slot(row) + 1]!++
  for (let i = 0; i <= missing; i++) next[i + 1]! += next[i]!
  const ordered = new Uint32Array(rows.length)
  for (const row of rows) ordered[next[slot(row)]!++] = row
  return ordered
}

function sortedDistinct(numbers: Float64Array): Float64Array {
  const sorted = numbers.filter((number) => !Number.isNaN(number)).sort()
  return sorted.filter((number, index) => index === 0 || number !== sorted[index - 1])
}

function placeOf(sorted: Float64Array, number: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < number) low = middle + 1
    else high = middle
  }
  return low
}
