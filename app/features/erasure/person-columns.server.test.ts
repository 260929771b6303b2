import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useDatabase } from '#tests/support/database/database.ts'
import { PERSON_COLUMNS } from './person-columns.ts'

const db = useDatabase()

/** Types that hold no words. */
const WITHOUT_WORDS = ['uuid', 'timestamp with time zone', 'date', 'boolean', 'integer', 'smallint', 'bigint']

it('names every column of the database that can hold words, with what erasing a person does to it (T-161)', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type <> all(${WITHOUT_WORDS}) order by 1`.execute(db())
  const classified = Object.entries(PERSON_COLUMNS).flatMap(([table, { goes = '', anonymised = '', none = {} }]) =>
    [goes, anonymised, ...Object.values(none)]
      .flatMap((columns) => columns.split(' '))
      .filter(Boolean)
      .map((column) => `${table}.${column}`),
  )
  expect(rows.length).toBeGreaterThan(200)
  expect(classified.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})
