import { REQUIREMENT_KINDS, type RequirementKind } from '@specify/catalogue/product/requirements.ts'
import type { Chunked } from '@specify/core/data/chunked.ts'
import type { Room, Schedule } from '../model.ts'
import { unitCounts } from '../units.ts'
import type { FittingProduct, Need } from './fitting-product.ts'

export type CheckableSchedule = Pick<Schedule, 'unitTypes' | 'rooms'>

export interface MissingLine {
  /** The room it is added to: the line's, or one that has some already. */
  readonly roomId: string
  readonly sku: string
  /** Per unit of the room. */
  readonly quantity: number
  /** SKUs to add, the leading one first; at most `MAX_OFFERED`. */
  readonly offered: readonly string[]
}

export interface MissingPart {
  readonly kind: RequirementKind
  /** `38 of 40 wall basin mixers have their in-wall body`. */
  readonly text: string
  /** Over all units. */
  readonly needed: number
  readonly met: number
  readonly lines: readonly MissingLine[]
}

export const MAX_OFFERED = 12
const ROOMS_A_STEP = 50

interface Demand {
  readonly room: Room
  readonly product: FittingProduct
  readonly need: Need
  readonly needed: number
  /** Per unit of the room. */
  left: number
  /** Pieces that come from other types, or from common areas. */
  fromElsewhere: number
  donor: Room | null
}

/** Products of a room beyond what its other products need. */
interface Supply {
  readonly sku: string
  readonly room: Room
  /** Per unit, or in pieces. */
  left: number
}

interface Group {
  readonly units: number
  readonly demands: readonly Demand[]
  readonly supplies: readonly Supply[]
}

/**
 * Finds missing parts of a schedule. A part meets one need: first in its own room, then in rooms of the same unit type
 * or the common areas, then from any surplus of the project. Needs with the fewest candidates go first.
 */
export function* missingParts(
  { unitTypes, rooms }: CheckableSchedule,
  find: (sku: string) => FittingProduct | null,
): Chunked<MissingPart[]> {
  const unitsOf = unitCounts(unitTypes)
  const built = rooms.filter((room) => unitsOf(room) > 0)
  const all: Group[] = []
  for (const group of Map.groupBy(built, ({ unitTypeId }) => unitTypeId).values()) {
    const demands: Demand[] = []
    const supplies: Supply[] = []
    for (const [at, room] of group.entries()) {
      if (at % ROOMS_A_STEP === ROOMS_A_STEP - 1) yield
      const own = demandsOf(room, find)
      const there = room.items.map(({ sku, quantity }): Supply => ({ sku, room, left: quantity }))
      meet(own, there)
      demands.push(...own)
      supplies.push(...there.filter(({ left }) => left > 0))
    }
    meet(demands, supplies)
    all.push({ units: unitsOf(group[0]!), demands, supplies: supplies.filter(({ left }) => left > 0) })
    yield
  }
  yield* meetAcross(all)
  return toParts(
    all.flatMap(({ demands }) => demands),
    unitsOf,
  )
}

function demandsOf(room: Room, find: (sku: string) => FittingProduct | null): Demand[] {
  return room.items.flatMap(({ sku, quantity }) => {
    const product = find(sku)
    return (product?.needs ?? []).map((need) => ({
      room,
      product: product!,
      need,
      needed: quantity,
      left: quantity,
      fromElsewhere: 0,
      donor: null,
    }))
  })
}

function meet(demands: readonly Demand[], supplies: readonly Supply[]): void {
  const bySku = Map.groupBy(supplies, ({ sku }) => sku)
  for (const demand of fewestFirst(demands)) {
    for (const sku of demand.need.anyOf) {
      for (const supply of bySku.get(sku) ?? []) {
        const used = Math.min(demand.left, supply.left)
        demand.left -= used
        supply.left -= used
      }
      if (demand.left === 0) break
    }
  }
}

function fewestFirst(demands: readonly Demand[]): Demand[] {
  return demands.filter(({ left }) => left > 0).toSorted((a, b) => a.need.anyOf.size - b.need.anyOf.size)
}

/** Meets needs from the surplus of other types and common areas, piece by piece. */
function* meetAcross(all: readonly Group[]): Chunked<void> {
  const spare = all.flatMap(({ units, supplies }) => supplies.map((each) => ({ ...each, left: each.left * units })))
  const bySku = Map.groupBy(spare, ({ sku }) => sku)
  if (bySku.size === 0) return
  for (const { units, demands } of all) {
    yield
    for (const demand of fewestFirst(demands)) {
      for (const sku of demand.need.anyOf) {
        for (const supply of bySku.get(sku) ?? []) {
          const used = Math.min(demand.left * units - demand.fromElsewhere, supply.left)
          if (used === 0) continue
          demand.fromElsewhere += used
          demand.donor = supply.room
          supply.left -= used
        }
      }
    }
  }
}

function toParts(demands: readonly Demand[], unitsOf: (room: Room) => number): MissingPart[] {
  const sorts = Map.groupBy(demands, ({ need, product }) => `${need.kind} ${product.noun}`)
  return Array.from(sorts.values()).flatMap((own) => {
    const [first] = own
    if (!first) return []
    const pieces = ({ room, left, fromElsewhere }: Demand) => left * unitsOf(room) - fromElsewhere
    const lacking = own.filter((each) => pieces(each) > 0)
    if (lacking.length === 0) return []
    const needed = own.reduce((sum, each) => sum + each.needed * unitsOf(each.room), 0)
    const met = needed - lacking.reduce((sum, each) => sum + pieces(each), 0)
    const lines = lacking.map((each) => ({
      ...placeOf(each, pieces(each), unitsOf),
      sku: each.product.sku,
      offered: each.need.offered.slice(0, MAX_OFFERED),
    }))
    return [{ kind: first.need.kind, text: sentence(first, needed, met), needed, met, lines }]
  })
}

/** Whole units go into the room itself; what is no whole unit goes to the others of its kind, where they stand. */
function placeOf(
  { room, donor }: Demand,
  pieces: number,
  unitsOf: (room: Room) => number,
): Pick<MissingLine, 'roomId' | 'quantity'> {
  const own = pieces / unitsOf(room)
  const there = donor === null ? own : pieces / unitsOf(donor)
  if (!Number.isInteger(own) && donor !== null && Number.isInteger(there)) return { roomId: donor.id, quantity: there }
  return { roomId: room.id, quantity: Math.ceil(own) }
}

/** Names the product if a part is needed once. */
function sentence({ need: { kind }, product: { name, noun } }: Demand, needed: number, met: number): string {
  const { one } = REQUIREMENT_KINDS[kind]
  const count = (amount: number) => amount.toLocaleString('en-AU')
  if (needed === 1) return `No ${one} for ${name}`
  if (met === 0) return `No ${one} for ${count(needed)} ${noun}`
  return `${count(met)} of ${count(needed)} ${noun} have their ${one}`
}
