import { sql } from 'kysely'
import { isoDayIn, TIME_ZONES } from '@specify/core/market-time.ts'
import { LOCALES, MARKETS } from '@specify/core/market.ts'
import type { Database } from '#app/platform/database/database.server.ts'

/** Makes a new generation of the products of which a price has come into force since they changed. Returns their count. */
export async function turnPrices(db: Database, now: Date): Promise<number> {
  if ((await findDue(db, now)).length === 0) return 0
  return db.transaction().execute(async (transaction) => {
    // Of several servers the first does it; imports wait.
    await sql`lock table catalogue_generation in exclusive mode`.execute(transaction)
    const due = await findDue(transaction, now)
    if (due.length === 0) return 0
    await sql`update product set changed_at = ${now} where product_id = any(${due})`.execute(transaction)
    await transaction
      .insertInto('catalogue_generation')
      .values({ imported_at: now, added: 0, changed: due.length, withdrawn: 0 })
      .execute()
    return due.length
  })
}

async function findDue(db: Database, now: Date): Promise<string[]> {
  const ids = new Set<string>()
  for (const code of LOCALES) {
    const { rows } = await sql<{ product_id: string }>`
      select product_id from product
      where withdrawn_at is null and record::text like '%"datedPrices"%' and jsonb_path_exists(
        record::jsonb,
        ${`$.variants[*].datedPrices.${MARKETS[code].currencyCode}[*].validFrom ? (@ > $since && @ <= $today)`}::jsonpath,
        jsonb_build_object(
          'since', to_char(changed_at at time zone ${TIME_ZONES[code]}, 'YYYY-MM-DD'),
          'today', ${isoDayIn({ code }, now)}::text
        )
      )`.execute(db)
    for (const { product_id } of rows) ids.add(product_id)
  }
  return [...ids]
}
