import { setImmediate as nextTurn } from 'node:timers/promises'
import { isCodeWord } from '../words/list-words.ts'
import { namedCodes } from '../codes/named-codes.ts'
import { matchCode, MAX_CANDIDATES } from './match.ts'
import type { Candidate, KnownCodes, Match } from './candidate.ts'
import { withStatedFinish, type StatedFinish } from './stated-finish.ts'

/** Other requests are served between steps of this length. */
const STEP_MS = 8
/** Searches of one list; further rows are searched for when somebody asks. */
const MAX_DESCRIBED = 100
const MIN_WORD_LENGTH = 6
const MAX_WORDS = 3

export interface Wanted {
  readonly code: string
  readonly description: string
}

interface Matching {
  readonly known: KnownCodes
  readonly describe: (text: string) => Promise<readonly Candidate[]>
  readonly finishesIn: (text: string) => readonly StatedFinish[]
  /** Returns whether a description is of another product than the SKU's. */
  readonly contradicts: (description: string, sku: string) => boolean
}

/** Matches rows, in order. Equal codes are looked up once. */
export async function matchRows(
  rows: readonly Wanted[],
  { known, describe, finishesIn, contradicts }: Matching,
): Promise<Match[]> {
  const codes = new Map<string, Match>()
  const described = new Map<string, readonly Candidate[]>()
  const finishes = new Map<string, readonly StatedFinish[]>()
  const readFinishes = (text: string) =>
    finishes.size < MAX_DESCRIBED ? finishes.getOrInsertComputed(text, finishesIn) : (finishes.get(text) ?? [])
  const matches: Match[] = []
  let started = performance.now()
  for (const { code, description } of rows) {
    if (performance.now() - started > STEP_MS) {
      await nextTurn()
      started = performance.now()
    }
    const match = codes.getOrInsertComputed(code, () => matchCode(code, known))
    if (match.kind === 'exact') {
      matches.push(contradicts(description, match.sku ?? '') ? { ...match, isContradicted: true } : match)
      continue
    }
    const text =
      match.kind === 'none' || match.kind === 'unknown'
        ? description || nameInPlaceOfCode(code) || namedElsewhere(code, known)
        : ''
    const named = text !== '' && match.candidates.length === 0 ? namedIn(text, known) : []
    if (named.length > 0) {
      matches.push({ ...match, candidates: named })
      continue
    }
    const isOpen = text !== '' && match.candidates.length === 0
    if (isOpen && !described.has(text) && described.size < MAX_DESCRIBED) described.set(text, await describe(text))
    if (isOpen) matches.push({ ...match, candidates: described.get(text) ?? [] })
    else {
      const stated = withStatedFinish(match, code, description, { known, finishesIn: readFinishes })
      const [only] = stated.candidates
      const isOther = stated.isSure && only !== undefined && contradicts(description, only.sku)
      matches.push(isOther ? { ...stated, isSure: false } : stated)
    }
  }
  return matches
}

/**
 * Finds products that a description names by a code, beside a merchant's own; otherwise possible codes among its words.
 */
function namedIn(text: string, known: KnownCodes): Candidate[] {
  const codes = namedCodes(text, (code) => known.find(code).length > 0)
  if (codes !== '')
    return codes
      .split(' or ')
      .flatMap((code) => known.find(code))
      .slice(0, MAX_CANDIDATES)
      .map(({ variant }) => ({ sku: variant.sku, why: 'named in the description', options: [] }))
  const words = text
    .split(/[\s,;()]+/)
    .filter((word) => word.length >= MIN_WORD_LENGTH && isCodeWord(word) && /\p{L}/u.test(word))
  for (const word of words.slice(0, MAX_WORDS)) {
    const { candidates } = matchCode(word, known)
    if (candidates.length > 0) return [...candidates]
  }
  return []
}

/** The name of a product that only other markets have, to find one like it. */
function namedElsewhere(code: string, known: KnownCodes): string {
  const [other] = known.elsewhere(code)
  const [market] = other?.product.markets ?? []
  return other && market ? [other.product.name[market], other.variant.attributes.colour].filter(Boolean).join(', ') : ''
}

/** A name in the place of a code; empty for what has the form of a code. */
function nameInPlaceOfCode(code: string): string {
  return /\p{L}{3}/u.test(code) && code.includes(' ') ? code : ''
}
