import { sql, type RawBuilder } from 'kysely'

/** The name of a joined account, its address where it has no name, and words for one that was erased. */
export function staffName(alias = 'account'): RawBuilder<string> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<string>`coalesce(
    nullif(trim(${column('first_name')} || ' ' || ${column('last_name')}), ''), ${column('email')}, 'Former colleague')`
}
