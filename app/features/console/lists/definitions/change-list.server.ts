import { sql } from 'kysely'
import { dateTimeIn, zonedTimeIn } from '@specify/core/market-time.ts'
import { countText } from '@specify/core/text/count-text.ts'
import type { ChangeKind, ChangeState } from '#db/schema.ts'
import { routes } from '#app/addresses/routes.ts'
import {
  KIND_TEXT,
  NO_COUNTS,
  OPEN_STATES,
  setName,
  STATE_TEXT,
  type ChangeCounts,
} from '#app/features/changes/change-set.ts'
import { commonFilter, DAY_FILTERS } from './common-filters.server.ts'
import type { ListDefinition } from '../list-definition.ts'

interface Row {
  readonly set_id: string
  readonly number: string
  readonly kind: ChangeKind
  readonly name: string
  readonly note: string
  readonly state: ChangeState
  readonly author_name: string
  readonly created_at: Date
  readonly counts: Partial<ChangeCounts>
  readonly problem: string
  readonly due_at: Date | null
  readonly zone: 'au' | 'nz'
}

const common = commonFilter({ locale: 'zone', at: 'change_set.created_at' })
/** Sets that somebody has to look at: those that are planned, and those that could not go on. */
const WAITING = ['planned', 'approved', 'outdated']

export const CHANGE_LIST: ListDefinition<Row> = {
  key: 'changes',
  title: 'Changes',
  group: 'Catalogue',
  right: 'catalogue.edit',
  searched: 'Number, name, reason or person',
  columns: [
    { key: 'set', label: 'Changes' },
    { key: 'kind', label: 'Kind' },
    { key: 'state', label: 'State' },
    { key: 'products', label: 'Products', isNumber: true },
    { key: 'refused', label: 'Refused', isNumber: true },
    { key: 'at', label: 'Prepared' },
    { key: 'by', label: 'By' },
  ],
  filters: [
    {
      key: 'state',
      label: 'State',
      options: [
        ['waiting', 'Waiting for somebody'],
        ['due', 'Due at a time'],
        ['applied', 'Applied'],
        ['closed', 'Not applied'],
      ],
    },
    { key: 'kind', label: 'Kind', options: Object.entries(KIND_TEXT) },
    ...DAY_FILTERS,
  ],
  source: {
    select: sql`set_id, number, kind, name, note, state, author_name, created_at, counts, problem, due_at, zone`,
    from: sql`change_set`,
    id: sql`change_set.set_id`,
    idType: 'uuid',
    sorts: [{ column: 'at', by: sql`change_set.created_at`, type: 'timestamptz' }],
  },
  search(words) {
    const part = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    return sql<boolean>`concat_ws(' ', 'C' || number, name, note, author_name) ilike ${part}`
  },
  filter(key, value, reader) {
    if (key === 'kind') return sql<boolean>`kind = ${value}`
    if (key !== 'state') return common(key, value, reader)
    if (value === 'waiting')
      return sql<boolean>`(state = any(${WAITING}) or (state = 'due' and problem <> '')
        or (state = 'refused' and of_set is not null))`
    if (value === 'closed') return sql<boolean>`state in ('refused', 'discarded')`
    return value === 'due' ? sql<boolean>`state = 'due'` : sql<boolean>`state in ('applied', 'rolled back')`
  },
  toRow(row, { locale }) {
    const { added, changed, withdrawn, refused } = { ...NO_COUNTS, ...row.counts }
    const isOpen = OPEN_STATES.includes(row.state)
    return {
      id: row.set_id,
      href: routes.console.change.path({ locale, id: row.set_id }),
      cells: {
        set: { text: `${setName(row.number)}: ${row.name}`, ...(row.note !== '' && { note: row.note }) },
        kind: { text: KIND_TEXT[row.kind] },
        state: {
          text: STATE_TEXT[row.state],
          ...(row.due_at && isOpen && { note: zonedTimeIn({ code: row.zone }, row.due_at) }),
          isWarning: row.problem !== '',
        },
        products: { text: countText(added + changed + withdrawn) },
        refused: { text: refused === 0 ? '' : countText(refused) },
        at: { text: dateTimeIn({ code: locale }, row.created_at) },
        by: { text: row.author_name },
      },
    }
  },
  links: [
    { label: 'Edit products', to: 'edit' },
    { label: 'Upload a file', to: 'new' },
  ],
  empty: 'Nothing has been changed here yet. Upload a file to see what it would change.',
}
