import { useCallback, useState } from 'react'
import { AlternativesDialog, type RenderParts } from './alternatives-dialog.tsx'
import type { LineDialog } from './line-row.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { MoveDialog, NoteDialog } from './room-dialogs.tsx'
import type { RoomAsk } from './room-head.tsx'
import { focusLine, focusRoom } from './rooms-focus.ts'
import type { RoomsDraft } from './use-rooms-draft.ts'
import { DeleteDialog } from './delete-dialog.tsx'

/** Which dialog of which room or line item is open. */
export type DialogRequest =
  | { readonly about: 'line'; readonly ask: LineDialog; readonly id: string }
  | { readonly about: 'room'; readonly ask: RoomAsk; readonly id: string }

interface OpenDialogProps {
  readonly asked: DialogRequest
  readonly locale: string
  readonly draft: RoomsDraft
  readonly renderParts: RenderParts
  readonly onNews: (news: string) => void
  readonly onClose: () => void
}

/** The dialog of a room or a line item. */
export function OpenDialog({ asked, locale, draft, renderParts, onNews, onClose }: OpenDialogProps) {
  const { rooms, change, saved } = draft
  // What was asked about may be gone or renamed while its dialog still says so.
  const [found] = useState(() => {
    const room = rooms.find(({ name, items }) =>
      asked.about === 'room' ? name === asked.id : items.some(({ id }) => id === asked.id),
    )
    return { room, item: room?.items.find(({ id }) => id === asked.id) }
  })
  const { room, item } = found
  const close = useCallback(() => onClose(), [onClose])
  if (!room) return null
  const others = rooms.map(({ name }) => name).filter((name) => name !== room.name)
  if (asked.about === 'room') {
    const { name } = room
    if (asked.ask === 'rename')
      return (
        <RenameDialog
          name={name}
          otherNames={others}
          onRename={(to) => change({ renamed: [{ from: name, to }] })}
          onClose={close}
        />
      )
    if (asked.ask === 'note')
      return (
        <NoteDialog
          name={name}
          note={room.note}
          onNote={(note) => change({ roomNotes: [{ roomName: name, note }] })}
          onClose={close}
        />
      )
    const deleteRoom = () => {
      change({ remaining: others })
      onNews(`${name} removed`)
      const next = neighbourOf(rooms, room)
      if (next) focusRoom(next.name)
    }
    return <DeleteDialog name={name} onDelete={deleteRoom} onClose={close} />
  }
  if (!item) return null
  const lineItemId = item.id
  if (asked.ask === 'note')
    return (
      <NoteDialog
        name={item.name}
        note={item.note}
        onNote={(note) => change({ notes: [{ lineItemId, note }] })}
        onClose={close}
      />
    )
  if (asked.ask === 'move')
    return (
      <MoveDialog
        name={item.name}
        rooms={others}
        onMove={(roomName) => change({ moved: [{ lineItemId, roomName }] })}
        onClose={close}
      />
    )
  if (asked.ask === 'alternatives')
    return (
      <AlternativesDialog
        locale={locale}
        name={item.name}
        skus={saved.products[item.sku]?.alternatives ?? []}
        renderParts={renderParts}
        onClose={close}
      />
    )
  const deleteLine = () => {
    change({ removed: [lineItemId] })
    onNews(`${item.name} removed from ${room.name}`)
    const next = neighbourOf(room.items, item)
    const nextRoom = neighbourOf(rooms, room)
    if (next) focusLine(next.id)
    // A room goes with its last line.
    else if (nextRoom) focusRoom(nextRoom.name)
  }
  return <DeleteDialog name={item.name} onDelete={deleteLine} onClose={close} />
}

/** What takes the place of one that goes: the next, or the one before the last. */
function neighbourOf<T>(list: readonly T[], each: T): T | undefined {
  const place = list.indexOf(each)
  return list[place + 1] ?? list[place - 1]
}
