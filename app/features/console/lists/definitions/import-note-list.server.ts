import { sql } from 'kysely'
import { dateTimeIn } from '@specify/core/market-time.ts'
import { commonFilter, DAY_FILTERS } from './common-filters.server.ts'
import type { ListDefinition } from '../list-definition.ts'

interface Row {
  readonly note_id: string
  readonly at: Date
  readonly is_refused: boolean
  readonly line: number | null
  readonly field: string
  readonly reason: string
}

const common = commonFilter({ locale: 'at', at: 'import_note.at' })

export const IMPORT_NOTE_LIST: ListDefinition<Row> = {
  key: 'import-notes',
  title: 'Import notes',
  group: 'Catalogue',
  right: 'catalogue.edit',
  searched: 'Field, or words of the note',
  columns: [
    { key: 'at', label: 'Import' },
    { key: 'kind', label: 'Kind' },
    { key: 'line', label: 'Line', isNumber: true },
    { key: 'field', label: 'Field' },
    { key: 'reason', label: 'Note' },
  ],
  filters: [
    { key: 'import', label: 'Import', options: [['last', 'The last one']], byDefault: 'last' },
    {
      key: 'kind',
      label: 'Kind',
      options: [
        ['refused', 'Lines that were refused'],
        ['noted', 'Cells that were left out'],
      ],
    },
    ...DAY_FILTERS,
  ],
  source: {
    select: sql`note_id, at, is_refused, line, field, reason`,
    from: sql`import_note`,
    id: sql`import_note.note_id`,
    idType: 'bigint',
    sorts: [{ column: 'at', by: sql`import_note.at`, type: 'timestamptz' }],
  },
  search(words) {
    const part = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    return sql<boolean>`concat_ws(' ', field, reason) ilike ${part}`
  },
  filter(key, value, reader) {
    if (key === 'import') return sql<boolean>`is_last`
    return key === 'kind' ? sql<boolean>`is_refused = ${value === 'refused'}` : common(key, value, reader)
  },
  toRow({ note_id: id, at, is_refused: isRefused, line, field, reason }, { locale }) {
    return {
      id,
      href: null,
      cells: {
        at: { text: dateTimeIn({ code: locale }, at) },
        kind: { text: isRefused ? 'Line refused' : 'Cell left out', isWarning: isRefused },
        line: { text: line === null ? '' : String(line) },
        field: { text: field },
        reason: { text: reason },
      },
    }
  },
  empty: 'The last import had nothing to say.',
}
