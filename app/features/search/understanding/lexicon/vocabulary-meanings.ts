import type { Chunked } from '@specify/core/data/chunked.ts'
import type { FacetScalar } from '@specify/engine'
import { listWords } from '@specify/engine/words'
import type { VocabularyPart } from '#app/features/search/vocabulary.ts'
import { eitherMeaning, toMeaning, type Alternative, type Condition, type Meaning } from './meaning.ts'
import type { KeyedAlternative, KeyedGroup, ReadVocabulary } from './read-vocabulary.ts'

interface CatalogueWords {
  readonly meanings: Map<string, Meaning>
  readonly values: ReadonlyMap<string, readonly FacetScalar[]>
}

const MOST_ALTERNATIVES = 60
const KEYS_A_STEP = 50

/** Adds what the operator's words stand for. What the catalogue calls a kind of thing keeps its own meaning. */
export function* addVocabulary({ groups }: ReadVocabulary, catalogue: CatalogueWords): Chunked<void> {
  const resolver = new Resolver(groups, catalogue)
  const resolved: [key: string, meaning: Meaning][] = []
  for (const [at, key] of Array.from(groups.keys()).entries()) {
    const meaning = resolver.resolve(key)
    if (meaning) resolved.push([key, meaning])
    if (at % KEYS_A_STEP === 0) yield
  }
  for (const [key, meaning] of resolved) catalogue.meanings.set(key, meaning)
}

/** Follows words to what they mean in the catalogue, each once; words that lead back to themselves mean nothing. */
class Resolver {
  private readonly groups: ReadVocabulary['groups']
  private readonly known: CatalogueWords
  private readonly resolved = new Map<string, Meaning | null>()

  constructor(groups: ReadVocabulary['groups'], catalogue: CatalogueWords) {
    this.groups = groups
    this.known = catalogue
  }

  resolve(key: string): Meaning | null {
    const resolved = this.resolved.get(key)
    if (resolved !== undefined) return resolved
    const named = this.known.meanings.get(key) ?? null
    // Until it is known: a word among its own meanings stands for what the catalogue calls so, and a cycle ends.
    this.resolved.set(key, named)
    const meanings =
      named?.sureness === 'name' && named.isKind
        ? []
        : (this.groups.get(key) ?? []).flatMap((group) => this.read(group, key) ?? [])
    const meaning = meanings.length > 0 ? meanings.reduce(eitherMeaning) : (named ?? this.asWritten(key))
    this.resolved.set(key, meaning)
    return meaning
  }

  /**
   * Words of a phrase that stands for nothing in this catalogue belong together all the same: the trap of `skew trap` is
   * no trap that is sought.
   */
  private asWritten(key: string): Meaning | null {
    const words = (this.groups.get(key) ?? []).flatMap((group) => (group.means ? group.words : []))
    const [part] = words.find((word) => word.key === key)?.alternative ?? []
    if (part?.kind !== 'words' || listWords(part.text).length < 2) return null
    return toMeaning([{ conditions: [], words: part.text }])
  }

  private read({ words, means, order, ignore }: KeyedGroup, key: string): Meaning | null {
    if (order) return { ...toMeaning([]), order }
    if (ignore) return toMeaning([])
    const others = means ?? words.flatMap((word) => (word.key === key ? [] : [word.alternative]))
    const alternatives: Alternative[] = []
    for (const other of others) {
      if (alternatives.length >= MOST_ALTERNATIVES) break
      alternatives.push(...this.readAlternative(other))
    }
    return alternatives.length > 0
      ? withBest(toMeaning(alternatives.slice(0, MOST_ALTERNATIVES)), means !== null)
      : null
  }

  /** Returns an empty list where the catalogue lacks a part. */
  private readAlternative(parts: KeyedAlternative): Alternative[] {
    const [only, another] = parts
    if (only && !another) return this.readPart(only)
    return parts
      .map((part) => this.readPart(part))
      .reduce<Alternative[]>(
        (all, part) => all.flatMap((one) => part.map((other) => join(one, other))).slice(0, MOST_ALTERNATIVES),
        [{ conditions: [], words: '' }],
      )
  }

  private readPart(part: KeyedAlternative[number]): Alternative[] {
    if (part.kind === 'words') {
      const meaning = this.resolve(part.key)
      return meaning ? [...meaning.alternatives] : [{ conditions: [], words: part.text }]
    }
    const condition = toCondition(part, this.known.values.get(part.attribute) ?? [])
    return condition ? [{ conditions: [condition], words: '' }] : []
  }
}

/** Ranks the first of several kinds that a vocabulary word may mean. */
function withBest(meaning: Meaning, isOrdered: boolean): Meaning {
  const [first, another] = meaning.alternatives
  const [best, more] = first?.conditions ?? []
  return isOrdered && meaning.isKind && another && best && !more && first?.words === '' ? { ...meaning, best } : meaning
}

function join(one: Alternative, other: Alternative): Alternative {
  return {
    conditions: [...one.conditions, ...other.conditions],
    words: `${one.words} ${other.words}`.trim(),
  }
}

/** Null for a value that no product has, and for a range of what no product states. */
function toCondition(
  part: Exclude<VocabularyPart, { kind: 'words' }>,
  values: readonly FacetScalar[],
): Condition | null {
  if (part.kind === 'range') {
    const { attribute, min, max } = part
    if (values.length === 0) return null
    return { attribute, range: { ...(min !== null && { min }), ...(max !== null && { max }) } }
  }
  const lowered = String(part.value).toLowerCase()
  const matches = values.filter((value) => String(value).toLowerCase() === lowered)
  return matches.length > 0 ? { attribute: part.attribute, values: matches } : null
}
