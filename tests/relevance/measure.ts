import { comesIn, isRight, type JudgedQuery, type ProductRecord, type QueryKind, variantsOf } from './judged-query.ts'
import type { NotSoldQuery } from './not-sold-queries.ts'

/** `variant` is the position of the shown one among the product's variants. */
export interface SearchHit {
  readonly record: ProductRecord
  readonly variant: number
}

export interface SearchAnswer {
  readonly total: number
  /** Hits that have all that was asked for; those after them come nearest. */
  readonly complete: number
  readonly hits: readonly SearchHit[]
}

export type Search = (query: string) => Promise<SearchAnswer>

export interface Failure {
  readonly query: string
  readonly kind: QueryKind
  readonly precision: number
  /** Right products in the catalogue. */
  readonly rightProducts: number
  /** The first five as shown, wrong ones with a leading `✗`, right ones in a wrong finish with `~`. */
  readonly shown: readonly string[]
}

/** Shares from 0 to 1. */
export interface Relevance {
  readonly precisionAt5: number
  readonly withoutResult: number
  /** Share of right hits for queries that name a finish; 1 where there is none. */
  readonly rightFinish: number
  readonly byKind: Readonly<Partial<Record<QueryKind, number>>>
  readonly failures: readonly Failure[]
}

const SHOWN = 5

/**
 * Precision of a query is the share of right hits among the first five, or among as many as the catalogue has right
 * products; that of a query with `first` is 1 or 0. A product that appears twice counts once.
 */
export async function measure(
  queries: readonly JudgedQuery[],
  search: Search,
  records: readonly ProductRecord[],
): Promise<Relevance> {
  const precisions: number[] = []
  const ofKind = new Map<QueryKind, number[]>()
  const finishes: boolean[] = []
  const failures: Failure[] = []
  let withoutResult = 0
  for (const query of queries) {
    const { total, hits } = await search(query.query)
    const first = hits.slice(0, SHOWN)
    const rightProducts = records.filter((record) => isRight(query, record)).length
    const precision = precisionOf(query, first, rightProducts)
    precisions.push(precision)
    ofKind.set(query.kind, [...(ofKind.get(query.kind) ?? []), precision])
    if (total === 0) withoutResult++
    const ofRight = query.finish ? first.filter(({ record }) => isRight(query, record)) : []
    finishes.push(...ofRight.map((hit) => isFinishRight(query, hit)))
    if (precision < 1 || !ofRight.every((hit) => isFinishRight(query, hit)))
      failures.push({
        query: query.query,
        kind: query.kind,
        precision,
        rightProducts,
        shown: first.map((hit) => describeHit(query, hit)),
      })
  }
  return {
    precisionAt5: mean(precisions),
    withoutResult: queries.length === 0 ? 0 : withoutResult / queries.length,
    rightFinish: finishes.length === 0 ? 1 : mean(finishes.map(Number)),
    byKind: Object.fromEntries(Array.from(ofKind, ([kind, values]) => [kind, mean(values)])),
    failures,
  }
}

/** The share of queries for what is not sold that find nothing, or nothing but the nearest there is. */
export async function measureNotSold(queries: readonly NotSoldQuery[], search: Search): Promise<number> {
  const isHonest: boolean[] = []
  for (const { query, nearest } of queries) {
    const { hits } = await search(query)
    isHonest.push(hits.slice(0, SHOWN).every(({ record }) => nearest?.(record) ?? false))
  }
  return mean(isHonest.map(Number))
}

function precisionOf(query: JudgedQuery, hits: readonly SearchHit[], rightProducts: number): number {
  if (query.first !== undefined) return hits[0] && shownOf(hits[0])?.['sku'] === query.first ? 1 : 0
  if (rightProducts === 0) return 0
  const found = new Set(hits.filter(({ record }) => isRight(query, record)).map(({ record }) => record['objectID']))
  // A hit outside the catalogue, such as a discontinued product, may be right, too.
  return Math.min(1, found.size / Math.min(SHOWN, rightProducts))
}

function isFinishRight({ finish }: JudgedQuery, { record, variant }: SearchHit): boolean {
  const shown = variantsOf(record)[variant]
  return finish === undefined || (shown !== undefined && comesIn(finish)({ variants: [shown] }))
}

function describeHit(query: JudgedQuery, hit: SearchHit): string {
  const name = `${String(hit.record['name'])} (${String(shownOf(hit)?.['label'] ?? '')})`
  if (!isRight(query, hit.record)) return `✗ ${name}`
  return isFinishRight(query, hit) ? name : `~ ${name}`
}

function shownOf({ record, variant }: SearchHit): ProductRecord | undefined {
  return variantsOf(record)[variant]
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
