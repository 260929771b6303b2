import { LOCALES } from '@specify/core/market.ts'
import type { CatalogueState } from '#app/features/search/catalogue/catalogue-state.ts'
import { MAX_TYPED } from '#app/features/consequences/product-news.ts'
import { AFFECTED_ROWS, readAffected, type AffectedRow } from '#app/features/consequences/read-affected.server.ts'
import {
  readConsequences,
  type ConsequencesContext,
  type ConsequencesView,
} from '#app/features/consequences/read-consequences.server.ts'
import { splitSkus, type WantedSkus } from '#app/features/consequences/wanted-skus.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { assertMayReadOwners, logLook } from './look-at-owners.server.ts'

/** Query of the page, as its address has it. */
export interface ConsequencesQuery {
  /** As it was typed. */
  readonly text: string
  readonly skus: readonly string[]
  /** All variants of each product. */
  readonly isWhole: boolean
  readonly showsOwners: boolean
  /** Starts at 1. */
  readonly page: number
}

const MAX_TEXT = 8_000
const MAX_PAGE = 2_000

export function readQuery(params: URLSearchParams): ConsequencesQuery {
  const text = (params.get('skus') ?? '').slice(0, MAX_TEXT)
  const page = Number(params.get('page') ?? '1')
  return {
    text,
    skus: splitSkus(text),
    isWhole: params.get('whole') === '1',
    showsOwners: params.get('owners') === '1',
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  }
}

type Finder = Pick<CatalogueState, 'findProduct'>

/** The typed SKUs, or all variants of their products. */
export function wantedCodes({ skus, isWhole }: ConsequencesQuery, catalogue: Finder): readonly string[] {
  if (!isWhole) return skus
  return skus.flatMap((sku) => {
    const products = LOCALES.map((locale) => catalogue.findProduct(sku, locale, 'internal'))
    const product = products.find((each) => each !== null)
    return product ? product.variants.map((variant) => variant.sku) : [sku]
  })
}

export type ConsequencesProblem = '' | 'many SKUs' | 'many records'

export interface ConsequencesPage {
  readonly problem: ConsequencesProblem
  readonly view: ConsequencesView | null
  /** Null where owners are not shown. */
  readonly rows: readonly AffectedRow[] | null
  readonly hasNext: boolean
}

const NOTHING = { view: null, rows: null, hasNext: false } as const

/** Null view where nothing was typed, or where there is too much. Rows of owners are logged. */
export async function readConsequencesPage(
  context: ConsequencesContext & Pick<RequestContext, 'actor' | 'requestId'>,
  query: ConsequencesQuery,
): Promise<ConsequencesPage & { readonly wanted: WantedSkus | null }> {
  const by = assertMayReadOwners(context.actor)
  if (query.skus.length === 0) return { problem: '', ...NOTHING, wanted: null }
  if (query.skus.length > MAX_TYPED) return { problem: 'many SKUs', ...NOTHING, wanted: null }
  const read = await readConsequences(context, wantedCodes(query, context.catalogue))
  if (!read) return { problem: 'many records', ...NOTHING, wanted: null }
  const { view, wanted } = read
  if (!query.showsOwners) return { problem: '', view, rows: null, hasNext: false, wanted }
  const offset = (query.page - 1) * AFFECTED_ROWS
  const rows = await readAffected(context, wanted, { offset, limit: AFFECTED_ROWS + 1 })
  if (!rows) return { problem: 'many records', ...NOTHING, wanted: null }
  const look = { by, requestId: context.requestId, action: 'look at owners', skus: wanted.skus.map(({ sku }) => sku) }
  await logLook(context.db, look, { projects: Math.min(rows.length, AFFECTED_ROWS), page: query.page }, context.now)
  return { problem: '', view, rows: rows.slice(0, AFFECTED_ROWS), hasNext: rows.length > AFFECTED_ROWS, wanted }
}
