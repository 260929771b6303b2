import { countOf, countText } from '@specify/core/text/count-text.ts'
import { ageText } from '@specify/core/text/age-text.ts'
import type { Actor } from '@specify/core/actor.ts'
import { routes } from '#app/addresses/routes.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { readSearchReport } from '#app/features/searches/queries.server.ts'
import { hasRight } from '#app/features/staff/assert-right.ts'
import { BLANK_LIST } from './lists/definitions/blank-list.server.ts'
import { LEFT_BEHIND } from './lists/definitions/mail-list.server.ts'
import { readHealthLine } from './health/read-health-page.server.ts'
import { findList } from './lists/definitions/all-lists.server.ts'
import type { ListReader } from './lists/list-definition.ts'
import { formatCount } from './lists/format-count.ts'
import { readListState, writeListState } from './lists/list-state.ts'
import { countRows, readRows } from './lists/read-list.server.ts'

/** Queues with what waits in them, in the order of their urgency. */
const QUEUES = [
  { list: 'quotes', query: 'status=open', label: 'Quotes to answer' },
  { list: 'orders', query: 'status=placed', label: 'Orders to confirm' },
  { list: 'orders', query: 'status=confirmed', label: 'Orders to send' },
  { list: 'enquiries', query: 'state=waiting', label: 'Enquiries to answer' },
  { list: 'feedback', query: 'state=waiting', label: 'Feedback to read' },
  { list: 'comments', query: 'state=waiting', label: 'Comments without an answer' },
  { list: 'changes', query: 'state=waiting', label: 'Changes of the catalogue to look at' },
  { list: 'releases', query: 'state=waiting', label: 'Releases to publish' },
  { list: 'import-notes', query: 'import=last', label: 'Notes of the last import' },
  { list: 'mails', query: LEFT_BEHIND, label: 'Mails that did not leave' },
] as const

export interface TodayLine {
  readonly label: string
  /** `3`, `More than 10,000`, or `Many` where counting takes too long. */
  readonly count: string
  /** `The oldest has waited 2 days` */
  readonly note: string
  readonly href: string
}

/** Days of searches that are looked back at. */
const SEARCH_DAYS = 7

/** Reads the queues that somebody's rights open. Empty ones are left out. */
export async function readToday(db: Database, actor: Actor, reader: ListReader): Promise<readonly TodayLine[]> {
  const lines = await Promise.all(
    QUEUES.map(async ({ list, query, label }): Promise<TodayLine | null> => {
      const definition = findList(actor, list)
      if (!definition) return null
      const state = readListState(new URLSearchParams(query), definition)
      const [oldest] = await readRows(db, definition, { ...state, isUpwards: true }, reader, 1)
      if (!oldest) return null
      const count = await countRows(db, definition, state, reader)
      return {
        label,
        count: formatCount(count),
        note: `The oldest has waited ${ageText(reader.now.getTime() - Date.parse(oldest.row_key.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')))}`,
        href: `${routes.console.list.path({ locale: reader.locale, list })}?${writeListState({ ...state, isUpwards: true }, definition)}`,
      }
    }),
  )
  const blanks = await readBlanks(db, actor, reader)
  const searches = hasRight(actor, 'insight') ? [await readSearches(db, reader)] : []
  const health = hasRight(actor, 'system') ? [await readHealthLine(db, reader.locale, reader.now)] : []
  const erasures = hasRight(actor, 'people') ? [await readErasures(db, reader)] : []
  return [...health, ...lines, ...erasures, blanks, ...searches].filter((line) => line !== null)
}

/** People whom somebody else has proposed to erase. */
async function readErasures(db: Database, { locale, now, accountId }: ListReader): Promise<TodayLine | null> {
  const { count, oldest } = await db
    .selectFrom('erasure')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('proposed_at').as('oldest')])
    .where('state', '=', 'proposed')
    .where('proposed_by', 'is distinct from', accountId)
    .where('account_id', '<>', accountId)
    .executeTakeFirstOrThrow()
  if (Number(count) === 0) return null
  return {
    label: 'Erasures to confirm',
    count: countText(Number(count)),
    note: `The oldest has waited ${ageText(now.getTime() - oldest.getTime())}`,
    href: `${routes.console.list.path({ locale, list: 'accounts' })}?who=proposed`,
  }
}

/** Values that are not stated and that somebody waits for, the one of most pieces first. */
async function readBlanks(db: Database, actor: Actor, reader: ListReader): Promise<TodayLine | null> {
  const list = findList(actor, BLANK_LIST.key)
  if (!list) return null
  const state = readListState(new URLSearchParams(), list)
  const [most] = await readRows(db, BLANK_LIST, state, reader, 1)
  if (!most) return null
  const { attribute, product } = BLANK_LIST.toRow(most, reader).cells
  return {
    label: 'Blanks that block people',
    count: formatCount(await countRows(db, list, state, reader)),
    note: `${countOf(Number(most.pieces), 'piece')} wait for ${attribute?.text} of ${product?.text}`,
    href: routes.console.list.path({ locale: reader.locale, list: list.key }),
  }
}

async function readSearches(db: Database, { locale, now }: ListReader): Promise<TodayLine | null> {
  const kind = 'nothing'
  const { total } = await readSearchReport(db, { locale, kind, days: SEARCH_DAYS, limit: 1 }, now)
  if (total === 0) return null
  return {
    label: 'Searches without a result',
    count: countText(total),
    note: `In the last ${SEARCH_DAYS} days`,
    href: routes.console.searches.href({ locale, kind, days: SEARCH_DAYS }),
  }
}
