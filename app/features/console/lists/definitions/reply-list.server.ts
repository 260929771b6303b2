import { sql } from 'kysely'
import { dateTimeIn } from '@specify/core/market-time.ts'
import { routes } from '#app/addresses/routes.ts'
import { beginningOf } from './beginning-of.ts'
import type { ListDefinition } from '../list-definition.ts'

interface Row {
  readonly reply_id: string
  readonly title: string
  readonly text: string
  readonly changed_at: Date
}

export const REPLY_LIST: ListDefinition<Row> = {
  key: 'replies',
  title: 'Saved replies',
  group: 'Work',
  right: 'work',
  searched: 'Title or words of the text',
  columns: [
    { key: 'title', label: 'Title' },
    { key: 'text', label: 'Text' },
    { key: 'changed', label: 'Changed' },
  ],
  filters: [],
  links: [{ label: 'New reply', to: 'new' }],
  source: {
    select: sql`reply_id, title, text, changed_at`,
    from: sql`saved_reply`,
    id: sql`saved_reply.reply_id`,
    idType: 'uuid',
    sorts: [
      { column: 'title', by: sql`lower(saved_reply.title)`, type: 'text' },
      { column: 'changed', by: sql`saved_reply.changed_at`, type: 'timestamptz' },
    ],
    startsUpwards: true,
  },
  search: (words) => sql<boolean>`position(lower(${words}) in lower(title || ' ' || text)) > 0`,
  filter: () => null,
  toRow: (row, { locale }) => ({
    id: row.reply_id,
    href: routes.console.item.path({ locale, list: 'replies', id: row.reply_id }),
    cells: {
      title: { text: row.title },
      text: { text: beginningOf(row.text) },
      changed: { text: dateTimeIn({ code: locale }, row.changed_at) },
    },
  }),
  empty: 'No replies have been saved yet. They are chosen beside the answer to an enquiry.',
}
