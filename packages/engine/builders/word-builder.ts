import type { SearchRecord } from '../model.ts'
import { ByteStrings } from '../storage/byte-strings.ts'
import { growableU16, growableU32 } from '../storage/growable.ts'
import { packPlace, packTitle } from '../storage/place.ts'
import type { SectionPlan, Sections } from '../storage/sections.ts'
import { indexForms, readText } from '../text/words.ts'
import { type Path, parsePath, visitPath } from '../path.ts'
import { toStarts } from './postings.ts'

/** Elements of an array are this many words apart, so that words of different variants are not neighbours. */
const ELEMENT_GAP = 8
const MAX_REMEMBERED = 50_000

interface Place {
  readonly term: string
  readonly position: number
}

interface PlacedText {
  readonly places: readonly Place[]
  readonly length: number
  readonly head: number
}

/** Word positions of short texts, shared by all builders of this process. */
const placed = new Map<string, PlacedText>()
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
  /** Per row, the words of its first attribute and the place of the noun in it. */
  private readonly titles = growableU16()
  private order: Uint32Array = new Uint32Array()

  constructor(searchable: readonly string[]) {
    this.paths = searchable.map(parsePath)
  }

  add(record: SearchRecord): void {
    this.paths.forEach((path, attribute) => this.addAttribute(record, path, attribute))
    this.rowEnds.push(this.entryTerms.length)
    if (this.titles.length < this.rowEnds.length) this.titles.push(packTitle(0, -1))
  }

  reserve(plan: SectionPlan): void {
    this.ids.clear()
    this.order = this.terms.sorted()
    plan.add('u8', 'word-bytes', this.terms.bytes.length)
    plan.add('u32', 'word-offsets', this.terms.count + 1)
    plan.add('u32', 'word-posting-offsets', this.terms.count + 1)
    plan.add('u32', 'word-postings', this.entryTerms.length)
    plan.add('u16', 'word-places', this.entryTerms.length)
    plan.add('u16', 'word-titles', this.titles.length)
  }

  fill(sections: Sections, rowOf: Uint32Array): void {
    const { order, entryTerms, entryPlaces, rowEnds } = this
    this.terms.copySortedTo(sections, 'word', order)
    const rank = new Uint32Array(order.length)
    order.forEach((term, index) => (rank[term] = index))
    const offsets = sections.u32('word-posting-offsets')
    const postings = sections.u32('word-postings')
    const places = sections.u16('word-places')
    const titles = sections.u16('word-titles')
    for (let i = 0; i < entryTerms.length; i++) offsets[rank[entryTerms.items[i]!]! + 1]!++
    const next = toStarts(offsets)
    for (let docId = 0; docId < rowOf.length; docId++) {
      const row = rowOf[docId]!
      titles[docId] = this.titles.items[row]!
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
      const { places, length, head } = this.place(String(value))
      if (attribute === 0 && base === 0) this.noteTitle(length, head)
      for (const { term, position } of places) {
        last = base + position
        this.addTerm(term, note, packPlace(attribute, last))
      }
      base = last + ELEMENT_GAP
    })
  }

  /** Brands, types and finishes are the same texts again and again, in every index of a catalogue. */
  private place(text: string): PlacedText {
    const cached = placed.get(text)
    if (cached) return cached
    const { occurrences, length, head } = readText(text, this.formsOf)
    const listed = { places: occurrences.map(({ term, position }) => ({ term, position })), length, head }
    if (placed.size < MAX_PLACED_TEXTS && text.length <= MAX_PLACED_LENGTH) placed.set(text, listed)
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

  private noteTitle(length: number, head: number): void {
    if (this.titles.length === this.rowEnds.length) this.titles.push(packTitle(length, head))
  }

  private free(): void {
    this.titles.free()
    this.terms.free()
    this.lastNoted.free()
    this.entryTerms.free()
    this.entryPlaces.free()
    this.rowEnds.free()
  }
}
