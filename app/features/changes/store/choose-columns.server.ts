import { AppError } from '@specify/core/app-error.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { IGNORED, isTableKind, PRODUCT_ID, SKU, targetsOf } from '../tables/columns.ts'
import type { ColumnMapping } from '../tables/map-columns.server.ts'
import type { By, Editor } from './change-sets.server.ts'
import { planAgain } from './change-states.server.ts'

/**
 * Plans a table with columns that somebody has chosen.
 *
 * @throws AppError `invalid_input` for a column that there is not, that stands twice, or without a code.
 */
export async function chooseColumns(
  db: Database,
  change: By<Editor> & { readonly setId: string; readonly version: number; readonly targets: readonly string[] },
  now: Date,
): Promise<void> {
  const { setId, targets } = change
  const set = await db
    .selectFrom('change_set')
    .select(['kind', 'mapping'])
    .where('set_id', '=', setId)
    .executeTakeFirst()
  const mapping = set?.mapping as ColumnMapping | null | undefined
  if (!set || !mapping?.headings) throw new AppError('not_found', 'There are no such changes.')
  const { kind } = set
  if (!isTableKind(kind)) throw new AppError('conflict', 'These changes have no columns.')
  if (targets.length !== mapping.headings.length)
    throw new AppError('invalid_input', `targets: the file has ${mapping.headings.length} columns`)
  const allowed = new Map(targetsOf(kind).map(({ key, label }) => [key, label]))
  const named = targets.filter((target) => target !== IGNORED)
  const unknown = named.find((target) => !allowed.has(target))
  if (unknown !== undefined) throw new AppError('invalid_input', `targets: there is no ${unknown.slice(0, 60)}`)
  const twice = named.find((target, at) => named.indexOf(target) < at)
  if (twice !== undefined)
    throw new AppError('invalid_input', `Two columns are ${allowed.get(twice)}. Choose one of them.`)
  if (!named.includes(SKU) && !named.includes(PRODUCT_ID))
    throw new AppError('invalid_input', 'Say which column has the codes.')
  const isPriced = (currency: string) => named.includes(`price ${currency}`) && named.includes(`price-ex ${currency}`)
  if (isPriced('AUD') || isPriced('NZD'))
    throw new AppError('invalid_input', 'A price stands with and without GST. Choose one of them.')
  const next: ColumnMapping = { ...mapping, targets, isChosen: true, unclear: [] }
  await planAgain(db, { ...change, mapping: next }, now)
}
