import fc from 'fast-check'
import type { LineItem, Room } from '../model.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { changeRooms, NO_CHANGE, type RoomsChange } from '../rooms/change-rooms.ts'

export const item = (id: string, sku = id, quantity = 1): LineItem => ({
  id,
  sku,
  productId: sku,
  name: sku,
  quantity,
  note: '',
  tag: '',
})
export const room = (name: string, ...items: LineItem[]): Room => ({
  id: `room ${name}`,
  name,
  note: '',
  unitTypeId: null,
  items,
})
export const change = (rooms: Rooms, part: Partial<RoomsChange>) => changeRooms(rooms, { ...NO_CHANGE, ...part })

const NAMES = ['Kitchen 1', 'Laundry 1', 'Bath', 'kitchen 1', 'Powder Room 1'] as const

export interface Edit {
  readonly kind: 'quantity' | 'note' | 'roomNote' | 'remove' | 'rename' | 'move' | 'sort' | 'order' | 'delete'
  readonly at: number
  readonly to: number
}

export const edits = fc.array(
  fc.record<Edit>({
    kind: fc.constantFrom('quantity', 'note', 'roomNote', 'remove', 'rename', 'move', 'sort', 'order', 'delete'),
    at: fc.nat(20),
    to: fc.nat(20),
  }),
  { maxLength: 10 },
)

export const startingRooms = fc
  .uniqueArray(fc.constantFrom('Kitchen 1', 'Laundry 1', 'Bath', 'Alfresco'), { minLength: 1, maxLength: 4 })
  .chain((names) =>
    fc.tuple(
      ...names.map((name, place) =>
        fc
          .record({
            note: fc.constantFrom('', `note of ${name}`),
            skus: fc.uniqueArray(fc.constantFrom('A', 'B', 'C'), { maxLength: 3 }),
          })
          .map(({ note, skus }): Room => ({
            ...room(name, ...skus.map((sku) => item(`${place}${sku}`, sku, 2))),
            note,
          })),
      ),
    ),
  )

export function edited(rooms: Rooms, { kind, at, to }: Edit): Rooms {
  const items = rooms.flatMap((each) => each.items)
  const lineItem = items[at % Math.max(1, items.length)]
  const one = rooms[at % Math.max(1, rooms.length)]
  if (!one || (!lineItem && ['quantity', 'note', 'remove', 'move'].includes(kind))) return rooms
  const lineItemId = lineItem?.id ?? ''
  switch (kind) {
    case 'quantity':
      return change(rooms, { quantities: [{ lineItemId, quantity: to + 1 }] })
    case 'note':
      return change(rooms, { notes: [{ lineItemId, note: `note ${to}` }] })
    case 'roomNote':
      return change(rooms, { roomNotes: [{ roomName: one.name, note: `room note ${to}` }] })
    case 'remove':
      return change(rooms, { removed: [lineItemId] })
    case 'rename':
      return change(rooms, { renamed: [{ from: one.name, to: NAMES[to % NAMES.length]! }] })
    case 'move':
      return change(rooms, { moved: [{ lineItemId, roomName: rooms[to % rooms.length]!.name }] })
    case 'sort':
      return change(rooms, {
        priorities: one.items.map(({ id }, index) => ({ lineItemId: id, priority: (index * (to + 1)) % 5 })),
      })
    case 'order':
      return change(rooms, {
        remaining: rooms.map(({ name }) => name).toSorted((a, b) => (at % 2 ? a : b).localeCompare(at % 2 ? b : a)),
      })
    case 'delete':
      return change(rooms, { remaining: rooms.filter((each) => each !== one).map(({ name }) => name) })
  }
}
