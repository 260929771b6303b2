import type { Filter, SearchQuery } from '@specify/engine'
import { listWords } from '@specify/engine/words'
import type { Understanding } from './understanding.ts'

/** Number of products below which those that come nearest follow. */
const AT_LEAST = 20

type Asked = Pick<SearchQuery, 'text' | 'meant' | 'wishes' | 'nearest' | 'prefix' | 'typos'>

/** The part of a search that a query's words decide. */
export function toSearch({ text, filter, wishes, nearest, alike, read, corrected, isByName }: Understanding): Asked {
  return {
    ...(text && { text }),
    ...(filter && { meant: filter }),
    wishes,
    ...(nearest !== null && { nearest: { text: nearest, wishes: read, alike, atLeast: AT_LEAST } }),
    ...(isByName && { typos: false }),
    ...(!mayBeUnfinished(text, corrected) && { prefix: 'none' }),
  }
}

/** Only the last word of a query is one that may still be typed, and a code that may be cut short. */
function mayBeUnfinished(text: string, query: string): boolean {
  const last = listWords(text).at(-1)?.text ?? ''
  return last === listWords(query).at(-1)?.text || /\d/.test(last)
}

/** The search together with filters of the caller. */
export function withFilter(asked: Asked, filters: readonly Filter[]): SearchQuery {
  return { ...asked, ...(filters.length > 0 && { filter: { kind: 'and', filters } }) }
}
