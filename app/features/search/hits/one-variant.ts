import type { Locale } from '@specify/core/market.ts'
import type { Filter, IndexView, SearchRecord } from '@specify/engine'
import { variantMeets, type AnyOfConditions } from './fitting-variant.ts'
import type { ProductHit } from '../catalogue/search-record.ts'
import { understandIn } from '../understanding/lexicon/lexicons.ts'
import type { UnderstoodPart } from '../understanding/reader.ts'
import type { TypedQuery, Understanding } from '../understanding/understanding.ts'
import type { Vocabulary } from '../vocabulary.ts'

/** Products of the query that are looked into, in the order that they are shown in; those after them stay. */
const MOST_PRODUCTS = 100

/** Cached per view: the same query is understood several times for a page. */
const cache = new WeakMap<Understanding, Understanding>()

/** Understands a query in an index so that one variant meets all of it. */
export function readQuery(view: IndexView, locale: Locale, request: TypedQuery, vocabulary: Vocabulary): Understanding {
  return inOneVariant(view, locale, understandIn(view, locale, request, vocabulary))
}

/**
 * Filters are of products: of `black mixer under $300` they let through one that is black for more and chrome for less.
 * Such products are left out. Where all are such, the price or size that was said last is not met, and the page says so.
 */
function inOneVariant(view: IndexView, locale: Locale, understood: Understanding): Understanding {
  return cache.getOrInsertComputed(understood, () => leaveUnfit(view, locale, understood))
}

function leaveUnfit(view: IndexView, locale: Locale, understood: Understanding): Understanding {
  const { parts, filter, text, wishes } = understood
  const ranged = parts.findLast(isRanged)
  const conditions = parts.filter(isAttribute).map(conditionsOf)
  if (!ranged || filter === null || conditions.length < 2) return understood
  const { hits, nbHits } = view.search({ text, filter, wishes, limit: MOST_PRODUCTS })
  const unfit = hits
    .map(({ docId }) => view.readRecord(docId))
    .filter((record) => !hasVariant(record, conditions, locale))
    .map(({ objectID }) => objectID)
  if (unfit.length === 0) return understood
  if (unfit.length === nbHits)
    // It comes last, so that what else was asked for is shown.
    return { ...understood, parts: [...parts.filter((part) => part !== ranged), { ...ranged, role: 'wish' }] }
  const filters = unfit.map((value): Filter => ({ kind: 'term', attribute: 'objectID', value }))
  const others: Filter = { kind: 'not', filter: filters.length === 1 ? filters[0]! : { kind: 'or', filters } }
  return { ...understood, filter: { kind: 'and', filters: [filter, others] } }
}

function isAttribute({ role, alternatives }: UnderstoodPart): boolean {
  return (
    role === 'attribute' && alternatives.length > 0 && alternatives.every(({ conditions }) => conditions.length === 1)
  )
}

function isRanged(part: UnderstoodPart): boolean {
  return isAttribute(part) && conditionsOf(part).every((condition) => 'range' in condition)
}

function conditionsOf({ alternatives }: UnderstoodPart): AnyOfConditions {
  return alternatives.flatMap(({ conditions }) => conditions)
}

function hasVariant(record: SearchRecord, conditions: readonly AnyOfConditions[], locale: Locale): boolean {
  const { variants } = record as unknown as Pick<ProductHit, 'variants'>
  return variants.some((variant) => conditions.every((condition) => variantMeets(variant, condition, locale)))
}
