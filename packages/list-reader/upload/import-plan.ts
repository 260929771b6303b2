import { mayAdd } from '@specify/schedule/addable.ts'
import { roomKey } from '@specify/schedule/rooms/room-name.ts'
import { placeProduct, type AddedProduct, type Rooms } from '@specify/schedule/rooms/rooms.ts'
import { MAX_QUANTITY } from '@specify/schedule/model.ts'
import { ambiguousRemark, COMBINED_REMARK, cutRemark, REMARKS, type GivenRow, type RowKind } from './model.ts'
import { readQuantity, rowProblem, type RowRules } from '../places/row-rules.ts'

/** Planned outcome of a row: a remark, and its placement, if any. */
export interface PlannedRow extends GivenRow {
  readonly kind: RowKind
  readonly remark: string
  readonly placement: RowPlacement | null
  readonly found: FoundProduct | null
  readonly candidates: readonly AddedProduct[]
}

export interface FoundProduct {
  readonly product: AddedProduct
  /** False for a discontinued one: it is added only where the user insists, and marked. */
  readonly isAvailable: boolean
}

interface RowPlacement extends FoundProduct {
  readonly roomName: string
  readonly quantity: number
}

interface PlanContext {
  readonly rules: RowRules
  readonly rooms: Rooms
  /**
   * Finds products as visible to the importing account; all of them for an ambiguous code. `withSigns` compares other
   * signs too.
   */
  readonly findProduct: (code: string, withSigns: boolean) => FoundProduct | readonly FoundProduct[] | null
  readonly allowsDiscontinued?: boolean
}

/** The planned outcome of each row, in order. Rows of one product and room are added together, with a remark; one beyond
 * what a room holds says how many of it were not added. */
export function planImport(rows: readonly GivenRow[], context: PlanContext): PlannedRow[] {
  const planned = rows.map((row) => planRow(row, context))
  const placed = planned.flatMap(({ placement }) => (placement ? [combinationKey(placement)] : []))
  const times = new Map(Array.from(Map.groupBy(placed, String), ([key, { length }]) => [key, length]))
  const held = new Map<string, number>()
  return planned.map((row) => {
    if (!row.placement) return row
    const key = combinationKey(row.placement)
    const remark = (times.get(key) ?? 0) > 1 ? COMBINED_REMARK : row.remark
    const before = held.get(key) ?? quantityIn(context.rooms, row.placement)
    const sum = before + row.placement.quantity
    held.set(key, Math.min(MAX_QUANTITY, sum))
    return { ...row, remark: sum > MAX_QUANTITY ? cutRemark(sum - MAX_QUANTITY, remark) : remark }
  })
}

/** Counts a product's pieces in its room. */
function quantityIn(rooms: Rooms, { product, roomName }: RowPlacement): number {
  const room = rooms.find(({ name }) => roomKey(name) === roomKey(roomName))
  return room?.items.find(({ sku }) => sku === product.sku)?.quantity ?? 0
}

function planRow(row: GivenRow, { rules, rooms, findProduct, allowsDiscontinued = false }: PlanContext): PlannedRow {
  const problem = rowProblem(row, rules)
  if (problem !== null && problem !== 'sku-invalid') return refusedRow(row, problem)
  // A code beyond the alphabet of the rules is accepted where the catalogue has it.
  const [found, ...others] = [findProduct(row.sku, problem !== null) ?? []].flat()
  if (!found) return refusedRow(row, problem ?? 'not-found')
  if (others.length > 0) return ambiguousRow(row, [found, ...others])
  if (!mayAdd(found, allowsDiscontinued)) return { ...refusedRow(row, 'discontinued'), found }
  const placement = { ...found, roomName: rules.toRoom(row.section, rooms), quantity: readQuantity(row.qty) ?? 1 }
  return { ...row, kind: 'added', remark: REMARKS.added, placement, found, candidates: [] }
}

function refusedRow(row: GivenRow, kind: RowKind): PlannedRow {
  return { ...row, kind, remark: REMARKS[kind], placement: null, found: null, candidates: [] }
}

function ambiguousRow(row: GivenRow, found: readonly FoundProduct[]): PlannedRow {
  const candidates = found.map(({ product }) => product)
  const remark = ambiguousRemark(candidates.map(({ sku }) => sku))
  return { ...refusedRow(row, 'ambiguous'), remark, candidates }
}

function combinationKey({ product, roomName }: RowPlacement): string {
  return `${product.sku}\n${roomKey(roomName)}`
}

/**
 * The rooms with all placements: new rooms follow in the order of the rows, and quantities of existing lines add up,
 * within their limit. The same rooms where nothing is placed.
 * @throws AppError `invalid_input` where the project would grow beyond its limits.
 */
export function applyPlan(rooms: Rooms, plan: readonly PlannedRow[], newId: () => string): Rooms {
  return plan.reduce((next, { placement }) => {
    if (!placement) return next
    const { product, roomName, quantity } = placement
    return placeProduct(next, product, [{ roomName, lineItemId: null, quantity, note: undefined }], newId)
  }, rooms)
}
