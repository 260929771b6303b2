import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Candidate, KnownCodes, Match } from './match.ts'
import { matchCode } from './match.ts'

/** Other requests are served between steps of this length. */
const STEP_MS = 8
/** Searches of one list; further rows are searched for when somebody asks. */
const MAX_DESCRIBED = 100

export interface Wanted {
  readonly code: string
  readonly description: string
}

interface Matching {
  readonly known: KnownCodes
  readonly describe: (text: string) => Promise<readonly Candidate[]>
}

/** What each row means, in their order. Equal codes are looked up once. */
export async function matchRows(rows: readonly Wanted[], { known, describe }: Matching): Promise<Match[]> {
  const codes = new Map<string, Match>()
  const described = new Map<string, readonly Candidate[]>()
  const matches: Match[] = []
  let started = performance.now()
  for (const { code, description } of rows) {
    if (performance.now() - started > STEP_MS) {
      await nextTurn()
      started = performance.now()
    }
    const match = codes.getOrInsertComputed(code, () => matchCode(code, known))
    const text = match.kind === 'none' || match.kind === 'unknown' ? description || wordsOf(code) : ''
    const isOpen = text !== '' && match.candidates.length === 0
    if (isOpen && !described.has(text) && described.size < MAX_DESCRIBED) described.set(text, await describe(text))
    const candidates = isOpen ? (described.get(text) ?? []) : match.candidates
    matches.push({ ...match, candidates })
  }
  return matches
}

/** A name in the place of a code; empty for what has the form of a code. */
function wordsOf(code: string): string {
  return /\p{L}{3}/u.test(code) && code.includes(' ') ? code : ''
}
