import { isDeletedCell } from '../quantities/deleted.ts'
import { namedField, plainName } from '../columns/fields.ts'
import { quantityInCell } from '../words/list-words.ts'
import type { ListRow } from '../model.ts'
import type { RowChange } from './model.ts'

/** Columns of a table that say what was before, what is now, and by how much it changes; -1 where there are none. */
export interface ChangeColumns {
  readonly was: number
  /** -1 where the quantity of the row is the new one. */
  readonly now: number
  readonly by: number
}

const WAS =
  /^(?:was|before|previously|(?:(?:qty|quantity|no|count) )?(?:old|previous|prev|prior|original|orig|existing|contract|issued|was|before)(?: (?:qty|quantity))?)$/
const NOW =
  /^(?:now|after|(?:(?:qty|quantity|no|count) )?(?:new|now|revised|amended|updated|proposed|after)(?: (?:qty|quantity))?)$/
/** The earlier and the later of two columns that stand side by side. */
const PAIRS: readonly (readonly [earlier: RegExp, later: RegExp])[] = [
  [/^from$/, /^to$/],
  [/^rev(?:ision)? \w{1,3}$/, /^rev(?:ision)? \w{1,3}$/],
]
const BY =
  /^(?:(?:qty|quantity) )?(?:change|diff|difference|variation|var|delta|adjust(?:ment)?|movement|net change|add omit|add or omit|add deduct|plus minus)(?: (?:qty|quantity))?$|^(?:\+ ?\/ ?[-–−]|±|Δ|δ)$/
const ADD = /^(?:add(?:ed|ition(?:al)?)?|new|extra|plus)$/i
const REMOVE = /^(?:omit(?:ted)?|remove[d]?|delete[d]?|deduct|cancel(?:led)?|less|minus)$/i
const SIGNED = /^(?:[+\-–−] ?\d{1,4}|\(\d{1,4}\))$/
/** Rows that are looked at for signs. */
const MAX_CHECKED = 200

const NO_COLUMNS: ChangeColumns = { was: -1, now: -1, by: -1 }

/** Finds the columns by their names. One that says by how much has signs: without, it may number variations. */
export function changeColumns(
  header: readonly string[] | null,
  body: readonly { readonly cells: readonly string[] }[],
): ChangeColumns {
  if (!header) return NO_COLUMNS
  const names = header.map(plainName)
  const at = (pattern: RegExp) => names.findIndex((name) => pattern.test(name))
  const byNames = header.map((name, index) => BY.test(names[index]!) || BY.test(name.trim().toLowerCase()))
  const by = byNames.findIndex((isSo, index) => isSo && hasSigns(body, index))
  for (const [earlier, later] of PAIRS) {
    const was = names.findIndex((name, index) => earlier.test(name) && later.test(names[index + 1] ?? ''))
    if (was >= 0 && [was, was + 1].every((index) => hasNumbers(body, index))) return { was, now: was + 1, by }
  }
  const now = at(NOW)
  const stated = at(WAS)
  // `Qty` beside `Revised qty` is the former one.
  const plain = now < 0 ? -1 : header.findIndex((name, index) => index !== now && namedField(name) === 'quantity')
  const was = stated < 0 ? plain : stated
  return was < 0 ? { was: -1, now: -1, by } : { was, now: stated >= 0 && now === stated ? -1 : now, by }
}

function hasSigns(body: readonly { readonly cells: readonly string[] }[], index: number): boolean {
  return body.slice(0, MAX_CHECKED).some(({ cells }) => SIGNED.test((cells[index] ?? '').trim()))
}

function hasNumbers(body: readonly { readonly cells: readonly string[] }[], index: number): boolean {
  const cells = body.slice(0, MAX_CHECKED).flatMap((row) => row.cells[index]?.trim() || [])
  return cells.length > 0 && cells.every((cell) => numberOf(cell) !== null || isNone(cell))
}

/** `~~12~~ 16` in a cell of quantities. */
const STRUCK_QUANTITY = /^~~\s*(\d{1,4})\s*~~\s*(\d{1,4})$/
const NUMBER = /^([+\-–−(]?) ?(\d{1,4})\)?(?:\.0+)?$/

/**
 * The row of a table with what it changes: its columns *was* and *now*, its sign, or a word in a cell of its own. A blank
 * cell beside a former quantity may mean that it stays or goes, and leaves the quantity open.
 */
export function withTableChange(row: ListRow, cells: readonly string[], columns: ChangeColumns): ListRow {
  const { was, by } = columns
  const quantity = columns.now < 0 ? row.quantity : (cells[columns.now] ?? '').trim()
  const change = (kind: RowChange['kind'], from = '', stated = quantity): ListRow => {
    const text = cells.filter(Boolean).join(' | ').slice(0, 80)
    return { ...row, quantity: stated, change: kind === 'plain' ? { kind, from, text } : { kind, from } }
  }
  if (row.code === '' && row.description === '') return row
  const [, former, next] = STRUCK_QUANTITY.exec(quantity) ?? []
  if (former !== undefined) return change('set', former, next)
  const difference = numberOf(cells[by])
  const now = numberOf(quantity)
  if (was >= 0) return byColumns({ cell: (cells[was] ?? '').trim(), quantity, now, difference }, change)
  if (difference !== null && now !== null && now >= 0 && now - difference >= 0)
    return change('set', String(now - difference), String(now))
  const signed = difference ?? (/^[+\-–−(]/.test(quantity) ? now : null)
  if (signed !== null) return change(signed < 0 ? 'remove' : 'add', '', String(Math.abs(signed)))
  if (cells.some(isDeletedCell) || cells.some((cell) => REMOVE.test(cell))) return change('remove')
  return change(cells.some((cell) => ADD.test(cell)) ? 'add' : 'plain')
}

interface Columns {
  /** The former quantity as it is written. */
  readonly cell: string
  readonly quantity: string
  readonly now: number | null
  readonly difference: number | null
}

type ToRow = (kind: RowChange['kind'], from?: string, quantity?: string) => ListRow

function byColumns({ cell, quantity, now, difference }: Columns, change: ToRow): ListRow {
  const from = cell === '' || isNone(cell) ? 0 : numberOf(cell)
  if (from === null) return change('plain')
  if (now === null && !isNone(quantity)) {
    if (quantity === '' && difference !== null) return change('set', String(from), String(from + difference))
    return change('set', String(from))
  }
  const to = now ?? 0
  if (difference !== null && from + difference !== to)
    return change('set', String(from), `${to} or ${from + difference}`)
  return to === 0 ? change('remove', String(from), '') : change('set', String(from), String(to))
}

const isNone = (text: string) => /^(?:0|-|–|nil|none)$/i.test(text)

/** A number with its sign or its unit, `12 ea`; brackets are a minus. Null for anything else. */
function numberOf(cell = ''): number | null {
  const [, sign, digits] = NUMBER.exec(cell.trim()) ?? []
  if (digits === undefined) {
    const counted = quantityInCell(cell)
    return counted !== null && /^\d{1,4}$/.test(counted) ? Number(counted) : null
  }
  return sign === '' || sign === '+' ? Number(digits) : -Number(digits)
}
