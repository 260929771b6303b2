import type { SearchRecord } from '../model.ts'
import { ByteStrings } from '../storage/byte-strings.ts'
import { growableU16, growableU32 } from '../storage/growable.ts'
import { packPlace } from '../storage/place.ts'
import type { SectionPlan, Sections } from '../storage/sections.ts'
import { indexForms, listOccurrences } from '../text/words.ts'
import { type Path, parsePath, visitPath } from '../path.ts'
import { toStarts } from './postings.ts'

/** Elements of an array are this many words apart, so that words of different variants are not neighbours. */
const ELEMENT_GAP = 8
const MAX_REMEMBERED = 50_000

interface Place {
  readonly term: string
  readonly position: number
}

/** Word positions of short texts, shared by all builders of this process. */
const places = new Map<string, readonly Place[]>()
const MAX_PLACED_TEXTS = 30_000
const MAX_PLACED_LENGTH = 80

/**
 * Collects which words every row is found by. A word is noted once per attribute of a row, at its first position
 * there, so a search restricted to some attributes stays exact.
 */
export class WordBuilder {
  private readonly paths: readonly Path[]
  private readonly ids = new Map<string, number>()
  private readonly forms = new Map<string, readonly string[]>()
  private readonly terms = new ByteStrings()
  /** The last row and attribute each term was noted for. */
  private readonly lastNoted = growableU32()
  private readonly entryTerms = growableU32()
  private readonly entryPlaces = growableU16()
  private readonly rowEnds = growableU32()
  private order: Uint32Array = new Uint32Array()

  constructor(searchable: readonly string[]) {
    this.paths = searchable.map(parsePath)
  }

  add(record: SearchRecord): void {
    this.paths.forEach((path, attribute) => this.addAttribute(record, path, attribute))
    this.rowEnds.push(this.entryTerms.length)
  }

  reserve(plan: SectionPlan): void {
    this.ids.clear()
    this.order = this.terms.sorted()
    plan.add('u8', 'word-bytes', this.terms.bytes.length)
    plan.add('u32', 'word-offsets', this.terms.count + 1)
    plan.add('u32', 'word-posting-offsets', this.terms.count + 1)
    plan.add('u32', 'word-postings', this.entryTerms.length)
    plan.add('u16', 'word-places', this.entryTerms.length)
  }

  fill(sections: Sections, rowOf: Uint32Array): void {
    const { order, entryTerms, entryPlaces, rowEnds } = this
    this.terms.copySortedTo(sections, 'word', order)
    const rank = new Uint32Array(order.length)
    order.forEach((term, index) => (rank[term] = index))
    const offsets = sections.u32('word-posting-offsets')
    const postings = sections.u32('word-postings')
    const places = sections.u16('word-places')
    for (let i = 0; i < entryTerms.length; i++) offsets[rank[entryTerms.items[i]!]! + 1]!++
    const next = toStarts(offsets)
    for (let docId = 0; docId < rowOf.length; docId++) {
      const row = rowOf[docId]!
      for (let i = row === 0 ? 0 : rowEnds.items[row - 1]!; i < rowEnds.items[row]!; i++) {
        const at = next[rank[entryTerms.items[i]!]!]!++
        postings[at] = docId
        places[at] = entryPlaces.items[i]!
      }
    }
    this.free()
  }

  private addAttribute(record: SearchRecord, path: Path, attribute: number): void {
    const note = this.rowEnds.length * this.paths.length + attribute + 1
    let base = 0
    visitPath(record, path, (value) => {
      let last = base
      for (const { term, position } of this.occurrencesOf(String(value))) {
        last = base + position
        this.addTerm(term, note, packPlace(attribute, last))
      }
      base = last + ELEMENT_GAP
    })
  }

  /** Brands, types and finishes are the same texts again and again, in every index of a catalogue. */
  private occurrencesOf(text: string): readonly Place[] {
    const cached = places.get(text)
    if (cached) return cached
    const listed = listOccurrences(text, this.formsOf).map(({ term, position }) => ({ term, position }))
    if (places.size < MAX_PLACED_TEXTS && text.length <= MAX_PLACED_LENGTH) places.set(text, listed)
    return listed
  }

  /** Catalogues repeat the same few thousand words. */
  private readonly formsOf = (word: string): readonly string[] => {
    let forms = this.forms.get(word)
    if (!forms) {
      forms = indexForms(word)
      if (this.forms.size < MAX_REMEMBERED) this.forms.set(word, forms)
    }
    return forms
  }

  private addTerm(term: string, note: number, place: number): void {
    let id = this.ids.get(term)
    if (id === undefined) {
      id = this.terms.add(term)
      this.ids.set(term, id)
      this.lastNoted.push(0)
    }
    if (this.lastNoted.items[id] === note) return
    this.lastNoted.items[id] = note
    this.entryTerms.push(id)
    this.entryPlaces.push(place)
  }

  private free(): void {
    this.terms.free()
    this.lastNoted.free()
    this.entryTerms.free()
    this.entryPlaces.free()
    this.rowEnds.free()
  }
}
