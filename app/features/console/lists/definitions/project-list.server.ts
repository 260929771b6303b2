import { sql } from 'kysely'
import { dateTimeIn } from '@specify/core/market-time.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import { countText } from '@specify/core/text/count-text.ts'
import {
  PROJECT_STATUSES,
  PROJECT_TYPES,
  STATUS_LABELS,
  type ProjectStatus,
  type ProjectType,
} from '@specify/schedule/model.ts'
import { routes } from '#app/addresses/routes.ts'
import { commonFilter, DAY_FILTERS, MARKET_FILTER } from './common-filters.server.ts'
import type { ListDefinition } from '../list-definition.ts'
import { wordsQuery } from '../read-list.server.ts'

interface Row {
  readonly project_id: string
  readonly project_name: string
  readonly project_type: ProjectType
  readonly project_location: string
  readonly opportunity_number: string
  readonly username: string
  readonly email: string | null
  readonly locale: Locale
  readonly status: ProjectStatus
  readonly line_count: number | null
  readonly created_at: Date
  readonly changed_at: Date
}

const common = commonFilter({ locale: 'project.locale', at: 'project.created_at' })

function hasWords(words: string) {
  if (words.includes('@'))
    return sql<boolean>`project.account_id = (select account_id from account where email = ${words.toLowerCase()})`
  const query = wordsQuery(words)
  const isNumber = sql<boolean>`(opportunity_number <> '' and opportunity_number = ${words})`
  return query ? sql<boolean>`(${isNumber} or words_of(project_name, username) @@ ${query})` : isNumber
}

/** All customers' projects. Internal users have their own list besides, which the specification promises them. */
export const PROJECT_LIST: ListDefinition<Row> = {
  key: 'projects',
  title: 'Projects',
  group: 'Work',
  right: 'work',
  searched: 'Project, specifier, opportunity number, or email of the owner',
  columns: [
    { key: 'name', label: 'Project' },
    { key: 'begun', label: 'Begun' },
    { key: 'status', label: 'Status' },
    { key: 'who', label: 'Specifier' },
    { key: 'type', label: 'Type' },
    { key: 'lines', label: 'Lines', isNumber: true },
    { key: 'changed', label: 'Changed' },
    { key: 'market', label: 'Market', isExtra: true },
    { key: 'place', label: 'Location', isExtra: true },
    { key: 'opportunity', label: 'Opportunity', isExtra: true },
  ],
  filters: [
    { key: 'status', label: 'Status', options: PROJECT_STATUSES.map((each) => [each, STATUS_LABELS[each]] as const) },
    { key: 'type', label: 'Type', options: Object.entries(PROJECT_TYPES) },
    MARKET_FILTER,
    ...DAY_FILTERS,
  ],
  source: {
    select: sql`project_id, project_name, project_type, project_location, opportunity_number, username, locale, status,
      line_count, created_at, changed_at, (select email from account where account.account_id = project.account_id) as email`,
    from: sql`project`,
    isThere: sql<boolean>`deleted_at is null`,
    id: sql`project.project_id`,
    idType: 'uuid',
    // Not by the last change: a project that is saved while a file is made would not be in it.
    sorts: [{ column: 'begun', by: sql`project.created_at`, type: 'timestamptz' }],
  },
  search: hasWords,
  findWords: (words) => sql`select project_id as id from project where ${hasWords(words)}`,
  filter(key, value, reader) {
    if (key === 'status') return sql<boolean>`project.status = ${value}`
    return key === 'type' ? sql<boolean>`project.project_type = ${value}` : common(key, value, reader)
  },
  toRow(row, { locale, isInternal }) {
    const { project_id: projectId, project_name: name, locale: market } = row
    return {
      id: projectId,
      // Projects of others are seen by internal users alone.
      href: isInternal ? routes.projects.view.href({ locale: market, projectId }) : null,
      cells: {
        name: { text: name },
        begun: { text: dateTimeIn({ code: locale }, row.created_at) },
        changed: { text: dateTimeIn({ code: locale }, row.changed_at) },
        status: { text: STATUS_LABELS[row.status] },
        who: { text: row.username, ...(row.email !== null && { note: row.email }) },
        type: { text: PROJECT_TYPES[row.project_type] },
        lines: { text: row.line_count === null ? '' : countText(row.line_count) },
        market: { text: MARKETS[market].countryName },
        place: { text: row.project_location },
        opportunity: { text: row.opportunity_number },
      },
    }
  },
  empty: 'There are no projects yet.',
}
