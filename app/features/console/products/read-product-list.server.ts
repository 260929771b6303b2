import { sql } from 'kysely'
import { dateIn, startOfDayIn } from '@specify/core/market-time.ts'
import { LOCALES, MARKETS, type Locale } from '@specify/core/market.ts'
import { formatMoney, money } from '@specify/core/money.ts'
import { countText } from '@specify/core/text/count-text.ts'
import type { Filter, IndexView, SearchAnswer } from '@specify/engine'
import { routes } from '#app/addresses/routes.ts'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import type { RequestCatalogue } from '#app/features/search/catalogue/request-catalogue.ts'
import type { ProductHit } from '#app/features/search/catalogue/search-record.ts'
import { facetAttribute } from '#app/features/search/hits/facets.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import type { ListedRow } from '../lists/list-definition.ts'
import type { ListState } from '../lists/list-state.ts'
import { marketOf, SHOWN_FIRST, STATED_FACETS, VALUE_FACETS, type FilterOptions } from './product-list.ts'

/** Values of one filter that are offered, the most frequent first. */
const MOST_VALUES = 200
const MOST_CHANGED = 10_000

export type ProductReader = Pick<RequestContext & RequestCatalogue & RequestMarket, 'catalogue' | 'db' | 'locale'>

export interface FoundProducts {
  readonly rows: readonly ListedRow[]
  readonly count: number
  readonly options: ReadonlyMap<string, FilterOptions>
  /** Cursor of the next page; empty on the last one. */
  readonly next: string
  /** More products have changed since the day than can be looked for. */
  readonly isSinceTooEarly: boolean
}

/** Products of a state from its cursor on, read from the index of its market that staff search. */
export async function findProducts(reader: ProductReader, state: ListState, most: number): Promise<FoundProducts> {
  const { db, catalogue, locale } = reader
  const market = marketOf(state.filters, locale)
  const view = catalogue.products(market, 'internal')
  const changed = await readChangedSince(db, state.filters['since'], locale)
  const offset = /^\d{1,7}$/.test(state.after) ? Number(state.after) : 0
  const shown = VALUE_FACETS.filter(({ key }) => SHOWN_FIRST.includes(key) || state.filters[key] !== undefined)
  const conditions = [missingFilter(view, state.filters['missing'], market), changed && anyOf(changed)]
  const answer = view.search({
    text: state.q,
    filter: { kind: 'and', filters: conditions.filter((each) => each !== null) },
    refinements: VALUE_FACETS.flatMap((facet) => {
      const value = state.filters[facet.key]
      if (value === undefined) return []
      return [
        { attribute: facetAttribute(facet, market), values: [facet.type === 'boolean' ? value === 'true' : value] },
      ]
    }),
    facets: shown.map((facet) => facetAttribute(facet, market)),
    maxValuesPerFacet: MOST_VALUES,
    ...(state.q === '' || state.sort === 'name' ? { sort: state.isUpwards ? 'name_desc' : 'name_asc' } : {}),
    offset,
    limit: most,
  })
  return {
    rows: await toRows(reader, market, view, answer),
    count: answer.nbHits,
    options: new Map(shown.map((facet) => [facet.key, optionsOf(answer, facetAttribute(facet, market))])),
    next: offset + answer.hits.length < answer.nbHits && answer.hits.length > 0 ? String(offset + most) : '',
    isSinceTooEarly: changed === null && state.filters['since'] !== undefined,
  }
}

function optionsOf({ facets }: SearchAnswer, attribute: string): FilterOptions {
  const values = facets.get(attribute)?.values ?? []
  return values.map(({ value, count }) => [String(value), `${String(value)} (${countText(count)})`] as const)
}

function anyOf(ids: readonly string[]): Filter {
  return { kind: 'or', filters: ids.map((value) => ({ kind: 'term', attribute: 'objectID', value })) }
}

/** Products that no value of a facet is stated of. */
function missingFilter(view: IndexView, key: string | undefined, market: Locale): Filter | null {
  const facet = STATED_FACETS.find((each) => each.key === key)
  if (!facet) return null
  const attribute = facetAttribute(facet, market)
  if (facet.type === 'range') return { kind: 'not', filter: { kind: 'range', attribute, range: {} } }
  const { facets } = view.search({ facets: [attribute], maxValuesPerFacet: Number.MAX_SAFE_INTEGER, limit: 0 })
  const values = facets.get(attribute)?.values ?? []
  return {
    kind: 'not',
    filter: { kind: 'or', filters: values.map(({ value }) => ({ kind: 'term', attribute, value })) },
  }
}

/** Ids of products that have changed since a day; null without a day, and where they are too many. */
async function readChangedSince(db: Database, day: string | undefined, locale: Locale): Promise<string[] | null> {
  const from = day === undefined ? null : startOfDayIn({ code: locale }, day)
  if (!from) return null
  const { rows } = await sql<{ product_id: string }>`
    select product_id from product where changed_at >= ${from} and withdrawn_at is null
    limit ${MOST_CHANGED + 1}`.execute(db)
  return rows.length > MOST_CHANGED ? null : rows.map((row) => row.product_id)
}

async function toRows(
  { db, catalogue, locale }: ProductReader,
  market: Locale,
  view: IndexView,
  { hits }: SearchAnswer,
): Promise<ListedRow[]> {
  const products = hits.map(({ docId }) => view.readRecord(docId) as unknown as ProductHit)
  const ids = products.map(({ objectID }) => objectID)
  const { rows } = await sql<{ product_id: string; changed_at: Date }>`
    select product_id, changed_at from product where product_id = any(${ids})`.execute(db)
  const changedAt = new Map(rows.map((row) => [row.product_id, row.changed_at]))
  const elsewhere = LOCALES.filter((each) => each !== market).map(
    (each) => [each, catalogue.products(each, 'internal')] as const,
  )
  return products.map((product) => {
    const { objectID: id, masterVariantID, variants } = product
    const master = variants.find((variant) => variant.id === masterVariantID) ?? variants[0]
    const ofMarket = new Map<Locale, ProductHit>([[market, product]])
    for (const [each, other] of elsewhere) {
      const docId = other.findDocument(id)
      if (docId >= 0) ofMarket.set(each, other.readRecord(docId) as unknown as ProductHit)
    }
    const changed = changedAt.get(id)
    return {
      id,
      href: routes.console.product.path({ locale, productId: id }),
      cells: {
        code: { text: master?.sku ?? id },
        name: { text: product.name },
        brand: { text: product.brand },
        category: { text: categoryText(product.categoryKeys.at(-1) ?? '') },
        status: { text: statusOf(product) },
        au: { text: priceText(ofMarket.get('au'), 'au') },
        nz: { text: priceText(ofMarket.get('nz'), 'nz') },
        changed: { text: changed ? dateIn({ code: locale }, changed) : '' },
        collection: { text: product.range },
        variants: { text: countText(variants.length) },
      },
    }
  })
}

/** `Basin mixers` of the key `tapware/basin-mixers`. */
function categoryText(key: string): string {
  const words = (key.split('/').at(-1) ?? '').replaceAll('-', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

function statusOf({ IsGWAInternal: isInternal, IsNew: isNew, 'builder-range': builderRange }: ProductHit): string {
  const words = [isInternal ? 'Internal' : '', builderRange === 'YES' ? 'Price on request' : '', isNew ? 'New' : '']
  return words.filter(Boolean).join(', ') || 'Current'
}

/** The lowest price of its variants, with GST. */
function priceText(product: ProductHit | undefined, market: Locale): string {
  if (!product) return 'Not sold'
  const { currencyCode } = MARKETS[market]
  const cents = product.variants.flatMap(({ prices }) =>
    prices.flatMap((price) =>
      price.currencyCode === currencyCode ? [price.discountedCentAmount ?? price.centAmount] : [],
    ),
  )
  return cents.length === 0 ? '' : formatMoney(money(Math.min(...cents), currencyCode), 2)
}
