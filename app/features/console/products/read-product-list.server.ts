import { sql } from 'kysely'
import { dateIn } from '@specify/core/market-time.ts'
import { LOCALES, MARKETS, type Locale } from '@specify/core/market.ts'
import { formatMoney, money } from '@specify/core/money.ts'
import { countText } from '@specify/core/text/count-text.ts'
import type { SearchAnswer } from '@specify/engine'
import { routes } from '#app/addresses/routes.ts'
import type { ProductHit } from '#app/features/search/catalogue/search-record.ts'
import { facetAttribute } from '#app/features/search/hits/facets.ts'
import type { ListedRow } from '../lists/list-definition.ts'
import type { ListState } from '../lists/list-state.ts'
import { findHits, viewOf, type FoundHits, type ProductReader } from './find-hits.server.ts'
import type { FilterOptions } from './product-list.ts'

export interface FoundProducts extends Pick<FoundHits, 'count' | 'next'> {
  readonly rows: readonly ListedRow[]
  readonly options: ReadonlyMap<string, FilterOptions>
}

/** Products of a state from its cursor on, read from the index of its market that staff search. */
export async function findProducts(reader: ProductReader, state: ListState, most: number): Promise<FoundProducts> {
  const found = await findHits(reader, state, most)
  const { shown, market, answer, count, next, isCounted } = found
  return {
    rows: await toRows(reader, found, state.filters['status'] === 'discontinued'),
    count,
    next,
    options: new Map(shown.map((facet) => [facet.key, optionsOf(answer, facetAttribute(facet, market), isCounted)])),
  }
}

function optionsOf({ facets }: SearchAnswer, attribute: string, isCounted: boolean): FilterOptions {
  const values = facets.get(attribute)?.values ?? []
  return values.map(({ value, count }) => {
    const label = isCounted ? `${String(value)} (${countText(count)})` : String(value)
    return [String(value), label] as const
  })
}

async function toRows(
  { db, catalogue, locale }: ProductReader,
  { hits: products, market }: Pick<FoundHits, 'hits' | 'market'>,
  isDiscontinued: boolean,
): Promise<ListedRow[]> {
  const ids = products.map(({ objectID }) => objectID)
  const { rows } = await sql<{ product_id: string; changed_at: Date }>`
    select product_id, changed_at from product where product_id = any(${ids})`.execute(db)
  const changedAt = new Map(rows.map((row) => [row.product_id, row.changed_at]))
  const elsewhere = LOCALES.filter((each) => each !== market).map(
    (each) => [each, viewOf(catalogue, each, isDiscontinued)] as const,
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
        status: { text: isDiscontinued ? 'Discontinued' : statusOf(product) },
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
