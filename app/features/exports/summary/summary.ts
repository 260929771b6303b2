import type { RevisionMarks } from '#app/features/revisions/revision-marks.ts'
import { countOf, countText } from '@specify/core/text/count-text.ts'
import { multiplyMoney, type Money } from '@specify/core/money.ts'
import { onRequestText } from '@specify/catalogue/prices/price-display.ts'
import { linePrice, twinIn } from '#app/features/projects/schedule/builder-project.ts'
import type { ProductFacts } from '#app/features/projects/schedule/product-facts.ts'
import type { ScheduleRooms, UnitType } from '@specify/schedule/model.ts'
import { builtLines, missingTwinText } from '@specify/schedule/hands/built-lines.ts'
import type { UnitSide } from '@specify/schedule/hands/unit-hands.ts'
import { roomsByType, totalQuantity } from '@specify/schedule/units.ts'
import {
  allowancesText,
  sumAllowances,
  unstatedText,
  type AllowanceSums,
} from '@specify/schedule/free-lines/allowances.ts'
import { freeProduct, summaryFree, type SummaryFree } from './free-summary.ts'
import { allUnits } from './summary-amounts.ts'

/** Details of a product in a summary, besides those of the builder. */
export interface SummaryProduct {
  readonly brand: string
  readonly category: string
  readonly colour: string
  /** Size, hand and option where they tell it apart from other variants; empty texts elsewhere. */
  readonly size: string
  readonly hand: string
  readonly option: string
  /** `Chrome, 800 mm, Left hand` */
  readonly variantText: string
  /** At most two addresses. */
  readonly images: readonly string[]
  readonly attributes: readonly { readonly name: string; readonly value: string }[]
  readonly features: readonly string[]
  readonly bimFiles: readonly { readonly label: string; readonly url: string }[]
}

/** The facts of a product that decide about a line's place and price. */
export type PricedFacts = Pick<ProductFacts, 'isAvailable' | 'path' | 'price' | 'twin'>

export type SummaryProducts = Readonly<Record<string, SummaryProduct>>

export interface SummaryLine {
  readonly id: string
  readonly room: string
  /** The unit type of its room; empty for common areas. */
  readonly type: string
  readonly tag: string
  readonly sku: string
  readonly name: string
  readonly note: string
  /** The label of the revision that changed it, in a revision. */
  readonly mark?: string | undefined
  /** Per unit. */
  readonly quantity: number
  /** Units that are built with it: 0 where its type is not built. */
  readonly units: number
  /** The hand of its units, where the type has handed units and the product a hand. */
  readonly side?: UnitSide | undefined
  /** The code that stands in its place in units of the hand that is drawn, of the second line of a line item. */
  readonly twinOf?: string | undefined
  /** `No right hand in Chrome: 15 not included` */
  readonly missing?: string | undefined
  readonly totalQuantity: number
  readonly path: string
  /** Price of one piece; null where none is shown. */
  readonly unitPrice: Money | null
  /** Price of the line for one unit. */
  readonly price: Money | null
  /** Price of the line over all units. */
  readonly totalPrice: Money | null
  readonly product: SummaryProduct
  /** Details of a line that is not from the catalogue: its code is that of its maker, and may be empty. */
  readonly free?: SummaryFree | undefined
}

export interface SummaryRoom {
  readonly name: string
  readonly note: string
  /** Null for common areas. */
  readonly unitType: UnitType | null
  readonly lines: readonly SummaryLine[]
}

/** The schedule of a project: the one source of screen, print, PDF, Excel and CSV. */
export interface Summary {
  readonly hasTypes: boolean
  readonly hasTags: boolean
  /** Some of its lines are not from the catalogue. */
  readonly hasFree: boolean
  /** Rooms with available items, those of one type together. */
  readonly rooms: readonly SummaryRoom[]
  /** Pieces in every unit, not lines. */
  readonly quantity: number
  /** Sum of the lines with a price over all units; null where none has one. */
  readonly total: Money | null
  readonly allowances: AllowanceSums
  /** Lines that are left out because their product is discontinued. */
  readonly notIncluded: number
  /** Pieces that are left out because their product has no twin for the other hand; absent where none are. */
  readonly withoutTwin?: number
}

const UNKNOWN: SummaryProduct = {
  brand: '',
  category: '',
  colour: '',
  size: '',
  hand: '',
  option: '',
  variantText: '',
  images: [],
  attributes: [],
  features: [],
  bimFiles: [],
}

/** A line with the note of its room, for what has a row for each line. */
export interface RoomLine extends SummaryLine {
  readonly roomNote: string
}

export function roomLines({ rooms }: Pick<Summary, 'rooms'>): RoomLine[] {
  return rooms.flatMap(({ note, lines }) => lines.map((line) => ({ ...line, roomNote: note })))
}

/** The available items of a project: common areas first, then type by type, room by room in their order. */
export function toSummary(
  schedule: ScheduleRooms,
  facts: Readonly<Record<string, PricedFacts>>,
  products: SummaryProducts,
  marks: RevisionMarks = {},
): Summary {
  const linesOf = builtLines(schedule.unitTypes, twinIn(facts))
  let listed = 0
  let withoutTwin = 0
  const summaryRooms = roomsByType(schedule).flatMap(({ unitType, rooms }) =>
    rooms.map((room): SummaryRoom => {
      const lines = linesOf(room).flatMap(({ item, units, side, twinOf, missing }): SummaryLine[] => {
        listed++
        const fact = facts[item.sku]
        if (!item.free && !fact?.isAvailable) return []
        withoutTwin += item.quantity * (missing?.units ?? 0)
        const price = item.free ? null : linePrice(item, fact)
        const free = summaryFree(item, units)
        return [
          {
            id: item.id,
            room: room.name,
            type: unitType?.name ?? '',
            tag: item.tag,
            sku: free ? free.code : item.sku,
            name: item.name,
            note: item.note,
            mark: marks[item.id],
            quantity: item.quantity,
            units,
            ...(side && { side }),
            ...(twinOf !== null && { twinOf }),
            ...(missing && { missing: missingTwinText(item, missing) }),
            totalQuantity: totalQuantity(item, units),
            path: free ? '' : (fact?.path ?? ''),
            unitPrice: free ? null : (fact?.price ?? null),
            price,
            totalPrice: price && multiplyMoney(price, units),
            product: free ? freeProduct(free) : (products[item.sku] ?? UNKNOWN),
            ...(free && { free }),
          },
        ]
      })
      return { name: room.name, note: room.note, unitType, lines }
    }),
  )
  const lines = summaryRooms.flatMap((room) => room.lines)
  const { quantity, price: total } = allUnits(lines)
  return {
    hasTypes: schedule.unitTypes.length > 0,
    hasTags: schedule.rooms.some(({ items }) => items.some(({ tag }) => tag !== '')),
    hasFree: lines.some(({ free }) => free),
    rooms: summaryRooms.filter((room) => room.lines.length > 0),
    quantity,
    total,
    allowances: sumAllowances(lines),
    notIncluded: listed - lines.length,
    ...(withoutTwin > 0 && { withoutTwin }),
  }
}

/** Returns whether a summary has types, tags or free lines, which the documented answers lack. */
export function isExtendedSummary({ hasTypes, hasTags, hasFree }: Pick<Summary, 'hasFree' | 'hasTags' | 'hasTypes'>) {
  return hasTypes || hasTags || hasFree
}

/** A note on lines and pieces that are left out; empty for none. */
export function notIncludedText({
  notIncluded,
  withoutTwin = 0,
}: Pick<Summary, 'notIncluded' | 'withoutTwin'>): string {
  const gone = `${countOf(notIncluded, 'item')} not included: may no longer be available.`
  const handed = `${countOf(withoutTwin, 'piece')} not included: no twin for units of the other hand.`
  return [notIncluded > 0 ? gone : '', withoutTwin > 0 ? handed : ''].filter(Boolean).join(' ')
}

/** The note of a line with what it lacks, for tables with a column of notes. */
export function lineRemarks({ note, missing = '' }: Pick<SummaryLine, 'note' | 'missing'>): string {
  return [note, missing].filter(Boolean).join('. ')
}

/** `15 left`, or `30` where all units of a type are meant. */
export function lineUnitsText({ units, side }: Pick<SummaryLine, 'units' | 'side'>): string {
  return side ? `${countText(units)} ${side}` : countText(units)
}

/** `Allowances, not in the total: $4,500.00 ex GST; 2 lines without an amount`; empty without any. */
export function allowancesNote({ allowances }: Pick<Summary, 'allowances'>): string {
  const sums = allowancesText(allowances)
  if (sums === '') return ''
  return [`Allowances, not in the total: ${sums}`, unstatedText(allowances)].filter(Boolean).join('; ')
}

/** A note on lines without a price; empty where all have one. */
export function excludedText({ rooms }: Pick<Summary, 'rooms'>): string {
  const lines = rooms.flatMap((room) => room.lines)
  return onRequestText(lines.filter(({ price, units, free }) => price === null && units > 0 && !free).length)
}

/** Explains why a project has nothing to export; empty where it has. */
export function nothingToExport({ rooms, notIncluded }: Summary): string {
  if (rooms.length > 0) return ''
  if (notIncluded === 0) return 'There are no products to export yet.'
  const none = notIncluded === 1 ? 'The only item cannot' : `None of the ${countText(notIncluded)} items can`
  return `${none} be exported: ${notIncluded === 1 ? 'it' : 'they'} may no longer be available.`
}
