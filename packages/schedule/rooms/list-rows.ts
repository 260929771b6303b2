import type { ScheduleRooms } from '../model.ts'
import { trimRoomName } from './room-name.ts'

export interface ListedProduct {
  readonly sku: string
  readonly name: string
}

interface ListPlace {
  readonly schedule: ScheduleRooms
  readonly roomId: string
  readonly newRoom: string
  readonly allowDiscontinued: boolean
}

/** Input of `addListRows`: one of each product in a room. Null where the room has no name. */
export function listRows(products: readonly ListedProduct[], place: ListPlace) {
  const { schedule, roomId, newRoom, allowDiscontinued } = place
  const existing = schedule.rooms.find(({ id }) => id === roomId)
  const room = existing?.name ?? trimRoomName(newRoom)
  if (room === '') return null
  const unitType = schedule.unitTypes.find(({ id }) => id === existing?.unitTypeId)?.name ?? ''
  return products.map(({ sku }, at) => ({ line: at + 1, sku, quantity: 1, room, unitType, allowDiscontinued }))
}
