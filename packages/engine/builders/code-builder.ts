import type { SearchRecord } from '../model.ts'
import { ByteStrings } from '../storage/byte-strings.ts'
import { growableU16, growableU32 } from '../storage/growable.ts'
import { packPlace } from '../storage/place.ts'
import type { SectionPlan, Sections } from '../storage/sections.ts'
import { normaliseCode } from '../text/fold.ts'
import { spellingOf } from '../text/code-spelling.ts'
import { type Path, parsePath, visitPath } from '../path.ts'

/** Collects every product code with its row and the array element (the variant) it belongs to. */
export class CodeBuilder {
  private readonly paths: readonly Path[]
  private readonly codes = new ByteStrings()
  private readonly rows = growableU32()
  private readonly places = growableU16()
  private readonly spellings = growableU32()
  private order: Uint32Array = new Uint32Array()
  /** Start of each distinct code's entries in `order`. */
  private readonly starts = growableU32()
  private byteLength = 0
  private rowCount = 0

  constructor(attributes: readonly string[]) {
    this.paths = attributes.map(parsePath)
  }

  add(record: SearchRecord): void {
    this.paths.forEach((path, attribute) => {
      visitPath(record, path, (value, element) => {
        const code = normaliseCode(String(value))
        if (code) this.addCode(code, packPlace(attribute, element), spellingOf(String(value)))
      })
    })
    this.rowCount++
  }

  reserve(plan: SectionPlan): void {
    const { codes, starts } = this
    this.order = codes.sorted()
    for (let i = 0; i < this.order.length; i++) {
      const code = this.order[i]!
      if (i > 0 && codes.equal(this.order[i - 1]!, code)) continue
      starts.push(i)
      this.byteLength += codes.lengthOf(code)
    }
    plan.add('u8', 'code-bytes', this.byteLength)
    plan.add('u32', 'code-offsets', starts.length + 1)
    plan.add('u32', 'code-posting-offsets', starts.length + 1)
    plan.add('u32', 'code-postings', this.order.length)
    plan.add('u16', 'code-places', this.order.length)
    plan.add('u32', 'code-spellings', this.order.length)
  }

  fill(sections: Sections, rowOf: Uint32Array): void {
    const { order, starts } = this
    const distinct = Uint32Array.from(starts.items.subarray(0, starts.length), (start) => order[start]!)
    this.codes.copySortedTo(sections, 'code', distinct)
    const docOf = invert(rowOf, this.rowCount)
    const offsets = sections.u32('code-posting-offsets')
    const postings = sections.u32('code-postings')
    const places = sections.u16('code-places')
    const spellings = sections.u32('code-spellings')
    for (let i = 0; i < order.length; i++) {
      postings[i] = docOf[this.rows.items[order[i]!]!]!
      places[i] = this.places.items[order[i]!]!
      spellings[i] = this.spellings.items[order[i]!]!
    }
    offsets.set(starts.items.subarray(0, starts.length))
    offsets[starts.length] = order.length
    this.codes.free()
    this.rows.free()
    this.places.free()
    this.spellings.free()
  }

  private addCode(code: string, place: number, spelling: number): void {
    this.codes.add(code)
    this.rows.push(this.rowCount)
    this.places.push(place)
    this.spellings.push(spelling)
  }
}

function invert(rowOf: Uint32Array, rowCount: number): Uint32Array {
  const docOf = new Uint32Array(rowCount)
  for (let docId = 0; docId < rowOf.length; docId++) docOf[rowOf[docId]!] = docId
  return docOf
}
