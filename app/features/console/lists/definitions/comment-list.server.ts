import { sql } from 'kysely'
import { dateTimeIn } from '@specify/core/market-time.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import { routes } from '#app/addresses/routes.ts'
import { commonFilter, DAY_FILTERS, MARKET_FILTER } from './common-filters.server.ts'
import type { ListDefinition } from '../list-definition.ts'
import { wordsQuery } from '../read-list.server.ts'

interface Row {
  readonly remark_id: string
  readonly project_id: string
  readonly project_name: string
  readonly locale: Locale
  readonly kind: keyof typeof KINDS
  readonly author: string
  readonly text: string
  readonly place: string
  readonly name: string
  readonly created_at: Date
  readonly email: string | null
}

const KINDS = { question: 'Question', comment: 'Comment', rejected: 'Rejected', approved: 'Approved' } as const
const common = commonFilter({ locale: 'project.locale', at: 'remark.created_at' })
const HAS_ANSWER = sql<boolean>`exists (
  select from project_remark answer where answer.parent_id = remark.remark_id and answer.is_owner)`

const NO_WORDS = sql<boolean>`false`

/** Words of the person and the comment. */
function isSaid(words: string) {
  const query = wordsQuery(words)
  return query ? sql<boolean>`words_of(author, remark.text) @@ ${query}` : NO_WORDS
}

/** Words of the project and its specifier, or its opportunity number. */
function isOfProject(words: string) {
  const query = wordsQuery(words)
  const isNumber = sql<boolean>`(opportunity_number <> '' and opportunity_number = ${words})`
  return query ? sql<boolean>`(${isNumber} or words_of(project_name, username) @@ ${query})` : NO_WORDS
}

/** Comments by recipients of links: staff see which of them wait, and remind the owner. */
export const COMMENT_LIST: ListDefinition<Row> = {
  key: 'comments',
  title: 'Comments',
  group: 'Work',
  right: 'work',
  searched: 'Project, person or words',
  columns: [
    { key: 'at', label: 'Came' },
    { key: 'kind', label: 'Kind' },
    { key: 'author', label: 'From' },
    { key: 'text', label: 'Comment' },
    { key: 'about', label: 'About' },
    { key: 'project', label: 'Project' },
    { key: 'market', label: 'Market', isExtra: true },
  ],
  filters: [
    {
      key: 'state',
      label: 'State',
      options: [
        ['waiting', 'Without an answer'],
        ['answered', 'Answered or resolved'],
      ],
      byDefault: 'waiting',
    },
    { key: 'kind', label: 'Kind', options: Object.entries(KINDS) },
    MARKET_FILTER,
    ...DAY_FILTERS,
  ],
  source: {
    select: sql`remark_id, project_id, project_name, project.locale, remark.kind, author, remark.text, place, remark.name,
      remark.created_at, (select email from account where account.account_id = project.account_id) as email`,
    from: sql`project_remark remark join project using (project_id)`,
    isThere: sql<boolean>`parent_id is null and not is_owner and deleted_at is null`,
    id: sql`remark.remark_id`,
    idType: 'uuid',
    sorts: [{ column: 'at', by: sql`remark.created_at`, type: 'timestamptz' }],
  },
  search: (words) => sql<boolean>`(${isSaid(words)} or ${isOfProject(words)})`,
  // Each half by an index of its own: both in one condition would read all comments.
  findWords: (words) => sql`
    select remark_id as id from project_remark remark where parent_id is null and not is_owner and ${isSaid(words)}
    union
    select remark_id from project_remark remark join project using (project_id)
    where parent_id is null and not is_owner and ${isOfProject(words)}`,
  filter(key, value, reader) {
    // Approvals ask for nothing.
    if (key === 'state')
      return value === 'waiting'
        ? sql<boolean>`resolved_at is null and not ${HAS_ANSWER} and remark.kind <> 'approved'`
        : sql<boolean>`(resolved_at is not null or ${HAS_ANSWER})`
    return key === 'kind' ? sql<boolean>`remark.kind = ${value}` : common(key, value, reader)
  },
  toRow(row, { locale, isInternal }) {
    return {
      id: row.remark_id,
      href: isInternal ? routes.projects.view.href({ locale: row.locale, projectId: row.project_id }) : null,
      cells: {
        at: { text: dateTimeIn({ code: locale }, row.created_at) },
        kind: { text: KINDS[row.kind] },
        author: { text: row.author },
        text: { text: row.text.length > 200 ? `${row.text.slice(0, 200)}…` : row.text },
        about: { text: [row.name, row.place].filter(Boolean).join(', ') },
        project: { text: row.project_name, ...(row.email !== null && { note: row.email }) },
        market: { text: MARKETS[row.locale].countryName },
      },
    }
  },
  empty: 'No comment waits for an answer.',
}
