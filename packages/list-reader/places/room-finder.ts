import type { Room, ScheduleRooms, UnitType } from '@specify/schedule/model.ts'
import { freeRoomName, readKey, roomKey, roomKind, trimRoomName } from '@specify/schedule/rooms/room-name.ts'
import { numberedRoom } from './row-rules.ts'

interface Placed {
  readonly room: string
  readonly unitType: string
  readonly units: number | null
}

/** A room with the keys that names are compared by, which cost more than comparing them. */
export interface KeyedRoom {
  readonly room: Room
  readonly key: string
  readonly read: string
  readonly kind: string
}

export function withKeys(room: Room): KeyedRoom {
  const { name } = room
  return { room, key: roomKey(name), read: readKey(name), kind: roomKind(name) }
}

/** Finds the rooms that rows name, and makes those that are not there. Names of rooms are unique in a project. */
export class RoomFinder {
  readonly unitTypes: UnitType[]
  readonly rooms: Room[]
  private readonly newId: () => string
  private readonly taken: Set<string>
  private readonly types: Map<string, UnitType>
  private readonly found = new Map<string, string>()
  private readonly before: readonly KeyedRoom[]

  constructor({ unitTypes, rooms }: ScheduleRooms, newId: () => string) {
    this.unitTypes = [...unitTypes]
    this.rooms = [...rooms]
    this.before = rooms.map(withKeys)
    this.newId = newId
    this.taken = new Set(rooms.map(({ name }) => readKey(name)))
    this.types = new Map(unitTypes.map((unitType) => [roomKey(unitType.name), unitType]))
  }

  roomOf({ room, unitType, units }: Placed): string {
    return this.found.getOrInsertComputed(`${roomKey(unitType)}\n${readKey(room)}`, () => {
      const unitTypeId = unitType === '' ? null : this.typeOf(unitType, units).id
      const name = trimRoomName(room)
      return (this.find(name, unitTypeId) ?? this.make(name, unitTypeId)).id
    })
  }

  private typeOf(given: string, units: number | null): UnitType {
    const name = trimRoomName(given)
    return this.types.getOrInsertComputed(roomKey(name), () => {
      const unitType = { id: this.newId(), name, count: units ?? 1 }
      this.unitTypes.push(unitType)
      return unitType
    })
  }

  /** Finds a room by name: any in the project without a type, or else one of the type, even if it was numbered. */
  private find(name: string, unitTypeId: string | null): Room | null {
    const rooms = unitTypeId === null ? this.before : this.before.filter(({ room }) => room.unitTypeId === unitTypeId)
    const named = (wanted: string) => {
      const [key, read] = [roomKey(wanted), readKey(wanted)]
      return rooms.find((each) => each.key === key) ?? rooms.find((each) => each.read === read)
    }
    const found = named(name) ?? named(numberedRoom(name))
    if (found || unitTypeId === null || /\d$/.test(name)) return found?.room ?? null
    const kind = roomKind(name)
    const [only, ...others] = rooms.filter((each) => each.kind === kind)
    return only && others.length === 0 ? only.room : null
  }

  private make(wanted: string, unitTypeId: string | null): Room {
    const name = freeRoomName(wanted, (other) => this.taken.has(readKey(other)))
    this.taken.add(readKey(name))
    const room = { id: this.newId(), name, note: '', unitTypeId, items: [] }
    this.rooms.push(room)
    return room
  }
}
