import { newUuid } from '@specify/core/ids/new-uuid.ts'
import type { ScheduleEdit } from '../edits/schedule-edits.ts'
import { linesIn } from '../line-scope.ts'
import type { LineItem, ScheduleRooms } from '../model.ts'
import { mapItems } from '../rooms/rooms.ts'
import { freeSku, isSameFree, type FreeLineContent } from './free-line.ts'

/** The values of a line item that are not those of its product. */
export type LineValues = Pick<LineItem, 'quantity' | 'note' | 'tag'>

export function newFreeItem({ name, free }: FreeLineContent, values: LineValues): LineItem {
  const { quantity, note, tag } = values
  return { id: newUuid(), sku: freeSku(newUuid()), productId: '', name, quantity, note, tag, free }
}

/** Adds a free line at the end of a room. */
export function addFreeLine(roomId: string, content: FreeLineContent, values: LineValues): ScheduleEdit {
  const item = newFreeItem(content, values)
  return (schedule) => ({
    ...schedule,
    rooms: schedule.rooms.map((room) => (room.id === roomId ? { ...room, items: [...room.items, item] } : room)),
  })
}

/** Changes free lines; with other details they get a key of their own, so that no other line changes with them. */
export function setFreeLines(
  ids: ReadonlySet<string>,
  { name, free }: FreeLineContent,
  values: Partial<LineValues> = {},
): ScheduleEdit {
  const sku = freeSku(newUuid())
  return (schedule) => ({
    ...schedule,
    rooms: mapItems(schedule.rooms, (item) => {
      if (!ids.has(item.id) || !item.free) return item
      const isSame = item.name === name && isSameFree(item.free, free)
      return isSame ? { ...item, ...values } : { ...item, ...values, sku, name, free }
    }),
  })
}

export function withoutFree({ free: _free, ...item }: LineItem): LineItem {
  return item
}

/** The free lines with the same details as one of them, itself included. */
export function linesLike(schedule: ScheduleRooms, lineItemId: string) {
  const lines = linesIn(schedule, { all: true })
  const sku = lines.find(({ item }) => item.id === lineItemId)?.item.sku
  return lines.filter(({ item }) => item.free && item.sku === sku)
}
