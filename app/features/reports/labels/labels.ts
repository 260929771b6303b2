import { variantPath } from '#app/features/catalogue/views/product-view.ts'
import { unitTypeText } from '#app/features/exports/summary/summary-groups.ts'
import type { UnitType } from '@specify/schedule/model.ts'
import { sideOfUnit, unitsOfSide, type UnitRange, type UnitSide } from '@specify/schedule/hands/unit-hands.ts'
import { lineCode, lineText, type EvidenceLine } from '../schedule.ts'

/** One carton label: a line of a room, or of one unit of it. */
export interface Label {
  readonly tag: string
  readonly sku: string
  readonly name: string
  /** `Chrome, 800 mm, Left hand`; empty for a discontinued product. */
  readonly variantText: string
  /** `Type A × 40`, or `Type A, unit 3 of 40`. */
  readonly place: string
  readonly room: string
  readonly quantity: number
  /** Relative to the market; empty for a discontinued product. */
  readonly path: string
}

export interface PickList {
  /** `Type A, unit 3 of 40`; `Common areas`, or `Pick list` where there are no types. */
  readonly place: string
  readonly rooms: readonly { readonly name: string; readonly note: string; readonly lines: readonly PickLine[] }[]
  readonly pieces: number
}

export interface PickLine extends EvidenceLine {
  /** True for a line of which a unit has nothing: its product does not come in the hand of the unit. */
  readonly isLacking?: true
}

const ALL_UNITS: UnitRange = { fromUnit: 1, toUnit: Infinity }

function countUnits(units: number, { fromUnit, toUnit }: UnitRange): number {
  return Math.max(0, Math.min(units, toUnit) - fromUnit + 1)
}

function unitsIn(units: number, range: UnitRange): number[] {
  return Array.from({ length: countUnits(units, range) }, (_, index) => range.fromUnit + index)
}

/** The units of its type that have a line, within a range. */
function unitsOf(line: EvidenceLine, range: UnitRange): number[] {
  const hands = line.unitType?.hands
  if (!hands || line.side === undefined) return unitsIn(line.units, range)
  const own = unitsOfSide(hands, line.side)
  return unitsIn(own.toUnit, { ...range, fromUnit: Math.max(own.fromUnit, range.fromUnit) })
}

/** A label for each line, with what the whole of its type takes; or one for each unit. Rooms that are not built have none. */
export function* labelsOf(lines: readonly EvidenceLine[], isPerUnit: boolean, range = ALL_UNITS): Generator<Label> {
  for (const line of lines) {
    const { unitType, units, side, quantity, totalQuantity } = line
    const about = labelOf(line)
    if (!isPerUnit || unitType === null) {
      const place = unitType && side ? `${unitType.name} × ${units} ${side}` : unitType ? unitTypeText(unitType) : ''
      if (units > 0) yield { ...about, place, quantity: totalQuantity }
      continue
    }
    for (const unit of unitsOf(line, range)) yield { ...about, place: unitText(unitType, unit), quantity }
  }
}

/** Counts the labels that `labelsOf` makes, without making them. */
export function countLabels(lines: readonly EvidenceLine[], isPerUnit: boolean, range = ALL_UNITS): number {
  return lines.reduce(
    (sum, line) => sum + (isPerUnit && line.unitType ? unitsOf(line, range).length : Math.min(1, line.units)),
    0,
  )
}

function labelOf(line: EvidenceLine): Omit<Label, 'place' | 'quantity'> {
  const { tag, name, room, listed } = line
  return {
    tag,
    sku: lineCode(line),
    name,
    variantText: lineText(line),
    room: room.name,
    path: listed ? variantPath(listed.product, listed.variant) : '',
  }
}

/** One for each unit of each type, and one for the common areas; one alone where a project has no types. */
export function* pickListsOf(
  lines: readonly EvidenceLine[],
  hasTypes: boolean,
  range = ALL_UNITS,
): Generator<PickList> {
  for (const own of byUnitType(lines).values()) {
    const { unitType } = own[0]!
    if (unitType === null) yield toPickList(hasTypes ? 'Common areas' : 'Pick list', own)
    else if (!unitType.hands)
      for (const unit of unitsIn(unitType.count, range)) yield toPickList(unitText(unitType, unit), own)
    else
      for (const unit of unitsIn(unitType.count, range))
        yield toPickList(unitText(unitType, unit), linesOfSide(own, sideOfUnit(unitType.hands, unit)))
  }
}

function toPickList(place: string, lines: readonly PickLine[]): PickList {
  const rooms = Array.from(Map.groupBy(lines, ({ room }) => room.id).values(), (inRoom) => ({
    name: inRoom[0]!.room.name,
    note: inRoom[0]!.room.note,
    lines: inRoom,
  }))
  return { place, rooms, pieces: lines.reduce((sum, { quantity, isLacking }) => sum + (isLacking ? 0 : quantity), 0) }
}

/** The products of a unit of one hand, and those that it lacks for want of a twin. */
function linesOfSide(lines: readonly EvidenceLine[], side: UnitSide): PickLine[] {
  return lines.flatMap((line): PickLine[] => {
    if (line.side === undefined || line.side === side) return [{ ...line, missing: undefined }]
    return line.missing ? [{ ...line, isLacking: true }] : []
  })
}

/** Rows that `pickListsOf` prints in all, without making them. */
export function countPickRows(
  lines: readonly EvidenceLine[],
  range = ALL_UNITS,
): { readonly lists: number; readonly rows: number } {
  let lists = 0
  let rows = 0
  for (const own of byUnitType(lines).values()) {
    const { unitType } = own[0]!
    const units = unitType === null ? 1 : countUnits(unitType.count, range)
    lists += units
    rows += units * own.length
  }
  return { lists, rows }
}

function byUnitType(lines: readonly EvidenceLine[]): Map<string, EvidenceLine[]> {
  return Map.groupBy(lines, ({ unitType }) => unitType?.id ?? '')
}

function unitText({ name, count, hands }: UnitType, unit: number): string {
  const text = `${name}, unit ${unit} of ${count}`
  return hands ? `${text}, ${sideOfUnit(hands, unit)}` : text
}
