import { finishSteps, type Chunked } from '@specify/core/data/chunked.ts'
import type { FacetScalar, IndexView } from '@specify/engine'
import { findMeasure, findUnit, isNumber, isStopWord, listWords } from '@specify/engine/words'
import type { Vocabulary } from '#app/features/search/vocabulary.ts'
import { eitherMeaning, valueMeaning, type Meaning } from './meaning.ts'
import { listEnds, phraseKey, type Canonical } from '../phrase.ts'
import { readVocabularySteps, spellings } from './read-vocabulary.ts'
import { addVocabulary } from './vocabulary-meanings.ts'

/** Everything that phrases of a query can stand for in one index. */
export interface Lexicon {
  readonly meanings: ReadonlyMap<string, Meaning>
  /** Keys of meanings by the words of a phrase in any order. */
  readonly inAnyOrder: ReadonlyMap<string, string>
  /** Phrases of the operator's that mean the same, by the key of each. */
  readonly likes: ReadonlyMap<string, readonly string[]>
  readonly keys: readonly string[]
  readonly canonical: Canonical
  /** Keys of words that meanings are made of, for spelling. */
  readonly words: ReadonlySet<string>
  /** The values of each facet, as they are written. */
  readonly values: ReadonlyMap<string, readonly FacetScalar[]>
}

/** Facets that say nothing a visitor would ask for in words. */
const SILENT = new Set([
  'categoryKeys',
  'bim-file-types',
  'bimFileCount',
  'builder-range',
  'IsGWAInternal',
  'specify-sectors',
  'spray-functions',
])
/** Most of a catalogue is one or the other; alone they are words as good as any. */
const NAMES_ONLY = new Set(['brand', 'sub-brand'])
const MOST_VALUES = 1_000
/** A category is named by its types if at least so many end in its name: showers, not the wastes beside them. */
const FEWEST_TYPES = 3

export interface LexiconSources {
  readonly view: IndexView
  readonly vocabulary: Vocabulary
  /** Labels of filters: `Lead Free` for `leadfree`. */
  readonly labels: ReadonlyMap<string, string>
}

export function makeLexicon(sources: LexiconSources): Lexicon {
  return finishSteps(lexiconSteps(sources))
}

/** The same in steps of a few milliseconds. */
export function* lexiconSteps({ view, vocabulary, labels }: LexiconSources): Chunked<Lexicon> {
  const read = yield* readVocabularySteps(vocabulary)
  const { canonical } = read
  const { facets } = view.search({ facets: '*', maxValuesPerFacet: MOST_VALUES, limit: 0 })
  const meanings = new Map<string, Meaning>()
  const add = (phrase: string, meaning: Meaning) => {
    const key = phraseKey(phrase, canonical)
    const previous = meanings.get(key)
    if (key) meanings.set(key, previous ? eitherMeaning(previous, meaning) : meaning)
  }
  const values = new Map(
    Array.from(facets, ([attribute, { values: counts }]) => [attribute, counts.map(({ value }) => value)]),
  )
  yield
  addKinds(values, add)
  for (const [attribute, own] of values) {
    if (SILENT.has(attribute) || attribute.startsWith('categories.') || attribute === 'product-types') continue
    const label = labels.get(attribute)
    if (own.every((value) => typeof value === 'boolean')) {
      if (label && own.includes(true)) add(label, valueMeaning(attribute, [true]))
    } else if (own.every((value) => typeof value === 'string')) addValues(attribute, own, add)
    yield
  }
  yield* addVocabulary(read, { meanings, values })
  const words = new Set(read.words)
  for (const own of values.values()) {
    for (const word of own.flatMap((value) => spellings(String(value)))) words.add(word)
    yield
  }
  return {
    meanings,
    keys: Array.from(meanings.keys()).sort(),
    canonical,
    words,
    values,
    inAnyOrder: read.inAnyOrder,
    likes: read.likes,
  }
}

type Add = (phrase: string, meaning: Meaning) => void

/** Types and categories by name, by the noun they end in and by the word they begin with. */
function addKinds(values: ReadonlyMap<string, readonly FacetScalar[]>, add: Add): void {
  const names = kindNames(values)
  const byEnd = new Map<string, [name: string, attribute: string][]>()
  for (const named of names.values()) {
    for (const end of listEnds(lastPart(named[0])))
      byEnd.getOrInsertComputed(phraseKey(end, NO_CANONICAL), () => []).push(named)
  }
  for (const [key, [name, attribute]] of names) {
    const own = valueMeaning(attribute, [name])
    const called = lastPart(name)
    const others = byEnd.get(key) ?? []
    const all = others.map(([other, of]) => ({ conditions: [{ attribute: of, values: [other] }], words: '' }))
    const types = others.flatMap(([other, of]) => (of === 'product-types' ? [other] : []))
    const best =
      attribute !== 'product-types' && types.length >= FEWEST_TYPES
        ? { attribute: 'product-types', values: types }
        : null
    add(called, { ...own, alternatives: all, best: best ?? { attribute, values: [name] } })
    const [, ...ends] = listEnds(called)
    for (const end of ends) add(end, { ...own, sureness: 'head' })
    const [first] = listWords(called)
    if (first && ends.length > 0 && !isStopWord(first.text))
      add(called.slice(first.start, first.end), { ...own, sureness: 'hint' })
  }
}

/** Kinds by folded name; a type takes precedence over a category of the same name. */
function kindNames(
  values: ReadonlyMap<string, readonly FacetScalar[]>,
): Map<string, [name: string, attribute: string]> {
  const names = new Map<string, [string, string]>()
  for (const attribute of ['product-types', 'categories.lvl2', 'categories.lvl1', 'categories.lvl0']) {
    for (const value of values.get(attribute) ?? []) {
      const name = String(value)
      const key = phraseKey(lastPart(name), NO_CANONICAL)
      if (!names.has(key)) names.set(key, [name, attribute])
    }
  }
  return names
}

const NO_CANONICAL: Canonical = new Map()

/** `Basin mixers` of `Tapware > Basin mixers`. */
function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('>') + 1).trim()
}

function addValues(attribute: string, values: readonly FacetScalar[], add: Add): void {
  // Each is compared with all: folded once, a thousand of them take a few milliseconds.
  const names = attribute === 'range' ? values.map(String).map((name) => ({ name, key: name.toLowerCase() })) : []
  for (const value of values.map(String)) {
    if (NAMES_ONLY.has(attribute)) continue
    if (attribute === 'range') {
      if (listWords(value).length > 1)
        for (const name of withNumerals(value)) add(name, valueMeaning(attribute, [value]))
      else if (value) add(value, collectionMeaning(attribute, value, names))
      continue
    }
    const parts = value.split(/,\s+|\s+(?:and|or)\s+/)
    for (const part of [value, ...(parts.length > 1 ? parts : [])]) {
      if (isMeasure(part)) continue
      for (const name of withNone(part)) add(name, valueMeaning(attribute, [value]))
      const [, ...ends] = listEnds(part)
      if (attribute === 'colour' || attribute === 'item-material')
        for (const end of ends) if (!isSize(end)) add(end, valueMeaning(attribute, [value], 'head'))
    }
    if (attribute === 'set-out')
      for (const [number] of value.matchAll(/\d{2,}/g)) add(number, valueMeaning(attribute, [value], 'hint'))
  }
}

/** `Contura` stands for `Contura II`, too, but comes first. */
function collectionMeaning(
  attribute: string,
  name: string,
  names: readonly { readonly name: string; readonly key: string }[],
): Meaning {
  const begun = name.toLowerCase()
  const family = names.filter(({ key }) => key.startsWith(begun)).map((each) => each.name)
  return { ...valueMeaning(attribute, family, 'hint'), best: { attribute, values: [name] } }
}

/** `450 mm` in a list of values is no name for any of them. */
function isMeasure(part: string): boolean {
  const [number, unit, another] = listWords(part)
  if (!number || another) return false
  return findMeasure(number.text + (unit?.text ?? '')) !== null || (!unit && isNumber(number.text))
}

/** `5 mm` or `mm`, which a material may end in. */
function isSize(end: string): boolean {
  return isMeasure(end) || findUnit(end.toLowerCase()) !== null
}

const NONE = ['0', 'zero', 'nil', 'without']

/** `No tap hole` is called `0 tap holes` as well. */
function withNone(value: string): string[] {
  const none = /^no\s(.+)$/i.exec(value)?.[1]
  return none === undefined ? [value] : [value, ...NONE.map((word) => `${word} ${none}`)]
}

const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']

/** `Urbane II` is called `Urbane 2` as well. */
function withNumerals(name: string): string[] {
  const last = /\s([IVX]+)$/.exec(name)?.[1]
  const number = last === undefined ? -1 : NUMERALS.indexOf(last)
  return number > 0 ? [name, `${name.slice(0, -last!.length)}${number}`] : [name]
}
