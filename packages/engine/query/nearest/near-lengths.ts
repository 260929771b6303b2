import type { SearchIndex } from '../../search-index.ts'
import { LENGTH_TERM } from '../../text/lengths.ts'
import type { TermSpan } from '../graph.ts'

/** Shorter lengths are exact: pipes and holes. */
const NEAR_FROM_MM = 30

interface TermLength {
  readonly mm: number
  readonly term: number
}

const lengths = new WeakMap<SearchIndex, readonly TermLength[]>()

/** The terms of lengths that an index has, the shortest first; read once per index. */
function lengthsOf(index: SearchIndex): readonly TermLength[] {
  return lengths.getOrInsertComputed(index, () => {
    const { terms } = index.words
    const found: TermLength[] = []
    for (let digit = 1; digit <= 9; digit++) {
      const { first, end } = terms.prefixRange(String(digit))
      for (let term = first; term < end; term++) {
        const [, mm] = LENGTH_TERM.exec(terms.text(term)) ?? []
        if (mm !== undefined) found.push({ mm: Number(mm), term })
      }
    }
    return found.sort((a, b) => a.mm - b.mm)
  })
}

/** Terms of lengths within a share of a length, but of that length itself; at most as many as the catalogue has. */
export function findNearLengths(index: SearchIndex, mm: number, share: number): TermSpan[] {
  if (mm < NEAR_FROM_MM) return []
  const known = lengthsOf(index)
  const [least, most] = [Math.max(NEAR_FROM_MM, mm * (1 - share)), mm * (1 + share)]
  const spans: TermSpan[] = []
  for (let at = firstFrom(known, least); at < known.length && known[at]!.mm <= most; at++) {
    const { mm: near, term } = known[at]!
    if (near !== mm) spans.push({ first: term, end: term + 1, typos: 0, inexact: true })
  }
  return spans
}

function firstFrom(known: readonly TermLength[], least: number): number {
  let [low, high] = [0, known.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (known[middle]!.mm < least) low = middle + 1
    else high = middle
  }
  return low
}
