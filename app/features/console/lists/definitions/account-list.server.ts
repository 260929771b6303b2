import { sql } from 'kysely'
import { isUuid } from '@specify/core/ids/uuid.ts'
import { dateTimeIn } from '@specify/core/market-time.ts'
import { roleOf, STAFF_RIGHTS, type StaffRight } from '@specify/core/staff-rights.ts'
import { routes } from '#app/addresses/routes.ts'
import { commonFilter, DAY_FILTERS } from './common-filters.server.ts'
import type { ListDefinition } from '../list-definition.ts'

interface AccountRow {
  readonly account_id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly company_name: string
  readonly created_at: Date
  readonly is_internal_user: boolean
  readonly is_verified: boolean
  readonly is_closed: boolean
  readonly rights: readonly StaffRight[]
}

export const ACCOUNT_LIST: ListDefinition<AccountRow> = {
  key: 'accounts',
  title: 'Accounts',
  group: 'People',
  right: 'people',
  searched: 'Email address, or its beginning',
  columns: [
    { key: 'email', label: 'Email' },
    { key: 'name', label: 'Name' },
    { key: 'company', label: 'Company' },
    { key: 'rights', label: 'Rights' },
    { key: 'since', label: 'Registered' },
  ],
  filters: [
    {
      key: 'who',
      label: 'Who',
      options: [
        ['staff', 'Staff'],
        ['unconfirmed', 'Not confirmed'],
        ['closed', 'Closed'],
        ['proposed', 'Erasure to confirm'],
        ['erasing', 'To be erased'],
      ],
    },
    { key: 'company', label: 'Company', options: 'text' },
    ...DAY_FILTERS,
  ],
  source: {
    select: sql`account_id, email, first_name, last_name, company_name, created_at, is_internal_user,
      verified_at is not null as is_verified, closed_at is not null as is_closed,
      array(select "right" from staff_right where staff_right.account_id = account.account_id) as rights`,
    from: sql`account`,
    id: sql`account.account_id`,
    idType: 'uuid',
    sorts: [{ column: 'since', by: sql`account.created_at`, type: 'timestamptz' }],
  },
  search(words) {
    const typed = words.toLowerCase()
    return sql<boolean>`account.email >= ${typed} and account.email < ${`${typed}\uFFFD`}`
  },
  filter(key, value, reader) {
    if (key === 'company')
      return sql<boolean>`account.account_id in (
        select account_id from company_member where company_id = ${isUuid(value) ? value : null})`
    if (key !== 'who')
      return commonFilter({ locale: 'account.legal_entity', at: 'account.created_at' })(key, value, reader)
    if (value === 'closed') return sql<boolean>`closed_at is not null`
    if (value === 'proposed' || value === 'erasing')
      return sql<boolean>`account.account_id in (
        select account_id from erasure where state = ${value === 'proposed' ? value : 'confirmed'})`
    if (value === 'unconfirmed') return sql<boolean>`verified_at is null`
    return sql<boolean>`account.account_id in (
      select account_id from account where is_internal_user union select account_id from staff_right)`
  },
  toRow(row, { locale }) {
    const held = STAFF_RIGHTS.filter((right) => row.rights.includes(right))
    return {
      id: row.account_id,
      href: routes.console.item.path({ locale, list: 'accounts', id: row.account_id }),
      cells: {
        email: {
          text: row.email,
          ...((row.is_closed || !row.is_verified) && { note: row.is_closed ? 'Closed' : 'Not confirmed' }),
        },
        name: { text: `${row.first_name} ${row.last_name}`.trim() },
        company: { text: row.company_name },
        rights: { text: roleOf(held) || held.join(', ') || (row.is_internal_user ? 'Sees everything' : '') },
        since: { text: dateTimeIn({ code: locale }, row.created_at) },
      },
    }
  },
  empty: 'Nobody has registered yet.',
}
