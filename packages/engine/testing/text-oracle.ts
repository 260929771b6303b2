import { parsePath, visitPath } from '../path.ts'
import type { SearchRecord } from '../model.ts'
import { listOccurrences, listWords, searchForms } from '../text/words.ts'
import { editDistance, prefixDistance } from './distance.ts'

/**
 * Words of a text query judged one record at a time, for catalogues without codes, synonyms, digits and stop words.
 * Costs are in the order they matter: typos, attributes, inexact words, distance between words.
 */
export type Cost = readonly [typos: number, attributes: number, inexact: number, distance: number]

interface Occurrence {
  readonly term: string
  readonly attribute: number
  readonly position: number
}

interface Match extends Omit<Occurrence, 'term'> {
  readonly typos: number
  readonly inexact: number
}

const ELEMENT_GAP = 8
const FARTHEST = 7

/** The cost of the cheapest way a record has all words of the query, or null when it has not. */
export function judge(record: SearchRecord, searchable: readonly string[], query: string): Cost | null {
  const words = listTyped(query)
  const strict = cheapest(occurrencesOf(record, searchable), words, 0, null, true)
  return strict
}

/** The same with typos in first letters, which the engine allows for when no record matches without. */
export function judgeGenerously(record: SearchRecord, searchable: readonly string[], query: string): Cost | null {
  const words = listTyped(query)
  return cheapest(occurrencesOf(record, searchable), words, 0, null, false)
}

/** A word that follows itself is one. */
function listTyped(query: string): string[] {
  const words = listWords(query).map(({ text }) => text)
  return words.filter((word, at) => word !== words[at - 1])
}

export function compareCosts(a: Cost, b: Cost): number {
  return a.map((value, field) => value - b[field]!).find((difference) => difference !== 0) ?? 0
}

/** Terms once per attribute, where they first occur. */
function occurrencesOf(record: SearchRecord, searchable: readonly string[]): Occurrence[] {
  const found = new Map<string, Occurrence>()
  searchable.forEach((path, attribute) => {
    let base = 0
    visitPath(record, parsePath(path), (value) => {
      let last = base
      for (const { term, position } of listOccurrences(String(value))) {
        last = base + position
        const key = `${attribute} ${term}`
        if (!found.has(key)) found.set(key, { term, attribute, position: last })
      }
      base = last + ELEMENT_GAP
    })
  })
  return Array.from(found.values())
}

function cheapest(
  own: readonly Occurrence[],
  words: readonly string[],
  at: number,
  previous: Match | null,
  strict: boolean,
): Cost | null {
  if (at === words.length) return [0, 0, 0, 0]
  const costs: Cost[] = []
  for (let end = at + 1; end <= Math.min(words.length, at + 3); end++) {
    const match = matchWord(own, words.slice(at, end).join(''), end === words.length, end === at + 1, strict)
    if (match) costs.push(...add(match, previous, cheapest(own, words, end, match, strict)))
  }
  const word = words[at] ?? ''
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const head = matchExactly(own, [word.slice(0, cut)])
    const tail = matchExactly(own, [word.slice(cut)])
    if (head && tail) costs.push(...add(head, previous, addOne(tail, head, cheapest(own, words, at + 1, tail, strict))))
  }
  return costs.toSorted(compareCosts)[0] ?? null
}

function addOne(match: Match, previous: Match, rest: Cost | null): Cost | null {
  return add(match, previous, rest)[0] ?? null
}

function add(match: Match, previous: Match | null, rest: Cost | null): Cost[] {
  if (!rest) return []
  return [[rest[0] + match.typos, rest[1] + match.attribute, rest[2] + match.inexact, rest[3] + gap(previous, match)]]
}

function gap(previous: Match | null, match: Match): number {
  if (!previous) return 0
  if (previous.attribute !== match.attribute) return FARTHEST
  const words = match.position - previous.position
  return Math.min(words > 0 ? words - 1 : 1 - words, FARTHEST)
}

function matchWord(
  own: readonly Occurrence[],
  word: string,
  isLast: boolean,
  mayDiffer: boolean,
  strict: boolean,
): Match | null {
  const [typed = word, ...others] = searchForms(word)
  const most = !mayDiffer || typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2
  return best(
    own.flatMap(({ term, attribute, position }) => {
      const typos = isLast ? prefixDistance(typed, term) : editDistance(typed, term)
      if (term === typed || others.includes(term)) return [{ typos: 0, attribute, inexact: 0, position }]
      if (typos > most || (typos > 0 && strict && term[0] !== typed[0])) return []
      return [{ typos, attribute, inexact: 1, position }]
    }),
  )
}

function matchExactly(own: readonly Occurrence[], terms: readonly string[]): Match | null {
  return best(
    own
      .filter(({ term }) => terms.includes(term))
      .map(({ attribute, position }) => ({ typos: 0, attribute, inexact: 0, position })),
  )
}

function best(matches: readonly Match[]): Match | null {
  const order = ({ typos, attribute, inexact, position }: Match): number[] => [typos, attribute, inexact, position]
  return (
    matches.toSorted(
      (a, b) =>
        order(a)
          .map((value, field) => value - order(b)[field]!)
          .find((d) => d !== 0) ?? 0,
    )[0] ?? null
  )
}
