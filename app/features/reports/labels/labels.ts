import { variantPath } from '#app/features/catalogue/views/product-view.ts'
import { unitTypeText } from '#app/features/exports/summary/summary-groups.ts'
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
  readonly rooms: readonly { readonly name: string; readonly note: string; readonly lines: readonly EvidenceLine[] }[]
  readonly pieces: number
}

export interface UnitRange {
  readonly fromUnit: number
  readonly toUnit: number
}

const ALL_UNITS: UnitRange = { fromUnit: 1, toUnit: Infinity }

function countUnits(units: number, { fromUnit, toUnit }: UnitRange): number {
  return Math.max(0, Math.min(units, toUnit) - fromUnit + 1)
}

function unitsIn(units: number, range: UnitRange): number[] {
  return Array.from({ length: countUnits(units, range) }, (_, index) => range.fromUnit + index)
}

/** A label for each line, with what the whole of its type takes; or one for each unit. Rooms that are not built have none. */
export function* labelsOf(lines: readonly EvidenceLine[], isPerUnit: boolean, range = ALL_UNITS): Generator<Label> {
  for (const line of lines) {
    const { unitType, units, quantity, totalQuantity } = line
    const about = labelOf(line)
    if (!isPerUnit || unitType === null) {
      if (units > 0) yield { ...about, place: unitType ? unitTypeText(unitType) : '', quantity: totalQuantity }
      continue
    }
    for (const unit of unitsIn(units, range)) yield { ...about, place: unitText(unitType.name, unit, units), quantity }
  }
}

/** Counts the labels that `labelsOf` makes, without making them. */
export function countLabels(lines: readonly EvidenceLine[], isPerUnit: boolean, range = ALL_UNITS): number {
  return lines.reduce(
    (sum, { unitType, units }) => sum + (isPerUnit && unitType ? countUnits(units, range) : Math.min(1, units)),
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
    const { unitType, units } = own[0]!
    const rooms = Array.from(Map.groupBy(own, ({ room }) => room.id).values(), (inRoom) => ({
      name: inRoom[0]!.room.name,
      note: inRoom[0]!.room.note,
      lines: inRoom,
    }))
    const pieces = own.reduce((sum, { quantity }) => sum + quantity, 0)
    if (unitType === null) yield { place: hasTypes ? 'Common areas' : 'Pick list', rooms, pieces }
    else for (const unit of unitsIn(units, range)) yield { place: unitText(unitType.name, unit, units), rooms, pieces }
  }
}

/** Rows that `pickListsOf` prints in all, without making them. */
export function countPickRows(
  lines: readonly EvidenceLine[],
  range = ALL_UNITS,
): { readonly lists: number; readonly rows: number } {
  let lists = 0
  let rows = 0
  for (const own of byUnitType(lines).values()) {
    const units = own[0]!.unitType === null ? 1 : countUnits(own[0]!.units, range)
    lists += units
    rows += units * own.length
  }
  return { lists, rows }
}

function byUnitType(lines: readonly EvidenceLine[]): Map<string, EvidenceLine[]> {
  return Map.groupBy(lines, ({ unitType }) => unitType?.id ?? '')
}

function unitText(type: string, unit: number, units: number): string {
  return `${type}, unit ${unit} of ${units}`
}
