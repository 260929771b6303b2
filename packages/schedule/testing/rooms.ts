import type { LineItem, Room } from '../model.ts'
import { changeRooms, NO_CHANGE, type RoomsChange } from '../rooms/change-rooms.ts'
import type { Rooms } from '../rooms/rooms.ts'

export const item = (sku: string, quantity = 1, note = ''): LineItem => ({
  id: `${sku}-id`,
  sku,
  productId: sku,
  name: sku,
  quantity,
  note,
  tag: '',
})
export const room = (name: string, ...items: LineItem[]): Room => ({
  id: `room ${name}`,
  name,
  note: '',
  unitTypeId: null,
  items,
})
export const product = (sku: string) => ({ sku, productId: sku, name: sku })
export const shape = (rooms: Rooms) =>
  rooms.map(({ name, items }) => [name, ...items.map(({ sku, quantity }) => `${sku}x${quantity}`)])
export const change = (rooms: Rooms, part: Partial<RoomsChange>) => changeRooms(rooms, { ...NO_CHANGE, ...part })

let ids = 0
export const newId = () => `new-${++ids}`
