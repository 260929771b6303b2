import { countOf, countText } from '@specify/core/text/count-text.ts'
import { NOT_STATED, type ReportTable, type TableBlank } from '../compliance/compliance-tables.ts'
import type { PartState } from '@specify/models/room/room-rules.ts'
import { MARKS } from './access-view.ts'
import type { AccessLine, AccessRoom, AccessView, SetOutCheck, UnmarkedRoom } from './access-view.ts'

/** First on screen and paper. */
export const WHAT_ACCESS_IS_NOT =
  'These are facts of products from the data of the catalogue, beside usual set-outs for checking. It is not a certificate: where a product is placed is the designer’s, and whether a room complies is for its certifier to say.'

const COLUMNS = [
  { text: 'Tag', isCode: true },
  { text: 'Code', isCode: true },
  { text: 'Product' },
  { text: 'Total', isNumber: true },
  { text: 'Stated' },
  { text: 'Standard and edition' },
  { text: 'For checking' },
] as const

function placeText({ room, unitType }: Pick<AccessRoom, 'room' | 'unitType'>): string {
  return unitType === '' ? room : `${unitType}: ${room}`
}

function flagText({ flag }: AccessLine): string {
  return flag === 'yes' ? 'Yes' : flag === 'no' ? 'No' : NOT_STATED
}

function setOutText({ what, stated, isOfProduct, setOut, standard, edition }: SetOutCheck): string {
  const figure = isOfProduct ? `${stated ?? NOT_STATED}; ` : ''
  return `${what}: ${figure}usual ${setOut} (${standard}:${edition})`
}

function rowOf(line: AccessLine): string[] {
  const { tag, sku, name, total, standards, editionNote, setOuts } = line
  return [
    tag,
    sku,
    name,
    countText(total),
    flagText(line),
    [...standards, editionNote].filter(Boolean).join('; ') || NOT_STATED,
    setOuts.map(setOutText).join('. '),
  ]
}

/** Cells of this column say whether a product states the flag. */
const STATED_COLUMN = COLUMNS.findIndex(({ text }) => text === 'Stated')

/** Lines of a room that say nothing about the flag of the mark, of products that the catalogue has. */
export function roomBlanks({ access, lacking, carrying }: AccessRoom, listed: ReadonlySet<string>): TableBlank[][] {
  const { flag: field } = MARKS[access]
  return [...lacking, ...carrying].map(({ flag, sku, name }) =>
    flag === NOT_STATED && listed.has(sku) ? [{ text: NOT_STATED, sku, name, field }] : [],
  )
}

/** A room's lines: those that lack the flag first, as they need a look. */
export function roomTable(room: AccessRoom, at: number, listed: ReadonlySet<string> = new Set()): ReportTable {
  const { accessText, units, carrying, lacking, others } = room
  const counts = [
    `${countOf(carrying.length, 'line')} stated`,
    `${countOf(lacking.length, 'line')} not`,
    others > 0 ? countOf(others, 'other line') : '',
    units === 1 ? '' : countOf(units, 'unit'),
  ]
  return {
    key: `room-${at}`,
    title: placeText(room),
    about: `${accessText}. ${counts.filter(Boolean).join(', ')}.`,
    columns: COLUMNS,
    rows: [...lacking, ...carrying].map(rowOf),
    blanks: { column: STATED_COLUMN, rows: roomBlanks(room, listed) },
    empty: 'No products of the kinds that access standards cover.',
  }
}

const STATES: Readonly<Record<PartState, string>> = { here: 'Here', 'not stated': 'Not stated', missing: 'Missing' }
/** Missing parts come first. */
const STATE_ORDER: readonly PartState[] = ['missing', 'not stated', 'here']

/** Lists the parts that a room with its mark usually has; null where no rule is about it. */
export function usualTable({ usual, ...room }: AccessRoom, at: number): ReportTable | null {
  if (usual.length === 0) return null
  const missing = usual.filter(({ state }) => state === 'missing').length
  return {
    key: `usual-${at}`,
    title: `${placeText(room)}: what it usually has`,
    about: `${missing === 0 ? 'Nothing is missing' : countOf(missing, 'part is missing', 'parts are missing')}. ${[...new Set(usual.map(({ source }) => source))].join('; ')}.`,
    columns: [
      { text: 'Part' },
      { text: 'State' },
      { text: 'Code', isCode: true },
      { text: 'Remark' },
      { text: 'Clause' },
    ],
    rows: usual
      .toSorted((one, other) => STATE_ORDER.indexOf(one.state) - STATE_ORDER.indexOf(other.state))
      .map(({ what, state, skus, remark, clause }) => [what, STATES[state], skus.join(', '), remark, clause]),
    empty: '',
  }
}

export function unmarkedTable(unmarked: readonly UnmarkedRoom[]): ReportTable {
  return {
    key: 'unmarked',
    title: 'Rooms without a mark',
    about: 'Rooms that are not marked for access but have products stated to be for it.',
    columns: [{ text: 'Room' }, { text: 'Products' }],
    rows: unmarked.map((room) => [placeText(room), productsText(room)]),
    empty: 'No such room has products for access.',
  }
}

const MAX_NAMED = 6

function productsText({ products }: UnmarkedRoom): string {
  const further = products.length - MAX_NAMED
  const named = products.slice(0, MAX_NAMED).map(({ tag, sku, name }) => [tag, sku, name].filter(Boolean).join(' '))
  return [...named, ...(further > 0 ? [`and ${countText(further)} more`] : [])].join('; ')
}

export function setOutSources({ rooms }: Pick<AccessView, 'rooms'>): string[] {
  const all = rooms.flatMap(({ carrying, lacking }) => [...carrying, ...lacking].flatMap(({ setOuts }) => setOuts))
  return [...new Set(all.map(({ what, setOut, source }) => `${what}, ${setOut}: ${source}.`))]
}
