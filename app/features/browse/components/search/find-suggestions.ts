import type { AnyOfConditions } from '#app/features/search/hits/fitting-variant.ts'
import type { ProductHit } from '#app/features/search/catalogue/search-record.ts'

const SUGGESTIONS = 5
/** Filters that narrow what is being typed, with how many of their values are offered. */
const NARROWINGS = [
  { parameter: 'product-types', label: 'Product types', most: 3 },
  { parameter: 'range', label: 'Collections', most: 2 },
  { parameter: 'colour', label: 'Finishes', most: 2 },
] as const

/** Stand around the letters that were typed; no text has them. */
const MARK = '\u0002'
const UNMARK = '\u0003'

export interface Narrowing {
  readonly parameter: string
  readonly label: string
  readonly value: string
  readonly count: number
}

export interface SuggestedProduct {
  readonly hit: ProductHit
  /** The name in parts, every second of which was typed. */
  readonly name: readonly string[]
}

export interface Suggestions {
  /** The text that they were found for. */
  readonly query: string
  readonly products: readonly SuggestedProduct[]
  /** Number of the products, which come first, that have all of the query; the others come nearest. */
  readonly complete: number
  readonly wanted: readonly AnyOfConditions[]
  readonly narrowings: readonly Narrowing[]
  readonly discontinued: DiscontinuedProduct | null
  /** A code of the query that no product has. */
  readonly unknownCode: string | null
}

/** The discontinued product whose code was typed: listings have it no more. */
export interface DiscontinuedProduct extends FoundProduct {
  readonly kind: 'discontinued'
  readonly replacedBy: readonly FoundProduct[]
}

interface FoundProduct {
  readonly sku: string
  readonly name: string
  readonly path: string
  readonly image: string | null
}

interface ProtocolAnswer {
  readonly nbHits: number
  readonly nbComplete?: number
  readonly hits: readonly (ProductHit & {
    readonly _highlightResult?: { readonly name?: { readonly value: string } }
  })[]
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly appliedRules?: readonly { readonly conditions: AnyOfConditions }[]
  readonly userData?: readonly (DiscontinuedProduct | UnknownCode)[]
}

interface UnknownCode {
  readonly kind: 'unknown-code'
  readonly code: string
}

export async function findProducts(locale: string, query: string, signal: AbortSignal): Promise<Suggestions> {
  const response = await fetch(`/1/indexes/${locale}_products/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query,
      hitsPerPage: SUGGESTIONS,
      attributesToHighlight: ['name'],
      highlightPreTag: MARK,
      highlightPostTag: UNMARK,
      facets: NARROWINGS.map(({ parameter }) => parameter),
      maxValuesPerFacet: 4,
      analytics: false,
    }),
    signal,
  })
  if (!response.ok) throw new Error(`search answered ${response.status}`)
  const answer: ProtocolAnswer = await response.json()
  const { hits, nbComplete = hits.length, userData = [] } = answer
  return {
    query,
    products: hits.map((hit) => ({ hit, name: partsOf(hit._highlightResult?.name?.value ?? hit.name) })),
    complete: Math.min(nbComplete, hits.length),
    wanted: (answer.appliedRules ?? []).map(({ conditions }) => conditions),
    narrowings: listNarrowings(answer),
    discontinued: userData.find((each) => each.kind === 'discontinued') ?? null,
    unknownCode: hits.length > 0 ? (userData.find((each) => each.kind === 'unknown-code')?.code ?? null) : null,
  }
}

type NarrowedAnswer = Pick<ProtocolAnswer, 'nbHits' | 'facets' | 'appliedRules'>

function partsOf(marked: string): string[] {
  return marked.split(new RegExp(`[${MARK}${UNMARK}]`, 'u'))
}

/** A value that all of the products have narrows nothing, and one beside those that were asked for is not meant. */
export function listNarrowings({ nbHits, facets = {}, appliedRules = [] }: NarrowedAnswer): Narrowing[] {
  const conditions = appliedRules.flatMap(({ conditions }) => conditions)
  const valuesOf = (parameter: string) =>
    conditions.flatMap((each) => (each.attribute === parameter && 'values' in each ? each.values.map(String) : []))
  return NARROWINGS.flatMap(({ parameter, label, most }) => {
    const selected = valuesOf(parameter)
    return Object.entries(facets[parameter] ?? {})
      .filter(([value, count]) => count < nbHits && (selected.length === 0 || selected.includes(value)))
      .slice(0, most)
      .map(([value, count]) => ({ parameter, label, value, count }))
  })
}
