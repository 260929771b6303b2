import type { BuilderProject } from './builder-project.ts'
import { linesIn, type ScopedLine } from '@specify/schedule/line-scope.ts'
import type { ScheduleRooms } from '@specify/schedule/model.ts'
import {
  countMeetings,
  substituteProduct,
  type Meeting,
  type NewRecord,
} from '@specify/schedule/edits/replace-products.ts'
import { priceEffectOf, toSubstitutedLine } from '@specify/schedule/substitutions/substituted-lines.ts'
import type { AddedProduct } from '@specify/schedule/rooms/rooms.ts'
import type { ScheduleEdit } from '@specify/schedule/edits/schedule-edits.ts'

/** A product of a project that is no longer available, with all lines that have it. */
export interface GoneProduct {
  readonly sku: string
  readonly productId: string
  readonly name: string
  readonly variantText: string
  /** Cents for one; null where there is none to show. */
  readonly price: number | null
  readonly lines: readonly ScopedLine[]
}

/** Lists discontinued products in room order. */
export function goneProducts(schedule: ScheduleRooms, products: BuilderProject['products']): GoneProduct[] {
  const lines = linesIn(schedule, { all: true }).filter(
    ({ item }) => !item.free && products[item.sku]?.isAvailable === false,
  )
  return [...Map.groupBy(lines, ({ item }) => item.sku)].map(([sku, own]) => {
    const facts = products[sku]
    const item = own[0]?.item
    return {
      sku,
      productId: item?.productId ?? '',
      name: facts?.name || (item?.name ?? ''),
      variantText: facts?.variantText ?? '',
      price: facts?.price?.centAmount ?? null,
      lines: own,
    }
  })
}

export interface ChosenReplacement {
  readonly gone: GoneProduct
  readonly to: AddedProduct
  /** Cents for one; null where there is none to show. */
  readonly price: number | null
}

/** Cents for all units; null where one of the two has no price to show. */
export function effectOf({ gone, price }: ChosenReplacement): number | null {
  return priceEffectOf(gone.lines.map(toSubstitutedLine), { from: gone.price, to: price })
}

export function meetingsOf(schedule: ScheduleRooms, chosen: readonly ChosenReplacement[]): number {
  return countMeetings(schedule, {
    lineIds: new Set(chosen.flatMap(({ gone }) => gone.lines.map(({ item }) => item.id))),
    targets: new Map(chosen.map(({ gone, to }) => [gone.sku, to])),
    meeting: 'add',
  })
}

/** Replaces each product in all its lines, with a record for each, as one step that is undone at once. */
export function substituteProducts(
  chosen: readonly ChosenReplacement[],
  record: Omit<NewRecord, 'id' | 'from' | 'to' | 'prices'>,
  { meeting, newId }: { readonly meeting: Meeting; readonly newId: () => string },
): ScheduleEdit {
  const edits = chosen.map(({ gone, to, price }) => {
    const from = { sku: gone.sku, productId: gone.productId, name: gone.name }
    const prices = { from: gone.price, to: price }
    return substituteProduct(gone.lines, { ...record, id: newId(), from, to, prices }, meeting)
  })
  return (schedule) => edits.reduce((changed, edit) => edit(changed), schedule)
}
