import { readDatabaseFilters } from './database-filters.server.ts'
import { findHits, type ProductReader } from './find-hits.server.ts'
import { readWholeState } from './product-list.ts'

/** Codes of one edit. */
const MOST_CODES = 10_000
const MOST_MS = 2_000
const PRODUCTS_AT_ONCE = 500

/** Lists the codes of all products that a list finds; or says why they cannot be edited at once. */
export async function listFoundCodes(
  { catalogue, db, locale }: ProductReader,
  query: string,
): Promise<{ readonly codes: readonly string[]; readonly problem?: string }> {
  const state = readWholeState(new URLSearchParams(query))
  if (!state) return { codes: [], problem: 'The filters of the list are not read any more. Choose them again.' }
  const until = performance.now() + MOST_MS
  const reader = { catalogue, db, locale, ofDatabase: await readDatabaseFilters(db, state.filters, locale) }
  const codes: string[] = []
  for (let after = ''; ;) {
    const { hits, next } = await findHits(reader, { ...state, after }, PRODUCTS_AT_ONCE)
    for (const { variants } of hits) codes.push(...variants.map(({ sku }) => sku))
    if (codes.length > MOST_CODES || (next !== '' && performance.now() > until))
      return { codes: [], problem: 'More codes are found than can be edited at once. Choose more filters in the list.' }
    if (next === '') return { codes }
    after = next
    await new Promise(setImmediate)
  }
}
