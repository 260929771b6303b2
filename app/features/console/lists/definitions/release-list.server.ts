import { sql } from 'kysely'
import { dateTimeIn, zonedTimeIn } from '@specify/core/market-time.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import type { ReleaseState } from '#db/schema.ts'
import { staffName } from '#app/features/staff/staff-name.server.ts'
import { routes } from '#app/addresses/routes.ts'
import { releaseName } from '#app/features/publishing/documents.ts'
import { commonFilter, DAY_FILTERS } from './common-filters.server.ts'
import type { ListDefinition } from '../list-definition.ts'

interface Row {
  readonly release_id: string
  readonly number: string
  readonly note: string
  readonly state: ReleaseState
  readonly author: string
  readonly documents: number
  readonly created_at: Date
  readonly due_at: Date | null
  readonly zone: 'au' | 'nz'
  readonly problem: string
}

const STATES: Readonly<Record<ReleaseState, string>> = {
  proposed: 'Waits to be published',
  due: 'Due',
  published: 'Published',
  discarded: 'Discarded',
  'rolled back': 'Taken back',
}

const common = commonFilter({ locale: 'zone', at: 'content_release.created_at' })

export const RELEASE_LIST: ListDefinition<Row> = {
  key: 'releases',
  title: 'Releases',
  group: 'Content',
  right: 'content.edit',
  searched: 'Number, reason or document',
  columns: [
    { key: 'release', label: 'Release' },
    { key: 'state', label: 'State' },
    { key: 'documents', label: 'Documents' },
    { key: 'at', label: 'Proposed' },
    { key: 'by', label: 'By' },
  ],
  filters: [
    { key: 'state', label: 'State', options: [['waiting', 'Waiting for somebody'], ...Object.entries(STATES)] },
    ...DAY_FILTERS,
  ],
  source: {
    select: sql`release_id, number, note, content_release.state, zone, due_at, problem, content_release.created_at,
      ${staffName()} as author,
      (select count(*)::int from content_release_item item where item.release_id = content_release.release_id) as documents`,
    from: sql`content_release left join account on account_id = author_id`,
    id: sql`content_release.release_id`,
    idType: 'uuid',
    sorts: [{ column: 'at', by: sql`content_release.created_at`, type: 'timestamptz' }],
  },
  search(words) {
    const part = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    return sql<boolean>`(concat_ws(' ', 'R' || number, note) ilike ${part} or exists (
      select from content_release_item item where item.release_id = content_release.release_id and name ilike ${part}))`
  },
  filter(key, value, reader) {
    if (key !== 'state') return common(key, value, reader)
    return value === 'waiting'
      ? sql<boolean>`(content_release.state = 'proposed' or (content_release.state = 'due' and problem <> ''))`
      : sql<boolean>`content_release.state = ${value}`
  },
  toRow: (row, { locale }) => ({
    id: row.release_id,
    href: routes.console.release.path({ locale, id: row.release_id }),
    cells: {
      release: { text: releaseName(row.number), ...(row.note !== '' && { note: row.note }) },
      state: {
        text: STATES[row.state],
        ...(row.due_at && row.state === 'due' && { note: zonedTimeIn({ code: row.zone }, row.due_at) }),
        isWarning: row.problem !== '',
      },
      documents: { text: countOf(row.documents, 'document') },
      at: { text: dateTimeIn({ code: locale }, row.created_at) },
      by: { text: row.author },
    },
  }),
  empty: 'Nothing has been proposed yet. Change a page or words, then propose the draft.',
}
