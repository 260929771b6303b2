import { sql } from 'kysely'
import { dateIn } from '@specify/core/market-time.ts'
import { countText } from '@specify/core/text/count-text.ts'
import { routes } from '#app/addresses/routes.ts'
import { BLANK_FIELDS, blankLabel, isBlankField } from '#app/features/catalogue/blanks/blank-fields.ts'
import { MARKET_FILTER } from './common-filters.server.ts'
import type { ListDefinition } from '../list-definition.ts'
import { wordsQuery } from '../read-list.server.ts'

interface Row {
  readonly blank_id: string
  readonly attribute: string
  readonly sku: string
  readonly name: string
  readonly brand: string
  readonly category: string
  readonly projects: number
  readonly pieces: string
  readonly people: number
  readonly first_asked_at: Date | null
  readonly askers: string
}

/** People who are named of those who asked, the first ones. */
const ASKERS_NAMED = 5
const IS_ASKED = sql`asked.product_id = blank.product_id and asked.attribute = blank.attribute and answered_at is null`

function hasWords(words: string) {
  const query = wordsQuery(words)
  return query ? sql<boolean>`words_of(name, sku, brand, category) @@ ${query}` : sql<boolean>`sku = ${words}`
}

const FIELD_OPTIONS = BLANK_FIELDS.map((field) => [field, labelOf(field)] as const).toSorted(([, one], [, other]) =>
  one.localeCompare(other),
)

export const BLANK_LIST: ListDefinition<Row> = {
  key: 'gaps',
  title: 'Blanks that block people',
  group: 'Catalogue',
  right: 'catalogue.edit',
  searched: 'Product, code, brand or category',
  columns: [
    { key: 'attribute', label: 'Not stated' },
    { key: 'product', label: 'Product' },
    { key: 'brand', label: 'Brand' },
    { key: 'category', label: 'Category' },
    { key: 'projects', label: 'Projects', isNumber: true },
    { key: 'pieces', label: 'Pieces', isNumber: true },
    { key: 'people', label: 'People who asked', isNumber: true },
    { key: 'first', label: 'First asked' },
    { key: 'askers', label: 'Asked by', isExtra: true },
  ],
  filters: [
    { key: 'attribute', label: 'Not stated', options: FIELD_OPTIONS },
    { key: 'category', label: 'Category', options: 'text', isTyped: true },
    { key: 'brand', label: 'Brand', options: 'text', isTyped: true },
    MARKET_FILTER,
    { key: 'asked', label: 'Asked for', options: [['yes', 'By somebody']] },
  ],
  source: {
    select: sql`blank_id, attribute, sku, name, brand, category, projects, pieces, people, first_asked_at, coalesce((
      select string_agg(email, ', ') from (
        select email from asked_blank asked join account using (account_id) where ${IS_ASKED}
        order by asked_at limit ${ASKERS_NAMED}) first), '') as askers`,
    from: sql`blank`,
    id: sql`blank.blank_id`,
    idType: 'bigint',
    sorts: [
      { column: 'pieces', by: sql`blank.pieces`, type: 'bigint' },
      { column: 'projects', by: sql`blank.projects`, type: 'bigint' },
      { column: 'people', by: sql`blank.people`, type: 'bigint' },
    ],
  },
  search: hasWords,
  findWords: (words) => sql`select blank_id as id from blank where ${hasWords(words)}`,
  filter(key, value) {
    if (key === 'attribute') return sql<boolean>`blank.attribute = ${value}`
    if (key === 'brand') return sql<boolean>`lower(blank.brand) = lower(${value})`
    if (key === 'category') return sql<boolean>`lower(regexp_replace(blank.category, '^.* > ', '')) = lower(${value})`
    if (key === 'asked') return sql<boolean>`blank.people > 0`
    // A literal, by which the database takes the index of the market: the list has read it as one of its options.
    return sql<boolean>`${sql.lit(value)} = any(locales)`
  },
  toRow(row, { locale }) {
    const { blank_id: id, attribute, sku, name, brand, category, people, first_asked_at: first } = row
    return {
      id,
      href: routes.search.href({ locale, query: sku }),
      cells: {
        attribute: { text: labelOf(attribute) },
        product: { text: name, note: sku },
        brand: { text: brand },
        category: { text: category },
        projects: { text: countText(row.projects) },
        pieces: { text: countText(Number(row.pieces)) },
        people: { text: countText(people) },
        first: { text: first === null ? '' : dateIn({ code: locale }, first) },
        askers: {
          text: people > ASKERS_NAMED ? `${row.askers} and ${countText(people - ASKERS_NAMED)} more` : row.askers,
        },
      },
    }
  },
  empty: 'Nobody waits for a value that is not stated.',
}

function labelOf(attribute: string): string {
  return isBlankField(attribute) ? blankLabel(attribute) : attribute
}
