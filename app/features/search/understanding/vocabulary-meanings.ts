import type { FacetScalar } from '@specify/engine'
import { listWords, singular } from '@specify/engine/words'
import { readAlternative, type Vocabulary, type VocabularyGroup, type VocabularyPart } from '../vocabulary.ts'
import { eitherMeaning, toMeaning, type Alternative, type Condition, type Meaning } from './meaning.ts'
import { phraseKey, type Canonical } from './phrase.ts'

interface Known {
  readonly meanings: Map<string, Meaning>
  readonly canonical: Canonical
  readonly values: ReadonlyMap<string, readonly FacetScalar[]>
}

/** Of one phrase. Each is a part of a filter. */
const MOST_ALTERNATIVES = 60

/** One word for all the single words that mean the same, whatever phrase they stand in. */
export function canonicalWords({ groups }: Vocabulary): Map<string, string> {
  const canonical = new Map<string, string>()
  for (const group of groups) {
    if (!isSame(group)) continue
    const single = group.words.map(soleWord).filter((word) => word !== null)
    const first = single.map((word) => canonical.get(word)).find((known) => known !== undefined) ?? single[0]
    for (const word of single) if (first && word !== first && !canonical.has(word)) canonical.set(word, first)
  }
  return canonical
}

function soleWord(phrase: string): string | null {
  const [word, ...others] = listWords(phrase)
  return word && others.length === 0 ? singular(word.text) : null
}

function isSame({ means, order, ignore }: VocabularyGroup): boolean {
  return means === undefined && order === undefined && ignore !== true
}

/** Adds what the operator's words stand for. What the catalogue calls a kind of thing keeps its own meaning. */
export function addVocabulary({ groups }: Vocabulary, known: Known): void {
  const resolver = new Resolver(groups, known)
  for (const [key, meaning] of resolver.resolveAll()) known.meanings.set(key, meaning)
}

/** Follows words to what they mean in the catalogue, each once; words that lead back to themselves mean nothing. */
class Resolver {
  private readonly known: Known
  private readonly groups = new Map<string, VocabularyGroup[]>()
  private readonly resolved = new Map<string, Meaning | null>()

  constructor(groups: readonly VocabularyGroup[], known: Known) {
    this.known = known
    for (const group of groups) {
      for (const word of group.words)
        this.groups.getOrInsertComputed(phraseKey(word, known.canonical), () => []).push(group)
    }
  }

  resolveAll(): [key: string, Meaning][] {
    return Array.from(this.groups.keys()).flatMap((key) => {
      const meaning = this.resolve(key)
      return meaning ? [[key, meaning]] : []
    })
  }

  private resolve(key: string): Meaning | null {
    const known = this.resolved.get(key)
    if (known !== undefined) return known
    const named = this.known.meanings.get(key) ?? null
    // Until it is known: a word among its own meanings stands for what the catalogue calls so, and a cycle ends.
    this.resolved.set(key, named)
    const meanings =
      named?.sureness === 'name' && named.isKind
        ? []
        : (this.groups.get(key) ?? []).flatMap((group) => this.read(group, key) ?? [])
    const meaning = meanings.length > 0 ? meanings.reduce(eitherMeaning) : named
    this.resolved.set(key, meaning)
    return meaning
  }

  private read({ words, means, order, ignore }: VocabularyGroup, key: string): Meaning | null {
    if (order) return { ...toMeaning([]), order }
    if (ignore) return toMeaning([])
    const others = means ?? words.filter((word) => phraseKey(word, this.known.canonical) !== key)
    const alternatives = others.flatMap((other) => this.readAlternative(other)).slice(0, MOST_ALTERNATIVES)
    return alternatives.length > 0 ? toMeaning(alternatives) : null
  }

  /** Nothing where the catalogue lacks a part. */
  private readAlternative(written: string): Alternative[] {
    const read = readAlternative(written)
    if (read.kind === 'broken') return []
    return read.parts
      .map((part) => this.readPart(part))
      .reduce<Alternative[]>(
        (all, part) => all.flatMap((one) => part.map((other) => join(one, other))).slice(0, MOST_ALTERNATIVES),
        [{ conditions: [], words: '' }],
      )
  }

  private readPart(part: VocabularyPart): Alternative[] {
    if (part.kind === 'words') {
      const meaning = this.resolve(phraseKey(part.text, this.known.canonical))
      return meaning ? [...meaning.alternatives] : [{ conditions: [], words: part.text }]
    }
    const condition = toCondition(part, this.known.values.get(part.attribute) ?? [])
    return condition ? [{ conditions: [condition], words: '' }] : []
  }
}

function join(one: Alternative, other: Alternative): Alternative {
  return {
    conditions: [...one.conditions, ...other.conditions],
    words: `${one.words} ${other.words}`.trim(),
  }
}

/** Null for a value that no product has. */
function toCondition(
  part: Exclude<VocabularyPart, { kind: 'words' }>,
  values: readonly FacetScalar[],
): Condition | null {
  if (part.kind === 'range') {
    const { attribute, min, max } = part
    return { attribute, range: { ...(min !== null && { min }), ...(max !== null && { max }) } }
  }
  const asked = String(part.value).toLowerCase()
  const found = values.filter((value) => String(value).toLowerCase() === asked)
  return found.length > 0 ? { attribute: part.attribute, values: found } : null
}
