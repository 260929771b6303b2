import {
  MAX_NOTE_LENGTH,
  MAX_QUANTITY,
  type LineItem,
  type Room,
  type ScheduleRooms,
  type Substitution,
} from '../model.ts'
import { withoutFree } from '../free-lines/free-line-edits.ts'
import type { ScopedLine } from '../line-scope.ts'
import type { AddedProduct } from '../rooms/rooms.ts'
import { joinedNotes, mergeItems } from './merge-items.ts'
import type { ScheduleEdit } from './schedule-edits.ts'
import { type Prices, toSubstitutedLine, priceEffectOf } from '../substitutions/substituted-lines.ts'

/** The way in which a line joins one of the same product in its room: one line with the sum, or two lines. */
export const MEETINGS = ['add', 'keep'] as const
export type Meeting = (typeof MEETINGS)[number]

export interface Replacement {
  readonly lineIds: ReadonlySet<string>
  readonly targets: ReadonlyMap<string, AddedProduct>
  readonly meeting: Meeting
}

/** Gives line items another product: quantity, note, tag and place stay. */
export function replaceProducts(replacement: Replacement): ScheduleEdit {
  return (schedule) => {
    const rooms = schedule.rooms.map((room) => replacedRoom(room, replacement))
    return rooms.every((room, index) => room === schedule.rooms[index]) ? schedule : { ...schedule, rooms }
  }
}

function replacedRoom(room: Room, { lineIds, targets, meeting }: Replacement): Room {
  const former = new Map<string, string>()
  const items = room.items.map((item) => {
    const to = lineIds.has(item.id) ? targets.get(item.sku) : undefined
    if (!to || to.sku === item.sku) return item
    former.set(item.id, item.sku)
    return { ...withoutFree(item), sku: to.sku, productId: to.productId, name: to.name }
  })
  if (former.size === 0) return room
  return { ...room, items: meeting === 'keep' ? items : addedUp(items, former) }
}

/** Line items of one product that a line item may join; those beyond it stay lines of their own. */
const MAX_TRIED = 100

/** Line items that have got another product join one that has it. Two that were one product before stay two. */
function addedUp(items: readonly LineItem[], former: ReadonlyMap<string, string>): readonly LineItem[] {
  const remaining = new Map(items.map((item) => [item.id, item]))
  const had = Map.groupBy(
    items.filter(({ id }) => !former.has(id)),
    ({ sku }) => sku,
  )
  const got = new Map<string, LineItem[]>()
  const firstFitting = (others: readonly LineItem[] | undefined, item: LineItem) => {
    for (const { id } of others?.slice(0, MAX_TRIED) ?? []) {
      const other = remaining.get(id)
      if (other && canAddUp(other, item) && (!former.has(id) || former.get(id) !== former.get(item.id))) return other
    }
    return null
  }
  for (const { id } of items) {
    const item = remaining.get(id)
    if (!item || !former.has(id)) continue
    const earlier = got.getOrInsertComputed(item.sku, () => [])
    const into = firstFitting(had.get(item.sku), item) ?? firstFitting(earlier, item)
    if (into) {
      remaining.set(into.id, mergeItems(into, item))
      remaining.delete(id)
    } else earlier.push(item)
  }
  return items.flatMap(({ id }) => remaining.get(id) ?? [])
}

/** No quantity and no note is cut, and tags that tell two line items apart stay. */
function canAddUp(one: LineItem, other: LineItem): boolean {
  return (
    one.sku === other.sku &&
    (one.tag === other.tag || one.tag === '' || other.tag === '') &&
    one.quantity + other.quantity <= MAX_QUANTITY &&
    Array.from(joinedNotes(one.note, other.note)).length <= MAX_NOTE_LENGTH
  )
}

/** Counts the line items that would join others. */
export function countMeetings({ rooms }: ScheduleRooms, replacement: Replacement): number {
  return rooms.reduce((sum, room) => {
    const added = replacedRoom(room, { ...replacement, meeting: 'add' })
    return sum + room.items.length - added.items.length
  }, 0)
}

export type NewRecord = Omit<Substitution, 'lines' | 'priceEffect'> & { readonly prices: Prices }

/** Replaces a product in these lines, and writes the record of it. */
export function substituteProduct(lines: readonly ScopedLine[], record: NewRecord, meeting: Meeting): ScheduleEdit {
  const { from, to, prices, ...rest } = record
  const lineIds = new Set(lines.map(({ item }) => item.id))
  const replace = replaceProducts({ lineIds, targets: new Map([[from.sku, to]]), meeting })
  return (schedule) => {
    const replaced = replace(schedule)
    if (replaced === schedule) return schedule
    const concerned = lines.map(toSubstitutedLine)
    const written = { ...rest, from, to, lines: concerned, priceEffect: priceEffectOf(concerned, prices) }
    return { ...replaced, substitutions: [...replaced.substitutions, written] }
  }
}
