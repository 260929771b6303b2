import { sql } from 'kysely'
import { isoDayIn } from '@specify/core/market-time.ts'
import type { ChangeState } from '#db/schema.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { setName } from './change-set.ts'
import { OVERRIDE } from './field-label.ts'

const ENDS = sql`(kind = 'withdrawn' or fields @> '[{"field": "status", "is": "discontinued"}]')`
/** Rows of a difference but those of overrides, which nobody sees but staff. */
const FIELDS = sql`(select field->>'sku' as sku from jsonb_array_elements(fields) field
  where field->>'field' not like ${`${OVERRIDE}%`})`
const CHANGES = sql`kind in ('changed', 'withdrawn') and not is_left`

/**
 * Lists SKUs of products that a set changes or withdraws, in order; one more than `most` where there are more. A change
 * of a product is one of all of its variants.
 */
export async function listChangedSkus(db: Database, setId: string, most: number): Promise<readonly string[]> {
  const { rows } = await sql<{ sku: string }>`
    select distinct sku from (
      select case when kind = 'withdrawn' then skus else
        array(select sku from ${FIELDS} own where sku <> '')
          || case when exists (select from ${FIELDS} own where sku = '') then skus else '{}' end end as skus
      from change_row where set_id = ${setId} and ${CHANGES}) changed, unnest(skus) sku
    order by sku limit ${most + 1}`.execute(db)
  return rows.map(({ sku }) => sku)
}

/** A change set as others name it. */
export interface NamedSet {
  readonly id: string
  /** `C12` */
  readonly name: string
  /** `C12: prices.csv` */
  readonly title: string
  readonly state: ChangeState
  /** The day of its date in its market, as `2027-03-01`; empty for none. */
  readonly day: string
  /** Nothing but products that are withdrawn or discontinued. */
  readonly onlyEnds: boolean
}

/** States in which a set is or may be what happens. */
const STANDING: ReadonlySet<ChangeState> = new Set(['planned', 'approved', 'due', 'applying', 'applied'])

/** Returns whether the plan of a set stands, so that a letter may say so. */
export function isStanding({ state }: Pick<NamedSet, 'state'>): boolean {
  return STANDING.has(state)
}

export async function findNamedSet(db: Database, setId: string): Promise<NamedSet | null> {
  const set = await db
    .selectFrom('change_set')
    .select(['set_id', 'number', 'name', 'state', 'due_at', 'zone'])
    .select(
      sql<boolean>`not exists (select from change_row row where row.set_id = change_set.set_id and ${CHANGES} and not ${ENDS})`.as(
        'onlyEnds',
      ),
    )
    .where('set_id', '=', setId)
    .executeTakeFirst()
  if (!set) return null
  const name = setName(set.number)
  const day = set.due_at === null ? '' : isoDayIn({ code: set.zone }, set.due_at)
  const { state, onlyEnds } = set
  return { id: set.set_id, name, title: `${name}: ${set.name}`, state, day, onlyEnds }
}
