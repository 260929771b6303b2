import type { Kysely } from 'kysely'

/** Somebody registered an address again before it was confirmed: nobody knows whose password the first one is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('account')
    .addColumn('is_registered_again', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
}
