import type { Filter, IndexView } from '@specify/engine'
import { isStopWord } from '@specify/engine/words'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Span } from '../lexicon/meaning.ts'
import { isFinish } from './nearest-finish.ts'
import { listTokens, type Token } from '../phrase.ts'

const AS_NAMED = { typos: false, prefix: 'none', attributes: ['name'] } as const
const FEWEST_OF_NAME = 3
const MOST_READ = 20

export interface WholeName {
  /** The products that are called so. */
  readonly filter: Filter
  /** The stretches of the query that say it. */
  readonly phrases: readonly string[]
}

interface Said {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly spans: readonly Span[]
  readonly within: readonly Filter[]
}

/**
 * The products whose name is all that a query says, apart from a finish: `liano ii basin mixer brushed brass` is not the lever
 * mixer of that collection, whose name says more. Null where none is.
 */
export function findWhole(view: IndexView, { text, tokens, spans, within }: Said, lexicon: Lexicon): WholeName | null {
  const finishes = spans.filter(({ meaning }) => isFinish(meaning))
  const isOfFinish = (at: number) => finishes.some(({ first, end }) => first <= at && at < end)
  const stretches = stretchesOf(tokens, isOfFinish)
  const own = stretches.flat()
  if (own.length < FEWEST_OF_NAME) return null
  const phrases = stretches.map((stretch) => text.slice(stretch[0]!.start, stretch.at(-1)!.end))
  const keys = new Set(own.map(({ key }) => key))
  const { hits } = view.search({
    ...AS_NAMED,
    text: phrases.join(' '),
    ...(within.length > 0 && { filter: { kind: 'and', filters: within } }),
    limit: MOST_READ,
  })
  const ids = hits.flatMap(({ docId }) => {
    const { objectID, name } = view.readRecord(docId)
    if (typeof name !== 'string') return []
    const words = listTokens(name, lexicon.canonical)
    return words.every((word) => isStopWord(word.text) || keys.has(word.key)) ? [objectID] : []
  })
  if (ids.length === 0) return null
  const filters = ids.map((value): Filter => ({ kind: 'term', attribute: 'objectID', value }))
  return { filter: { kind: 'or', filters }, phrases: phrases.map((phrase) => phrase.toLowerCase()) }
}

function stretchesOf(tokens: readonly Token[], isLeftOut: (at: number) => boolean): Token[][] {
  const stretches: Token[][] = []
  for (const [at, token] of tokens.entries()) {
    if (isLeftOut(at)) continue
    if (at === 0 || isLeftOut(at - 1)) stretches.push([])
    stretches.at(-1)!.push(token)
  }
  return stretches
}
