import { findSimilar } from './fuzzy.ts'
import { type Word, listWords, searchForms } from './words.ts'
import { listQueryWords } from '../query/query-words.ts'
import { listScalars, parsePath } from '../path.ts'
import type { SearchRecord } from '../model.ts'
import type { StringTable } from '../storage/string-table.ts'
import { hasBit } from '../storage/bitset.ts'
import type { IndexView } from '../view.ts'

/** Possible spellings of one query word; empty when it is better dropped. */
interface Candidate {
  readonly terms: readonly string[]
  readonly cost: number
  readonly frequency: number
}

interface Draft {
  readonly candidates: readonly Candidate[]
  readonly cost: number
}

const CANDIDATES_PER_WORD = 6
const MOST_DRAFTS = 60
/** A longer text is no misspelt name of a product, and each draft of it is a search of many words. */
const MOST_WORDS = 10
/** Drafts that are searched for: the likeliest. */
const MOST_SEARCHES = 24
const MIN_PART_LENGTH = 3
/** Another first letter is a rarer slip than another letter further on. */
const FIRST_LETTER_COST = 0.5
const SPLIT_COST = 1
/** Leaving a word out is worse than any correction of it. */
const LEFT_OUT_COST = 4

/**
 * Up to `limit` other ways to write a query, the most likely first, each of which finds something in the view as it
 * stands: "Did you mean?". Words are spelt as the catalogue spells them.
 */
export function suggestCorrections(view: IndexView, text: string, limit: number): string[] {
  const words = listQueryWords(text)
  if (words.length > MOST_WORDS) return []
  const typed = words.map((word) => word.text).join(' ')
  const corrections: string[] = []
  const drafts = listDrafts(words.map((word) => listCandidates(view, word, words.length > 1)))
  for (const draft of drafts.slice(0, MOST_SEARCHES)) {
    if (corrections.length === limit) break
    const terms = draft.candidates.flatMap((candidate) => candidate.terms)
    const record = terms.length > 0 && terms.join(' ') !== typed ? findExample(view, terms.join(' ')) : null
    const correction = record ? terms.map((term) => spell(view, record, term)).join(' ') : null
    if (correction && !corrections.includes(correction)) corrections.push(correction)
  }
  return corrections
}

/**
 * Terms of the catalogue that one typed word may be meant as, the likeliest first: by typos, another first letter counting
 * half a typo more, then by how many records have them.
 */
export function similarTerms(view: IndexView, typed: string, maxTypos: number): { term: string; typos: number }[] {
  return listSimilar(view, typed)
    .sort((a, b) => a.cost - b.cost || b.frequency - a.frequency)
    .flatMap(({ terms: [term = ''], cost }) => (Math.floor(cost) <= maxTypos ? [{ term, typos: cost }] : []))
}

function findExample(view: IndexView, text: string): SearchRecord | null {
  const [hit] = view.search({ text, typos: false, prefix: 'none', limit: 1 }).hits
  return hit ? view.readRecord(hit.docId) : null
}

/** Combines candidates word by word, keeping the cheapest combinations so far. */
function listDrafts(candidates: readonly (readonly Candidate[])[]): Draft[] {
  return candidates.reduce<Draft[]>(
    (drafts, ofWord) =>
      drafts
        .flatMap((draft) => ofWord.map((candidate) => extend(draft, candidate)))
        .sort((a, b) => a.cost - b.cost)
        .slice(0, MOST_DRAFTS),
    [{ candidates: [], cost: 0 }],
  )
}

function extend({ candidates, cost }: Draft, candidate: Candidate): Draft {
  return { candidates: [...candidates, candidate], cost: cost + candidate.cost }
}

function listCandidates(view: IndexView, word: Word, mayLeaveOut: boolean): Candidate[] {
  const [typed = word.text] = searchForms(word.text)
  const same = [{ terms: [word.text], cost: 0, frequency: 0 }]
  const leftOut = mayLeaveOut ? [{ terms: [], cost: LEFT_OUT_COST, frequency: 0 }] : []
  // A digit more or less is another product.
  if (/\d/.test(typed)) return [...same, ...leftOut]
  const corrected = [...listSimilar(view, typed), ...listParts(view, typed)]
  corrected.sort((a, b) => a.cost - b.cost || b.frequency - a.frequency)
  return [...same, ...corrected.slice(0, CANDIDATES_PER_WORD), ...leftOut]
}

function listSimilar(view: IndexView, typed: string): Candidate[] {
  // Of one letter or two any other word is a slip away.
  if (typed.length < MIN_PART_LENGTH) return []
  const { terms } = view.index.words
  const maxTypos = Math.min(3, 1 + Math.floor(typed.length / 4))
  return findSimilar(terms, typed, { maxTypos, prefix: false, sameFirstLetter: false }).flatMap(
    ({ first, end, typos }) =>
      Array.from({ length: end - first }, (_, offset) => {
        const term = terms.text(first + offset)
        const cost = typos + (term[0] === typed[0] ? 0 : FIRST_LETTER_COST)
        return { terms: [term], cost, frequency: countInView(view, first + offset) }
      }).filter(({ frequency, cost }) => frequency > 0 && cost > 0),
  )
}

function listParts(view: IndexView, typed: string): Candidate[] {
  const { terms } = view.index.words
  const cuts = Array.from(
    { length: Math.max(0, typed.length - 2 * MIN_PART_LENGTH + 1) },
    (_, at) => at + MIN_PART_LENGTH,
  )
  return cuts.flatMap((cut) => {
    const parts = [typed.slice(0, cut), typed.slice(cut)]
    const frequency = Math.min(...parts.map((part) => frequencyOf(view, terms, part)))
    return frequency > 0 ? [{ terms: parts, cost: SPLIT_COST, frequency }] : []
  })
}

function frequencyOf(view: IndexView, terms: StringTable, term: string): number {
  const id = terms.find(term)
  return id < 0 ? 0 : countInView(view, id)
}

function countInView(view: IndexView, term: number): number {
  const { offsets, postings } = view.index.words
  let count = 0
  for (let i = offsets[term]!; i < offsets[term + 1]!; i++) if (hasBit(view.base, postings[i]!)) count++
  return count
}

/** A term as the record writes it: `Tūroa` for `turoa`. */
function spell(view: IndexView, record: SearchRecord, term: string): string {
  const { searchable } = view.index.description.settings
  const texts = searchable.flatMap((attribute) => listScalars(record, parsePath(attribute)).map(String))
  const spellings = texts.flatMap((text) =>
    listWords(text).flatMap((word) => (word.text === term ? [text.slice(word.start, word.end)] : [])),
  )
  return spellings[0] ?? term
}
