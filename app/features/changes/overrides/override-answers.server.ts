import { sql } from 'kysely'
import { AppError } from '@specify/core/app-error.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { By, Editor } from '../store/change-sets.server.ts'
import { planAgainIn } from '../store/change-states.server.ts'
import type { OpenOverride, Override, Takes } from './override.ts'

export type Answers = ReadonlyMap<string, { readonly next: string; readonly takes: Takes }>

const keyOf = (productId: string, { sku, field }: Pick<Override, 'sku' | 'field'>) => [productId, sku, field].join('\n')

export async function readAnswers(db: Database, setId: string): Promise<Answers> {
  const rows = await db.selectFrom('override_answer').selectAll().where('set_id', '=', setId).execute()
  return new Map(
    rows.map(({ product_id, sku, field, next, takes }) => [keyOf(product_id, { sku, field }), { next, takes }]),
  )
}

/** Returns a reader of the answers of one product; a value that has moved on once more has none. */
export function answersOf(answers: Answers, productId: string) {
  return (override: Override, next: string): Takes | undefined => {
    const answer = answers.get(keyOf(productId, override))
    return answer?.next === next ? answer.takes : undefined
  }
}

export interface DecidedValue {
  readonly productId: string
  readonly sku: string
  readonly field: string
}

/**
 * Keeps what is taken of values under which the feed has moved on, all of a plan or some, and has the set planned again.
 *
 * @param values null for all of them
 * @throws AppError `conflict` where none of them is open
 */
export async function decideOverrides(
  db: Database,
  {
    setId,
    takes,
    values,
    ...change
  }: By<Editor> & {
    readonly setId: string
    readonly version: number
    readonly takes: Takes
    readonly values: readonly DecidedValue[] | null
  },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const chosen = values && JSON.stringify(values.map(({ productId, sku, field }) => [productId, sku, field]))
    const { rows } = await sql`
      insert into override_answer (set_id, product_id, sku, field, next, takes)
      select set_id, product_id, each->>'sku', each->>'field', each->>'next', ${takes}
      from change_row, jsonb_array_elements(open_overrides) each
      where set_id = ${setId} and open_overrides <> '[]'
        and (${chosen}::jsonb is null or (product_id, each->>'sku', each->>'field') in (
          select value->>0, value->>1, value->>2 from jsonb_array_elements(${chosen}::jsonb)))
      on conflict (set_id, product_id, sku, field) do update set next = excluded.next, takes = excluded.takes
      returning 1`.execute(tx)
    if (rows.length === 0) throw new AppError('conflict', 'Nothing of it is left to decide.')
    await planAgainIn(tx, { ...change, setId }, now)
  })
}

/** Lists the first values that somebody has to decide about, with the names of their products. */
export async function listOpenOverrides(
  db: Database,
  setId: string,
  most: number,
): Promise<readonly (OpenOverride & { readonly productId: string; readonly name: string })[]> {
  const { rows } = await sql<OpenOverride & { productId: string; name: string }>`
    select product_id as "productId", name, each->>'sku' as sku, each->>'field' as field, each->>'own' as own,
      each->>'feed' as feed, each->>'next' as next, each->>'set' as set
    from change_row, jsonb_array_elements(open_overrides) each
    where set_id = ${setId} and open_overrides <> '[]' order by row_id limit ${most}`.execute(db)
  return rows
}
