import { LruCache } from '@specify/core/data/lru-cache.ts'
import type { PartView } from '#app/features/catalogue/views/part-view.ts'
import type { ProductHit } from '#app/features/search/catalogue/search-record.ts'
import type { Filter } from '@specify/engine'
import { leadsCard, type LeadFinishes } from './lead-finish.ts'
import type { ListingDefinition, Wordmark } from './listing-definition.ts'
import { definitionFilter } from './listing-query.ts'
import type { ProductContext } from '../product-actions/product-context.ts'
import { readRoomParts } from '../products/room-parts.server.ts'

/** The products of a chapter: of a listing, its room's first, or named ones. */
export interface ChapterQuestion {
  readonly listing?: string | undefined
  readonly inRoom: readonly string[]
  readonly skus?: readonly string[] | undefined
}

export interface RangeChapter {
  /** Null where the chapter is of no listing. */
  readonly listing: Pick<ListingDefinition, 'path' | 'title' | 'intro'> | null
  readonly count: number | null
  readonly parts: readonly PartView[]
}

export interface BrandRange {
  readonly title: string
  readonly wordmark: Wordmark | null
  readonly count: number
  readonly collections: number
  /** One for each question, in the same order; null where there is nothing to show. */
  readonly chapters: readonly (RangeChapter | null)[]
}

const PARTS = 4
const LOOKED_AT = 100

interface CachedRange {
  readonly listings: ProductContext['listings']
  readonly range: Promise<BrandRange | null>
}

/** Brands of both markets, for visitors and for staff. */
const MOST_KEPT = 100
/** Caches per catalogue generation: pages read some hundred records, most of them the same. */
const keptOf = new WeakMap<object, LruCache<string, CachedRange>>()

/** A brand with some products of each of its chapters; null where the market has nothing of it. */
export function readBrandRange(
  brandPath: string,
  questions: readonly ChapterQuestion[],
  request: ProductContext,
): Promise<BrandRange | null> {
  const { catalogue, listings, locale, visibility } = request
  const cache = keptOf.getOrInsertComputed(catalogue, () => new LruCache(MOST_KEPT))
  const key = JSON.stringify([brandPath, locale, visibility, questions])
  const cached = cache.get(key)
  if (cached?.listings === listings) return cached.range
  const range = findBrandRange(brandPath, questions, request)
  cache.set(key, { listings, range })
  range.catch(() => cache.delete(key))
  return range
}

async function findBrandRange(
  brandPath: string,
  questions: readonly ChapterQuestion[],
  request: ProductContext,
): Promise<BrandRange | null> {
  const { listings, locale, search, visibility } = request
  const brand = listings.byPath.get(brandPath)
  if (!brand) return null
  const isSold = ({ markets }: ListingDefinition) => (markets ?? [locale]).includes(locale)
  const definitions = questions.map(({ listing }) => {
    const definition = listing === undefined ? undefined : listings.byPath.get(listing)
    return definition && isSold(definition) ? definition : null
  })
  const own = definitionFilter(brand)
  const queries = definitions.map((definition) =>
    definition ? { filter: both(own, definitionFilter(definition)), limit: LOOKED_AT } : { filter: own, limit: 0 },
  )
  const scope = { locale, visibility, inBimLibrary: false }
  const [whole, ...answers] = await search.search(scope, [{ filter: own, limit: 0 }, ...queries])
  if (!whole || whole.nbHits === 0) return null
  return {
    title: brand.title,
    wordmark: brand.wordmark ?? null,
    count: whole.nbHits,
    collections: listings.all.filter((each) => each.kind === 'collection' && each.brand === brandPath && isSold(each))
      .length,
    chapters: questions.map(({ listing, inRoom, skus }, index) => {
      const definition = definitions[index] ?? null
      if (listing !== undefined && !definition) return null
      const hits = (answers[index]?.hits ?? []).map(({ record }) => record as unknown as ProductHit)
      const chosen = skus ?? chooseSkus(hits, inRoom, listings.leads)
      const parts = readRoomParts(
        chosen.map((sku) => ({ sku })),
        request,
      ).map(({ part }) => part)
      return parts.length === 0
        ? null
        : { listing: definition, count: definition && (answers[index]?.nbHits ?? 0), parts }
    }),
  }
}

/** Codes of four products: those of the room first, then of groups and types that are not there yet. */
export function chooseSkus(hits: readonly ProductHit[], inRoom: readonly string[], leads: LeadFinishes): string[] {
  const pictured = inRoom.flatMap((sku) => {
    const hit = hits.find(({ variants }) => variants.some((variant) => variant.sku === sku))
    return hit ? [{ hit, sku }] : []
  })
  const chosen = new Map(pictured.map(({ hit, sku }) => [hit, sku]))
  const groups = new Set([...chosen.keys()].map(groupOf))
  const types = new Set([...chosen.keys()].map(({ typeName }) => typeName))
  const take = (isWanted: (hit: ProductHit) => boolean) => {
    for (const hit of hits) {
      if (chosen.size >= PARTS) return
      if (chosen.has(hit) || !isWanted(hit)) continue
      chosen.set(hit, leadSku(hit, leads))
      groups.add(groupOf(hit))
      types.add(hit.typeName)
    }
  }
  take((hit) => groupOf(hit) !== SPARE_PARTS && !groups.has(groupOf(hit)))
  take((hit) => groupOf(hit) !== SPARE_PARTS && !types.has(hit.typeName))
  take((hit) => groupOf(hit) !== SPARE_PARTS)
  take(() => true)
  return [...chosen.values()].slice(0, PARTS)
}

function both(...filters: Filter[]): Filter {
  return { kind: 'and', filters }
}

const SPARE_PARTS = 'spare-parts-valves'

function groupOf({ categoryKeys }: ProductHit): string {
  return categoryKeys[0]?.split('/')[0] ?? ''
}

function leadSku({ variants, masterVariantID, range }: ProductHit, leads: LeadFinishes): string {
  const lead = variants.find((variant) => leadsCard(variant, { range, leads }))
  return (lead ?? variants.find(({ id }) => id === masterVariantID) ?? variants[0])?.sku ?? ''
}
