import { countOf } from '@specify/core/text/count-text.ts'
import { parseJson } from '@specify/core/data/parse-json.ts'
import type { ReadSheet } from './desk-sheet.ts'
import type { TypedSince } from './merge-line.ts'

/** Changes of an answer by a file, and those that are to be decided. */
export interface SheetNews {
  /** Reason why nothing was read; empty where the file was. */
  readonly refused: string
  readonly problems: readonly string[]
  readonly moreProblems: number
  readonly typedSince: readonly TypedSince[]
  readonly isUndated: boolean
  /** `54 lines read, 12 changed.` */
  readonly text: string
  /** Read by the server from a form: what the file changed is in the draft. */
  readonly isPosted?: true
}

export const NOTHING_READ: SheetNews = {
  refused: '',
  problems: [],
  moreProblems: 0,
  typedSince: [],
  isUndated: false,
  text: '',
}

/** `54 lines read, 12 changed, 3 lines not in it or not clear.` */
export function readText(counts: { readonly read: number; readonly changed: number; readonly lines: number }): string {
  const left = counts.lines - counts.read
  const notRead = left > 0 ? `, ${countOf(left, 'line')} not in it or not clear` : ''
  return `${countOf(counts.read, 'line')} read, ${counts.changed} changed${notRead}.`
}

/** Lines that a page without script lists: it takes none of them over later. */
const MOST_LISTED = 100

/** The news of a posted file as a fact of its page. */
export function postedNews(
  { read, lines, typedSince, isUndated, problems, moreProblems }: ReadSheet & { readonly moreProblems: number },
  count: number,
): string {
  const news: SheetNews = {
    refused: '',
    problems,
    moreProblems,
    typedSince: typedSince.slice(0, MOST_LISTED),
    isUndated,
    text: readText({ read, changed: lines.length, lines: count }),
    isPosted: true,
  }
  return JSON.stringify(news)
}

/** Reads what `postedNews` wrote; null for none. */
export function newsIn(fact: string | undefined): SheetNews | null {
  return fact === undefined ? null : (parseJson(fact) as SheetNews | null)
}
