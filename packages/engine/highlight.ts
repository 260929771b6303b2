import { normaliseCode } from './text/fold.ts'
import type { CodeSpan, Edge, QueryGraph, TermSpan } from './query/graph.ts'
import type { TextMatch } from './query/match-text.ts'
import type { SearchIndex } from './search-index.ts'
import { endOfFolded } from './text/folded-length.ts'
import { type Occurrence, listOccurrences, searchForms } from './text/words.ts'

/** A part of a text that a query matched, and the query words it was matched by. */
export interface HighlightRange {
  readonly start: number
  readonly end: number
  readonly words: readonly number[]
}

/** Matches of one term: query words, and how many of its characters were typed. */
interface TermMatch {
  readonly words: readonly number[]
  readonly typedLength: number | null
}

/** Finds what a query matched in texts of records, by the rules that found the records. */
export class Highlighter {
  readonly words: readonly string[]
  private readonly index: SearchIndex
  private readonly graph: QueryGraph | null
  private readonly known = new Map<string, TermMatch | null>()

  /** Highlights nothing without a match. */
  constructor(index: SearchIndex, match: TextMatch | null) {
    this.index = index
    this.graph = match?.graph ?? null
    this.words = match?.graph.words.map(({ text }) => text) ?? []
  }

  /** Ranges in ascending order that do not overlap. */
  findInText(text: string): HighlightRange[] {
    if (this.words.length === 0) return []
    const ranges = listOccurrences(text).flatMap((occurrence) => {
      const match = this.matchTerm(occurrence.term)
      return match ? [toRange(text, occurrence, match)] : []
    })
    return mergeRanges(ranges)
  }

  /** The same for a product code, which matches as a whole or by its beginning. */
  findInCode(text: string): HighlightRange[] {
    const code = normaliseCode(text)
    const id = this.index.codes.terms.find(code)
    const matched = (this.graph?.edges ?? []).flatMap((edge) =>
      edge.codes.filter(({ first, end }) => id >= first && id < end).map((span) => ({ edge, span })),
    )
    if (id < 0 || matched.length === 0) return []
    const end = Math.max(...matched.map(({ span }) => codeEnd(text, code, span)))
    return [{ start: 0, end, words: unique(matched.flatMap(({ edge }) => wordsBetween(edge))) }]
  }

  private matchTerm(term: string): TermMatch | null {
    let match = this.known.get(term)
    if (match === undefined) {
      match = this.findTerm(term)
      this.known.set(term, match)
    }
    return match
  }

  private findTerm(term: string): TermMatch | null {
    const id = this.index.words.terms.find(term)
    // Attributes that are not searched may be shown as well.
    if (id < 0) return this.compareTerm(term)
    const matched = (this.graph?.edges ?? []).flatMap((edge) =>
      edge.words.filter(({ first, end }) => id >= first && id < end).map((span) => ({ edge, span })),
    )
    if (matched.length === 0) return null
    const lengths = matched.map(({ edge, span }) => this.completedLength(term, edge, span))
    const typedLength = lengths.some((length) => length === null) ? null : Math.max(...lengths.map(Number))
    return { words: unique(matched.flatMap(({ edge }) => wordsBetween(edge))), typedLength }
  }

  private compareTerm(term: string): TermMatch | null {
    const words = this.words.flatMap((word, index) => (searchForms(word).includes(term) ? [index] : []))
    return words.length > 0 ? { words, typedLength: null } : null
  }

  /** Counts the typed characters of a completed term; null where it is highlighted as a whole. */
  private completedLength(term: string, edge: Edge, { inexact, typos }: TermSpan): number | null {
    const [typed = ''] = searchForms(this.words.slice(edge.firstWord, edge.endWord).join(''))
    return inexact && typos === 0 && term.length > typed.length && term.startsWith(typed) ? typed.length : null
  }
}

function wordsBetween({ firstWord, endWord }: Edge): number[] {
  return Array.from({ length: endWord - firstWord }, (_, offset) => firstWord + offset)
}

function toRange(text: string, { start, end }: Occurrence, { words, typedLength }: TermMatch): HighlightRange {
  return { start, end: typedLength === null ? end : Math.min(end, endOfFolded(text, start, typedLength)), words }
}

function codeEnd(text: string, code: string, { typos, typedLength }: CodeSpan): number {
  return typos > 0 || typedLength >= code.length ? text.length : endOfFolded(text, 0, typedLength, normaliseCode)
}

function mergeRanges(ranges: HighlightRange[]): HighlightRange[] {
  const merged: HighlightRange[] = []
  for (const range of ranges.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1)
    if (last && range.start < last.end) {
      merged[merged.length - 1] = {
        start: last.start,
        end: Math.max(last.end, range.end),
        words: unique([...last.words, ...range.words]),
      }
    } else {
      merged.push(range)
    }
  }
  return merged
}

function unique(words: readonly number[]): number[] {
  return Array.from(new Set(words)).sort((a, b) => a - b)
}
