import { countOf, countText } from '#app/core/count-text.ts'
import type { Money } from '#app/core/money.ts'
import { onRequestText } from '#app/features/catalogue/price-display.ts'
import { linePrice, unitTotal } from '#app/features/projects/builder/builder-project.ts'
import type { ProductFacts } from '#app/features/projects/product-facts.ts'
import type { Room } from '#app/features/projects/model.ts'

/** Details of a product in a summary, besides those of the builder. */
export interface SummaryProduct {
  readonly brand: string
  readonly category: string
  readonly colour: string
  /** At most two. */
  readonly images: readonly string[]
  readonly attributes: readonly { readonly name: string; readonly value: string }[]
  readonly features: readonly string[]
  readonly bimFiles: readonly { readonly label: string; readonly url: string }[]
}

export type SummaryProducts = Readonly<Record<string, SummaryProduct>>

export interface SummaryLine {
  readonly id: string
  readonly room: string
  readonly sku: string
  readonly name: string
  readonly note: string
  readonly quantity: number
  readonly path: string
  /** For one; null where there is none to show. */
  readonly unitPrice: Money | null
  /** For all of the line. */
  readonly price: Money | null
  readonly product: SummaryProduct
}

export interface SummaryRoom {
  readonly name: string
  readonly note: string
  readonly lines: readonly SummaryLine[]
}

/** The schedule of a project: the one source of screen, print, PDF, Excel and CSV. */
export interface Summary {
  /** Rooms with available items. */
  readonly rooms: readonly SummaryRoom[]
  /** Pieces, not lines. */
  readonly quantity: number
  /** Of the lines with a price; null where none has one. */
  readonly total: Money | null
  /** Lines that are left out because their product is discontinued. */
  readonly notIncluded: number
}

const UNKNOWN: SummaryProduct = {
  brand: '',
  category: '',
  colour: '',
  images: [],
  attributes: [],
  features: [],
  bimFiles: [],
}

/** The available items of a project, room by room in their order. */
export function toSummary(
  rooms: readonly Room[],
  facts: Readonly<Record<string, ProductFacts>>,
  products: SummaryProducts,
): Summary {
  const summaryRooms = rooms.map(({ name: room, note, items }) => ({
    name: room,
    note,
    lines: items.flatMap((item): SummaryLine[] => {
      const fact = facts[item.sku]
      if (!fact?.isAvailable) return []
      return [
        {
          id: item.id,
          room,
          sku: item.sku,
          name: item.name,
          note: item.note,
          quantity: item.quantity,
          path: fact.path,
          unitPrice: fact.price,
          price: linePrice(item, fact),
          product: products[item.sku] ?? UNKNOWN,
        },
      ]
    }),
  }))
  const lines = summaryRooms.flatMap((room) => room.lines)
  return {
    rooms: summaryRooms.filter((room) => room.lines.length > 0),
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: unitTotal(rooms, facts),
    notIncluded: rooms.reduce((sum, { items }) => sum + items.length, 0) - lines.length,
  }
}

/** A note on lines that are left out; empty for none. */
export function notIncludedText(count: number): string {
  if (count === 0) return ''
  return `${countOf(count, 'item')} not included: may no longer be available.`
}

/** A note on lines without a price; empty where all have one. */
export function excludedText({ rooms }: Pick<Summary, 'rooms'>): string {
  const count = rooms.flatMap(({ lines }) => lines).filter(({ price }) => price === null).length
  return onRequestText(count)
}

/** Why a project has nothing to export; empty where it has. */
export function nothingToExport({ rooms, notIncluded }: Summary): string {
  if (rooms.length > 0) return ''
  if (notIncluded === 0) return 'There are no products to export yet.'
  const none = notIncluded === 1 ? 'The only item cannot' : `None of the ${countText(notIncluded)} items can`
  return `${none} be exported: ${notIncluded === 1 ? 'it' : 'they'} may no longer be available.`
}
