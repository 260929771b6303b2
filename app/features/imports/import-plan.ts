import { mayAdd } from '#app/features/projects/addable.ts'
import { roomKey } from '#app/features/projects/room-name.ts'
import { placeProduct, type AddedProduct, type Rooms } from '#app/features/projects/rooms.ts'
import { ambiguousRemark, COMBINED_REMARK, REMARKS, type GivenRow, type RowKind } from './model.ts'
import { readQuantity, rowProblem, type RowRules } from './row-rules.ts'

/** What comes of a row: a remark, and what is placed where, if anything. */
export interface PlannedRow extends GivenRow {
  readonly kind: RowKind
  readonly remark: string
  readonly placement: RowPlacement | null
  /** What the code stands for, also where it is not placed. */
  readonly found: FoundProduct | null
  /** The products that the code may mean, where it cannot be told which. */
  readonly candidates: readonly AddedProduct[]
}

/** What a code stands for. */
export interface FoundProduct {
  readonly product: AddedProduct
  /** False for one that can no longer be had: it is added where somebody insists, and shown as such. */
  readonly isAvailable: boolean
}

interface RowPlacement extends FoundProduct {
  readonly roomName: string
  readonly quantity: number
}

interface PlanContext {
  readonly rules: RowRules
  /** The rooms that the project has now. */
  readonly rooms: Rooms
  /**
   * The product with a code, as whoever imports may know of it, or all that it may mean. `withSigns` asks for one that has
   * the same dots, slashes and other signs.
   */
  readonly findProduct: (code: string, withSigns: boolean) => FoundProduct | readonly FoundProduct[] | null
  /** Somebody insists on what is discontinued. */
  readonly allowsDiscontinued?: boolean
}

/** What comes of each row, in their order. Rows of one product and room are added together, and say so. */
export function planImport(rows: readonly GivenRow[], context: PlanContext): PlannedRow[] {
  const planned = rows.map((row) => planRow(row, context))
  const placed = planned.flatMap(({ placement }) => (placement ? [combinationKey(placement)] : []))
  const times = new Map(Array.from(Map.groupBy(placed, String), ([key, { length }]) => [key, length]))
  return planned.map((row) =>
    row.placement && (times.get(combinationKey(row.placement)) ?? 0) > 1 ? { ...row, remark: COMBINED_REMARK } : row,
  )
}

function planRow(row: GivenRow, { rules, rooms, findProduct, allowsDiscontinued = false }: PlanContext): PlannedRow {
  const problem = rowProblem(row, rules)
  if (problem !== null && problem !== 'sku-invalid') return refusedRow(row, problem)
  // A code beyond the alphabet of the rules is taken all the same where the catalogue sells something under it.
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
 * The rooms with everything that is placed: new rooms follow in the order of the rows, and quantities of what is there
 * add up, within their limit. The same rooms where nothing is placed.
 * @throws AppError `invalid_input` where the project would grow beyond its limits.
 */
export function applyPlan(rooms: Rooms, plan: readonly PlannedRow[], newId: () => string): Rooms {
  return plan.reduce((next, { placement }) => {
    if (!placement) return next
    const { product, roomName, quantity } = placement
    return placeProduct(next, product, [{ roomName, lineItemId: null, quantity, note: undefined }], newId)
  }, rooms)
}
