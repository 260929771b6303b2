import type { FacetScalar, FacetSetting, JsonValue, SearchRecord } from '../model.ts'
import { ByteStrings } from '../storage/byte-strings.ts'
import { type Growable, growableU16, growableU32 } from '../storage/growable.ts'
import type { SectionPlan, Sections } from '../storage/sections.ts'
import { compareUnits, naturalKey } from '../text/natural-key.ts'
import { type Path, parsePath, visitPath } from '../path.ts'
import { postForward, postListed } from './postings.ts'

/** Ids are stored plus one, zero meaning none, in 16 bits. */
const MAX_SHORT_ID = 0xfffe

/**
 * Collects one facet row by row. Most products have one value of most facets, so the first value of each row is a
 * column and only further values are held apart.
 */
export class FacetBuilder {
  private readonly setting: FacetSetting
  private readonly path: Path
  private readonly ids = new Map<FacetScalar, number>()
  private first: Growable<Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>> = growableU16()
  private readonly furtherRows = growableU32()
  private readonly furtherIds = growableU32()
  private readonly rowIds: number[] = []
  private readonly visit = (value: FacetScalar): void => this.addValue(value)
  private labels = new ByteStrings()
  private lookup = new ByteStrings()
  private lookupIds: Uint32Array = new Uint32Array()
  private numbers: number[] = []

  constructor(setting: FacetSetting) {
    this.setting = setting
    this.path = parsePath(setting.attribute)
  }

  get keys(): string[] {
    return [this.path.key, ...this.path.splits.map(({ head }) => head)]
  }

  /** Rows come in ascending order; those without values may be left out. */
  add(record: SearchRecord, row: number): void {
    if (this.first.length > row) return
    const { rowIds } = this
    rowIds.length = 0
    const direct = record[this.path.key]
    if (isScalar(direct)) this.addValue(direct)
    else visitPath(record, this.path, this.visit)
    if (rowIds.length === 0) return
    this.skipTo(row)
    this.first.push(rowIds[0]! + 1)
    for (let i = 1; i < rowIds.length; i++) {
      this.furtherRows.push(row)
      this.furtherIds.push(rowIds[i]!)
    }
  }

  /** Puts the values in natural order and announces the arrays to come. */
  reserve(plan: SectionPlan, name: string, rows: number): void {
    this.skipTo(rows)
    this.sortValues()
    const type = this.ids.size > MAX_SHORT_ID ? 'u32' : 'u16'
    const pairs = this.countPairs()
    if (this.furtherRows.length > 0) {
      plan.add('u32', `${name}/offsets`, rows + 1)
      plan.add(type, `${name}/values`, pairs)
    } else {
      plan.add(type, `${name}/forward`, rows)
    }
    plan.add('u32', `${name}/posting-offsets`, this.ids.size + 1)
    plan.add('u32', `${name}/postings`, pairs)
    plan.add('f64', `${name}/numbers`, this.numbers.length)
    plan.add('u8', `${name}/label-bytes`, this.labels.bytes.length)
    plan.add('u32', `${name}/label-offsets`, this.labels.count + 1)
    plan.add('u8', `${name}/key-bytes`, this.lookup.bytes.length)
    plan.add('u32', `${name}/key-offsets`, this.lookup.count + 1)
    plan.add('u32', `${name}/key-ids`, this.lookupIds.length)
  }

  /** `rowOf` names the row of each document id. Frees what was collected. */
  fill(sections: Sections, name: string, rowOf: Uint32Array): void {
    sections.f64(`${name}/numbers`).set(this.numbers)
    sections.u32(`${name}/key-ids`).set(this.lookupIds)
    this.labels.copyTo(sections, `${name}/label`)
    this.lookup.copyTo(sections, `${name}/key`)
    const postings = { offsets: sections.u32(`${name}/posting-offsets`), documents: sections.u32(`${name}/postings`) }
    if (this.furtherRows.length > 0) {
      this.fillLists(sections.u32(`${name}/offsets`), sections.ids(`${name}/values`), rowOf)
      postListed(postings, sections.u32(`${name}/offsets`), sections.ids(`${name}/values`))
    } else {
      this.fillForward(sections.ids(`${name}/forward`), rowOf)
      postForward(postings, sections.ids(`${name}/forward`))
    }
    this.first.free()
    this.furtherRows.free()
    this.furtherIds.free()
  }

  /** New memory is zero, which means no value. */
  private skipTo(row: number): void {
    this.first.reserve(row - this.first.length)
    this.first.length = row
  }

  private addValue(raw: FacetScalar): void {
    const value = toFacetValue(raw, this.setting.kind)
    if (value === null) return
    let id = this.ids.get(value)
    if (id === undefined) {
      id = this.ids.size
      this.ids.set(value, id)
      if (id === MAX_SHORT_ID + 1) this.widen()
    }
    if (!this.rowIds.includes(id)) this.rowIds.push(id)
  }

  private widen(): void {
    const wide = growableU32()
    wide.reserve(this.first.length)
    wide.items.set(this.first.items.subarray(0, this.first.length))
    wide.length = this.first.length
    this.first = wide
  }

  private countPairs(): number {
    const { items, length } = this.first
    let pairs = this.furtherRows.length
    for (let row = 0; row < length; row++) if (items[row] !== 0) pairs++
    return pairs
  }

  /** Renumbers ids by the natural order of values. */
  private sortValues(): void {
    const values = sortNaturally(Array.from(this.ids.keys()))
    const newIds = new Uint32Array(values.length)
    values.forEach((value, id) => (newIds[this.ids.get(value) ?? 0] = id))
    for (let i = 0; i < this.first.length; i++) {
      const old = this.first.items[i]!
      if (old > 0) this.first.items[i] = newIds[old - 1]! + 1
    }
    for (let i = 0; i < this.furtherIds.length; i++) this.furtherIds.items[i] = newIds[this.furtherIds.items[i]!]!
    if (this.setting.kind === 'term') this.addLabels(values)
    else this.numbers = values.map(Number)
  }

  private addLabels(values: readonly FacetScalar[]): void {
    const unsorted = new ByteStrings()
    const keys = values.map((value) => String(value).toLowerCase())
    values.forEach((value) => this.labels.add(String(value)))
    keys.forEach((key) => unsorted.add(key))
    this.lookupIds = unsorted.sorted()
    for (const id of this.lookupIds) this.lookup.add(keys[id] ?? '')
  }

  private fillForward(forward: Uint16Array | Uint32Array, rowOf: Uint32Array): void {
    for (let docId = 0; docId < rowOf.length; docId++) forward[docId] = this.first.items[rowOf[docId]!]!
  }

  private fillLists(offsets: Uint32Array, values: Uint16Array | Uint32Array, rowOf: Uint32Array): void {
    const further = this.furtherOffsets()
    let at = 0
    for (let docId = 0; docId < rowOf.length; docId++) {
      const row = rowOf[docId]!
      const first = this.first.items[row]!
      if (first > 0) values[at++] = first - 1
      for (let i = further[row]!; i < further[row + 1]!; i++) values[at++] = this.furtherIds.items[i]!
      offsets[docId + 1] = at
    }
  }

  private furtherOffsets(): Uint32Array {
    const offsets = new Uint32Array(this.first.length + 1)
    for (let i = 0; i < this.furtherRows.length; i++) offsets[this.furtherRows.items[i]! + 1]!++
    for (let row = 0; row < this.first.length; row++) offsets[row + 1]! += offsets[row]!
    return offsets
  }
}

function isScalar(value: JsonValue | undefined): value is FacetScalar {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

/** Null when the value is not of the facet's kind: it is then not counted and cannot be filtered on. */
function toFacetValue(value: FacetScalar, kind: FacetSetting['kind']): FacetScalar | null {
  if (kind === 'term') return String(value) || null
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value) ? value + 0 : null
  return typeof value === 'boolean' ? value : null
}

function sortNaturally(values: FacetScalar[]): FacetScalar[] {
  if (typeof values[0] !== 'string') return values.sort((a, b) => Number(a) - Number(b))
  const keyed = values.map((value) => ({ value, text: String(value), key: naturalKey(String(value)) }))
  return keyed.sort((a, b) => compareUnits(a.key, b.key) || compareUnits(a.text, b.text)).map(({ value }) => value)
}
