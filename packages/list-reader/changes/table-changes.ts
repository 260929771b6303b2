import { isDeletedCell } from '../quantities/deleted.ts'
import { plainName } from '../columns/fields.ts'
import type { ListRow } from '../model.ts'
import type { RowChange } from './model.ts'

/** Columns of a table that say what was before, and by how much it changes; -1 where there are none. */
export interface ChangeColumns {
  readonly was: number
  readonly by: number
}

const WAS =
  /^(?:was|before|from|(?:(?:qty|quantity|no|count) )?(?:old|previous|prev|prior|original|orig|existing|contract|issued|was|before)(?: (?:qty|quantity))?|current (?:qty|quantity))$/
const BY =
  /^(?:(?:qty|quantity) )?(?:change|diff|difference|variation|var|delta|adjust(?:ment)?|movement|net change|add omit|add or omit|add deduct|plus minus)(?: (?:qty|quantity))?$|^(?:\+ ?\/ ?[-–−]|±|Δ|δ)$/
const ADD = /^(?:add(?:ed|ition(?:al)?)?|new|extra|plus)$/i
const REMOVE = /^(?:omit(?:ted)?|remove[d]?|delete[d]?|deduct|cancel(?:led)?|less|minus)$/i

export function changeColumns(header: readonly string[] | null): ChangeColumns {
  const at = (pattern: RegExp) =>
    (header ?? []).findIndex((name) => pattern.test(plainName(name)) || pattern.test(name.trim().toLowerCase()))
  return { was: at(WAS), by: at(BY) }
}

/** `~~12~~ 16` in a cell of quantities. */
const STRUCK_QUANTITY = /^~~\s*(\d{1,4})\s*~~\s*(\d{1,4})$/
const NUMBER = /^([+\-–−(]?) ?(\d{1,4})\)?(?:\.0+)?$/

/** The row of a table with what it changes: its columns *was* and *now*, its sign, or a word in a cell of its own. */
export function withTableChange(row: ListRow, cells: readonly string[], { was, by }: ChangeColumns): ListRow {
  const change = (kind: RowChange['kind'], from = '', quantity = row.quantity): ListRow => {
    return { ...row, quantity, change: { kind, from } }
  }
  const [, former, next] = STRUCK_QUANTITY.exec(row.quantity) ?? []
  if (former !== undefined) return change('set', former, next)
  const from = numberOf(cells[was])
  const difference = numberOf(cells[by])
  const now = numberOf(row.quantity)
  if (from !== null && from >= 0 && (now !== null || row.quantity === '' || isNone(row.quantity))) {
    if (now === null && difference !== null) return change('set', String(from), String(from + difference))
    const to = now ?? 0
    if (difference !== null && from + difference !== to)
      return change('set', String(from), `${to} or ${from + difference}`)
    return to === 0 ? change('remove', String(from), '') : change('set', String(from), String(to))
  }
  const signed = difference ?? (/^[+\-–−(]/.test(row.quantity) ? now : null)
  if (signed !== null) return change(signed < 0 ? 'remove' : 'add', '', String(Math.abs(signed)))
  if (cells.some(isDeletedCell) || cells.some((cell) => REMOVE.test(cell))) return change('remove')
  return change(cells.some((cell) => ADD.test(cell)) ? 'add' : 'plain')
}

const isNone = (text: string) => /^(?:0|-|–|nil|none)$/i.test(text)

/** A number with its sign; brackets are a minus. Null for anything else. */
function numberOf(cell = ''): number | null {
  const [, sign, digits] = NUMBER.exec(cell.trim()) ?? []
  if (digits === undefined) return null
  return sign === '' || sign === '+' ? Number(digits) : -Number(digits)
}
