import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { leadFinishes, type LeadFinishes } from './lead-finish.ts'

/** Paths that list everything, whatever the slug table says. */
export const SEARCH_PATH = routes.search.pattern
export const BIM_LIBRARY_PATH = routes.bimLibrary.pattern

export type ListingKind = 'category' | 'brand' | 'sector' | 'solution' | 'collection' | 'livewell' | 'special'

type FilterValue = string | number | boolean

export interface Wordmark {
  readonly text: string
  readonly width: number
  readonly weight: number
  readonly sign: 'none' | 'ring' | 'bar' | 'wave' | 'frame'
}

export interface ListingDefinition {
  /** Without leading or trailing slash: `products/tapware`. */
  readonly path: string
  readonly title: string
  readonly intro: string
  readonly brand?: string
  readonly kind: ListingKind
  /** Attributes of the index and the values that match; all attributes must. */
  readonly filter: Readonly<Record<string, FilterValue | readonly FilterValue[]>>
  /** Default: both. */
  readonly markets?: readonly Locale[]
  readonly image?: string
  /** A picture of a room, shown in the place of a product. */
  readonly scene?: string
  readonly wordmark?: Wordmark
  readonly finish?: string
}

/** The slug table, by path and by last segment. */
export interface ListingTable {
  readonly all: readonly ListingDefinition[]
  readonly byPath: ReadonlyMap<string, ListingDefinition>
  readonly bySlug: ReadonlyMap<string, ListingDefinition>
  readonly leads: LeadFinishes
}

/** Maps listings by path and slug. The first of several definitions with the same last segment owns the bare slug. */
export function listingTable(definitions: readonly ListingDefinition[]): ListingTable {
  const bySlug = new Map<string, ListingDefinition>()
  for (const definition of definitions) {
    const slug = lastSegment(definition.path)
    if (!bySlug.has(slug)) bySlug.set(slug, definition)
  }
  return {
    all: definitions,
    byPath: new Map(definitions.map((each) => [each.path, each])),
    bySlug,
    leads: leadFinishes(definitions),
  }
}

/** The row of the whole path, else of the last segment, else null. */
export function findListing(table: ListingTable, path: string, locale: Locale): ListingDefinition | null {
  const definition = table.byPath.get(path) ?? table.bySlug.get(lastSegment(path))
  return definition && (definition.markets ?? [locale]).includes(locale) ? definition : null
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
