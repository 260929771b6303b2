import { useCallback, useEffect, useRef } from 'react'
import { duplicateRooms, placeRoom, setLines, stepLine, stepRoom } from '@specify/schedule/edits/schedule-edits.ts'
import { roomsByType } from '@specify/schedule/units.ts'
import type { RoomsDraft } from './use-rooms-draft.ts'

type Edited = Pick<RoomsDraft, 'unitTypes' | 'rooms' | 'edit'>

/** Changes of quantities and orders; `onNews` announces the new place. Stable, so that only what changed re-renders. */
export function useRoomEdits(draft: Edited, onNews: (news: string) => void) {
  const latest = useRef({ draft, onNews })
  useEffect(() => {
    latest.current = { draft, onNews }
  })

  const place = useCallback((roomId: string, to: number) => {
    const { draft: now, onNews: say } = latest.current
    const group = roomsByType(now).find(({ rooms }) => rooms.some(({ id }) => id === roomId))?.rooms ?? []
    now.edit(placeRoom(roomId, to))
    say(`${group.find(({ id }) => id === roomId)?.name}, place ${to + 1} of ${group.length}`)
  }, [])
  const onQuantity = useCallback((lineItemId: string, quantity: number) => {
    latest.current.draft.edit(setLines(new Set([lineItemId]), { quantity }), `quantity ${lineItemId}`)
  }, [])
  const onStepItem = useCallback((lineItemId: string, by: 1 | -1) => {
    const { draft: now, onNews: say } = latest.current
    const room = now.rooms.find(({ items }) => items.some(({ id }) => id === lineItemId))
    const at = room?.items.findIndex(({ id }) => id === lineItemId) ?? -1
    if (!room || at < 0) return
    now.edit(stepLine(lineItemId, by))
    say(`${room.items[at]?.name}, place ${at + by + 1} of ${room.items.length}`)
  }, [])
  const onStepRoom = useCallback((roomId: string, by: 1 | -1) => {
    const { draft: now, onNews: say } = latest.current
    const group = roomsByType(now).find(({ rooms }) => rooms.some(({ id }) => id === roomId))?.rooms ?? []
    const at = group.findIndex(({ id }) => id === roomId)
    now.edit(stepRoom(roomId, by))
    say(`${group[at]?.name}, place ${at + by + 1} of ${group.length}`)
  }, [])
  const onDuplicate = useCallback((roomId: string) => {
    const { draft: now, onNews: say } = latest.current
    now.edit(duplicateRooms(new Set([roomId])))
    say(`${now.rooms.find(({ id }) => id === roomId)?.name} duplicated`)
  }, [])
  return { place, onQuantity, onStepItem, onStepRoom, onDuplicate }
}
