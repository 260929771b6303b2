import { AppError } from '@specify/core/app-error.ts'
import { isUuid } from '@specify/core/ids/uuid.ts'
import { LOCALES, type Locale } from '@specify/core/market.ts'
import { findNamedSet, listChangedSkus, type NamedSet } from '#app/features/changes/changed-skus.server.ts'
import type { CatalogueState } from '#app/features/search/catalogue/catalogue-state.ts'
import { listPlannedReplacements } from '#app/features/consequences/coming/planned-changes.server.ts'
import { MAX_TYPED } from '#app/features/consequences/product-news.ts'
import { AFFECTED_ROWS, readAffected, type AffectedRow } from '#app/features/consequences/read-affected.server.ts'
import {
  readConsequences,
  type ConsequencesContext,
  type ConsequencesView,
} from '#app/features/consequences/read-consequences.server.ts'
import { MAX_WANTED, splitSkus } from '#app/features/consequences/wanted-skus.ts'
import { assertRight } from '#app/features/staff/assert-right.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { listFoundCodes } from '../products/list-found-codes.server.ts'
import { assertMayReadOwners, logLook } from './look-at-owners.server.ts'

/** Query of the page, as its address has it. */
export interface ConsequencesQuery {
  /** The id of a change set whose SKUs are meant; empty for those that were typed. */
  readonly setId: string
  /** The query of a list of products whose SKUs are meant; empty for none. */
  readonly found: string
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
const MAX_FOUND = 2_000
const MAX_PAGE = 2_000
/** SKUs that a row of the page names; the file has more. */
const NAMED = 4

export function readQuery(params: URLSearchParams): ConsequencesQuery {
  const text = (params.get('skus') ?? '').slice(0, MAX_TEXT)
  const page = Number(params.get('page') ?? '1')
  return {
    setId: params.get('set') ?? '',
    found: (params.get('found') ?? '').slice(0, MAX_FOUND),
    text,
    skus: splitSkus(text),
    isWhole: params.get('whole') === '1',
    showsOwners: params.get('owners') === '1',
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  }
}

type CodesContext = Pick<ConsequencesContext, 'catalogue' | 'db'> &
  Pick<RequestContext, 'actor'> & { readonly locale: Locale }

/** SKUs of an address. */
export interface WantedCodes {
  /** Null for SKUs that were typed. */
  readonly set: NamedSet | null
  readonly skus: readonly string[]
  /** They are more than are looked at together. */
  readonly areMany: boolean
}

/**
 * Reads the SKUs of a change set, of a list of products, or those that were typed, with all variants of their products.
 *
 * @throws AppError `not_found` for a set that is not there, and for those who may not see sets and lists of products.
 */
export async function readCodes(
  { actor, catalogue, db, locale }: CodesContext,
  { setId, found, skus, isWhole }: Pick<ConsequencesQuery, 'setId' | 'found' | 'skus' | 'isWhole'>,
): Promise<WantedCodes> {
  if (setId === '' && found !== '') {
    assertRight(actor, 'catalogue.edit')
    const { codes, problem } = await listFoundCodes({ catalogue, db, locale }, found)
    return { set: null, skus: codes, areMany: problem !== undefined }
  }
  if (setId === '') {
    const areMany = skus.length > MAX_TYPED
    return { set: null, skus: isWhole && !areMany ? variantsOf(skus, catalogue) : skus, areMany }
  }
  assertRight(actor, 'catalogue.edit')
  const set = isUuid(setId) ? await findNamedSet(db, setId) : null
  if (!set) throw new AppError('not_found', 'There are no such changes.')
  const changed = await listChangedSkus(db, setId, MAX_WANTED)
  return { set, skus: changed, areMany: changed.length > MAX_WANTED }
}

/** With the replacements that a set names. */
export async function withReplacements<Context extends ConsequencesContext>(context: Context, set: NamedSet | null) {
  return set ? { ...context, replacedBy: await listPlannedReplacements(context.db, set.id) } : context
}

function variantsOf(skus: readonly string[], catalogue: Pick<CatalogueState, 'findProduct'>): readonly string[] {
  return skus.flatMap((sku) => {
    const products = LOCALES.map((locale) => catalogue.findProduct(sku, locale, 'internal'))
    const product = products.find((each) => each !== null)
    return product ? product.variants.map((variant) => variant.sku) : [sku]
  })
}

export type ConsequencesProblem = '' | 'many SKUs' | 'many of set' | 'many found' | 'many records'

export interface ConsequencesPage {
  readonly set: NamedSet | null
  readonly problem: ConsequencesProblem
  readonly view: ConsequencesView | null
  /** Null where owners are not shown. */
  readonly rows: readonly AffectedRow[] | null
  readonly hasNext: boolean
}

const NOTHING = { view: null, rows: null, hasNext: false } as const

/**
 * Null view where nothing was typed, or where there is too much. Rows of owners are logged.
 *
 * @throws AppError as `readCodes`.
 */
export async function readConsequencesPage(
  context: ConsequencesContext & Pick<RequestContext, 'actor' | 'requestId'> & { readonly locale: Locale },
  query: ConsequencesQuery,
): Promise<ConsequencesPage> {
  const by = assertMayReadOwners(context.actor)
  const { set, skus, areMany } = await readCodes(context, query)
  const without = (problem: ConsequencesProblem) => ({ problem, set, ...NOTHING })
  if (areMany) return without(set ? 'many of set' : query.found === '' ? 'many SKUs' : 'many found')
  if (skus.length === 0) return without('')
  const source = await withReplacements(context, set)
  const read = await readConsequences(source, skus)
  if (!read) return without('many records')
  const { wanted } = read
  // Codes of a set or a list are no typing errors.
  const view = set || query.found !== '' ? { ...read.view, unknown: [] } : read.view
  if (!query.showsOwners) return { problem: '', set, view, rows: null, hasNext: false }
  const offset = (query.page - 1) * AFFECTED_ROWS
  const rows = await readAffected(source, wanted, { offset, limit: AFFECTED_ROWS + 1 })
  if (!rows) return without('many records')
  const look = {
    by,
    requestId: context.requestId,
    action: 'look at owners',
    set,
    skus: wanted.skus.map(({ sku }) => sku),
  }
  await logLook(context.db, look, { projects: Math.min(rows.length, AFFECTED_ROWS), page: query.page }, context.now)
  const shown = rows.slice(0, AFFECTED_ROWS).map((row) => ({ ...row, skus: row.skus.slice(0, NAMED) }))
  return { problem: '', set, view, rows: shown, hasNext: rows.length > AFFECTED_ROWS }
}
