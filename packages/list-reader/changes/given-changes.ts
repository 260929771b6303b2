import { readQuantity } from '../places/row-rules.ts'
import { cutNote, readUnits, skuOf, stateOf, type DraftRow } from '../draft/list-draft.ts'
import type { GivenChange } from './resolve-rows.ts'

export interface GivenChanges {
  readonly rows: readonly GivenChange[]
  /** The draft row of each. */
  readonly ids: readonly number[]
}

/** The rows of a draft that may be planned, as the call takes them. A replacement goes with both of its halves. */
export function givenChanges(rows: readonly DraftRow[]): GivenChanges {
  const given = rows.map(toChange)
  const isWhole = (at: number) => {
    const kind = given[at]?.kind
    if (kind === 'out') return given[at + 1]?.kind === 'in'
    return kind === 'in' ? given[at - 1]?.kind === 'out' : given[at] !== null
  }
  const whole = rows.flatMap(({ id }, at) => (isWhole(at) ? [{ id, row: given[at]! }] : []))
  return { rows: whole.map(({ row }) => row), ids: whole.map(({ id }) => id) }
}

function toChange(row: DraftRow): GivenChange | null {
  const sku = skuOf(row)
  const { change, line, room, unitType, tag, match, answers = {} } = row
  if (!change || change.kind === 'plain' || sku === null || stateOf(row, '') !== 'ready') return null
  return {
    line,
    kind: change.kind,
    sku,
    quantity: readQuantity(row.quantity),
    from: /^\d{1,4}$/.test(change.from) ? Number(change.from) : null,
    room,
    unitType,
    units: readUnits(row.units),
    tag,
    note: cutNote(row.note),
    roomNote: cutNote(row.roomNote),
    allowDiscontinued: match.kind === 'discontinued' && match.sku === sku,
    answers,
  }
}
