import { sql } from 'kysely'
import { dateTimeIn } from '@specify/core/market-time.ts'
import { countText } from '@specify/core/text/count-text.ts'
import { routes } from '#app/addresses/routes.ts'
import { commonFilter, DAY_FILTERS } from './common-filters.server.ts'
import type { ListDefinition } from '../list-definition.ts'

interface CompanyRow {
  readonly company_id: string
  readonly name: string
  readonly created_at: Date
  readonly members: number
  readonly admins: readonly string[]
  readonly projects: number
  readonly invites: number
}

/** Companies of customers. Each leads to its accounts. */
export const COMPANY_LIST: ListDefinition<CompanyRow> = {
  key: 'companies',
  title: 'Companies',
  group: 'People',
  right: 'people',
  searched: 'Name, or its beginning',
  columns: [
    { key: 'name', label: 'Company' },
    { key: 'people', label: 'People', isNumber: true },
    { key: 'admins', label: 'Admins' },
    { key: 'projects', label: 'Shared projects', isNumber: true },
    { key: 'since', label: 'Since' },
  ],
  filters: [...DAY_FILTERS],
  source: {
    select: sql`company.company_id, company.name, company.created_at,
      (select count(*)::int from company_member member where member.company_id = company.company_id) as members,
      array(select email from company_member member join account using (account_id)
        where member.company_id = company.company_id and member.role = 'admin' order by member.joined_at limit 3) as admins,
      (select count(*)::int from project
        where project.company_id = company.company_id and project.deleted_at is null) as projects,
      (select count(*)::int from company_invite invite where invite.company_id = company.company_id) as invites`,
    from: sql`company`,
    id: sql`company.company_id`,
    idType: 'uuid',
    sorts: [{ column: 'since', by: sql`company.created_at`, type: 'timestamptz' }],
  },
  search(words) {
    const typed = words.toLowerCase()
    return sql<boolean>`lower(company.name) >= ${typed} and lower(company.name) < ${`${typed}\uFFFD`}`
  },
  filter: (key, value, reader) =>
    commonFilter({ locale: 'company.name', at: 'company.created_at' })(key, value, reader),
  toRow({ company_id: id, name, members, admins, projects, invites, created_at: at }, { locale }) {
    return {
      id,
      href: `${routes.console.list.path({ locale, list: 'accounts' })}?company=${id}`,
      cells: {
        name: { text: name },
        people: { text: countText(members), ...(invites > 0 && { note: `${countText(invites)} invited` }) },
        admins: { text: admins.join(', ') },
        projects: { text: countText(projects) },
        since: { text: dateTimeIn({ code: locale }, at) },
      },
    }
  },
  empty: 'Nobody has made a company yet.',
}
