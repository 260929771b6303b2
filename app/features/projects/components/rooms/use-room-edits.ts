import { useCallback, useEffect, useRef } from 'react'
import type { RoomsDraft } from './use-rooms-draft.ts'

/** Changes of quantities and orders; `onNews` announces the new place. */
export function useRoomEdits({ rooms, change }: Pick<RoomsDraft, 'rooms' | 'change'>, onNews: (news: string) => void) {
  const place = (roomName: string, to: number) => {
    const names = rooms.map(({ name }) => name)
    const order = names.filter((name) => name !== roomName).toSpliced(to, 0, roomName)
    change({ remaining: order })
    onNews(`${roomName}, place ${to + 1} of ${names.length}`)
  }
  // Tables and rows get stable functions, so that only changed ones re-render.
  const latest = useRef({ rooms, change, place, onNews })
  useEffect(() => {
    latest.current = { rooms, change, place, onNews }
  })

  const onQuantity = useCallback((lineItemId: string, quantity: number) => {
    latest.current.change({ quantities: [{ lineItemId, quantity }] })
  }, [])
  const onStepItem = useCallback((lineItemId: string, by: 1 | -1) => {
    const room = latest.current.rooms.find(({ items }) => items.some(({ id }) => id === lineItemId))
    if (!room) return
    const ids = room.items.map(({ id }) => id)
    const place = ids.indexOf(lineItemId)
    const order = ids.toSpliced(place, 1).toSpliced(place + by, 0, lineItemId)
    latest.current.change({ priorities: order.map((id, index) => ({ lineItemId: id, priority: index + 1 })) })
    latest.current.onNews(`${room.items[place]?.name}, place ${place + by + 1} of ${ids.length}`)
  }, [])
  const onStepRoom = useCallback((roomName: string, by: 1 | -1) => {
    const at = latest.current.rooms.findIndex(({ name }) => name === roomName)
    latest.current.place(roomName, at + by)
  }, [])
  return { place, onQuantity, onStepItem, onStepRoom }
}
