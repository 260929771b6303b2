import { countText } from '@specify/core/text/count-text.ts'
import type { LineItem, Room, UnitType } from '../model.ts'
import { unitCounts } from '../units.ts'
import { otherSide, type UnitHands, type UnitSide } from './unit-hands.ts'

/** The product of a line item for units of the other hand. */
export interface HandedTwin {
  /** `right hand in Chrome` */
  readonly text: string
  /** Null where the product does not come so: nothing takes its place. */
  readonly product: Pick<LineItem, 'sku' | 'productId' | 'name'> | null
}

/** Null for a product without a hand, which is the same in all units. */
export type FindTwin = (sku: string) => HandedTwin | null

export const NO_TWINS: FindTwin = () => null

/** A line item in the units that are built with its product. */
export interface BuiltLine {
  /** The line item, with the twin's product in units of the other hand. */
  readonly item: LineItem
  readonly units: number
  /** The hand of its units; null where they are all of them. */
  readonly side: UnitSide | null
  /** SKU of the line item for a twin, whose line is listed before for the units that are drawn; null elsewhere. */
  readonly twinOf: string | null
  /** Units that have nothing of this line, because its product does not come in their hand. */
  readonly missing: MissingTwin | null
}

export interface MissingTwin {
  readonly units: number
  readonly text: string
}

/**
 * Returns a function that lists the lines of a room as they are built. A line of a handed product in a type with handed
 * units is two: quantity × units of both, with what is missing, is quantity × count. Every sum goes through here.
 */
export function builtLines(
  unitTypes: readonly UnitType[],
  findTwin: FindTwin,
): (room: Pick<Room, 'items' | 'unitTypeId'>) => BuiltLine[] {
  const unitsOf = unitCounts(unitTypes)
  const handed = new Map(unitTypes.flatMap(({ id, hands }) => (hands ? [[id, hands] as const] : [])))
  return (room) => {
    const units = unitsOf(room)
    const hands = room.unitTypeId === null ? undefined : handed.get(room.unitTypeId)
    if (!hands) return room.items.map((item) => wholeLine(item, units))
    return room.items.flatMap((item) => splitLine(item, hands, item.free ? null : findTwin(item.sku)))
  }
}

/** A line in units of both hands; `twin` is null for a product without a hand. */
export function splitLine(item: LineItem, hands: UnitHands, twin: HandedTwin | null): BuiltLine[] {
  const { drawn, left, right } = hands
  if (!twin) return [wholeLine(item, left + right)]
  const other = otherSide(drawn)
  const others = hands[other]
  const missing = twin.product || others === 0 ? null : { units: others, text: twin.text }
  const own: BuiltLine = { item, units: hands[drawn], side: drawn, twinOf: null, missing }
  if (!twin.product || others === 0) return [own]
  const { sku, productId, name } = twin.product
  return [own, { item: { ...item, sku, productId, name }, units: others, side: other, twinOf: item.sku, missing: null }]
}

function wholeLine(item: LineItem, units: number): BuiltLine {
  return { item, units, side: null, twinOf: null, missing: null }
}

/** `No right hand in Chrome: 15 not included`; empty where nothing is missing. */
export function missingTwinText(
  { quantity }: Pick<LineItem, 'quantity'>,
  missing: MissingTwin | null | undefined,
): string {
  return missing ? `No ${missing.text}: ${countText(quantity * missing.units)} not included` : ''
}
