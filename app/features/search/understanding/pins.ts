import { hasCode, type Filter, type IndexView } from '@specify/engine'
import { normaliseCode } from '@specify/engine/fold'
import type { ProductHit } from '../catalogue/search-record.ts'
import { phraseKey, type Vocabulary } from '../vocabulary.ts'
import { isCodeLike } from './query-codes.ts'
import type { TypedQuery, Understanding } from './understanding.ts'

/** Products that a code may begin. */
const MOST_HITS = 5

const cache = new WeakMap<Vocabulary, ReadonlyMap<string, readonly string[]>>()

/** Pinned codes by the whole of what is searched for. */
function pinsOf(vocabulary: Vocabulary): ReadonlyMap<string, readonly string[]> {
  return cache.getOrInsertComputed(
    vocabulary,
    ({ groups }) =>
      new Map(groups.flatMap(({ words, pins }) => (pins ? words.map((word) => [phraseKey(word), pins] as const) : []))),
  )
}

/**
 * Understands a query of which the whole is a code of another maker as the code of ours that the operator put for it. The
 * page says so, as of a mistake. Null for all other queries, and for a code of ours that is not in the view.
 */
export function readOtherCode(
  view: IndexView,
  { text, plain = [] }: TypedQuery,
  vocabulary: Vocabulary,
): TypedQuery | null {
  const code = otherCodesOf(vocabulary).get(phraseKey(text))
  const isLeft = code === undefined || plain.includes(text.trim().toLowerCase())
  return isLeft || !hasCode(view, normaliseCode(code)) ? null : { text: code, plain }
}

const otherCodes = new WeakMap<Vocabulary, ReadonlyMap<string, string>>()

/** Our codes by codes of other makers: groups whose only meaning has the shape of a code. */
function otherCodesOf(vocabulary: Vocabulary): ReadonlyMap<string, string> {
  return otherCodes.getOrInsertComputed(
    vocabulary,
    ({ groups }) =>
      new Map(
        groups.flatMap(({ words, means = [] }) => {
          const [code, ...others] = means
          if (code === undefined || others.length > 0 || !isCodeLike(normaliseCode(code))) return []
          return words.map((word) => [phraseKey(word), code] as const)
        }),
      ),
  )
}

/** Wishes for the products that are pinned to a query before everything else; they come first where it finds them. */
export function withPins(view: IndexView, understood: Understanding, vocabulary: Vocabulary): Understanding {
  const pins = pinsOf(vocabulary)
  const codes = pins.size === 0 ? undefined : pins.get(phraseKey(understood.corrected))
  const ids = codes?.flatMap((code) => findProducts(view, code)) ?? []
  if (ids.length === 0) return understood
  const filters = ids.map((value): Filter => ({ kind: 'term', attribute: 'objectID', value }))
  return { ...understood, wishes: [{ kind: 'or', filters }, ...understood.wishes] }
}

function findProducts(view: IndexView, code: string): string[] {
  return view.search({ text: code, limit: MOST_HITS }).hits.flatMap(({ docId }) => {
    const { objectID, variants } = view.readRecord(docId) as unknown as Pick<ProductHit, 'objectID' | 'variants'>
    return variants.some(({ sku }) => sku.toUpperCase() === code.toUpperCase()) ? [objectID] : []
  })
}
