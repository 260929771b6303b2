/** Accessibility standards of rooms in menu order, as worded in dialogs and on paper. */
export const ROOM_ACCESS = {
  'accessible-2021': 'Accessible, AS 1428.1:2021',
  'accessible-2009': 'Accessible, AS 1428.1:2009',
  accessible: 'Accessible, AS 1428.1, edition not stated',
  ambulant: 'Ambulant, AS 1428.1',
  'independent-living': 'Independent living',
  'nzs-4121': 'Accessible, NZS 4121',
} as const
export type RoomAccess = keyof typeof ROOM_ACCESS

export const ROOM_ACCESS_KEYS = Object.keys(ROOM_ACCESS) as [RoomAccess, ...RoomAccess[]]

export function isRoomAccess(key: string): key is RoomAccess {
  return Object.hasOwn(ROOM_ACCESS, key)
}

interface Marked {
  readonly access?: RoomAccess | undefined
}

/** A part of a room or template: nothing where it has no mark, so that those without one are as they always were. */
export function accessPart(access: RoomAccess | null | undefined): Marked {
  return access ? { access } : {}
}

/** The same room under another mark, or under none. */
export function withAccess<R extends Marked>({ access: _was, ...room }: R, access: RoomAccess | null) {
  return { ...room, ...accessPart(access) }
}
