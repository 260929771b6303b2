import { useCallback, useState } from 'react'
import type { Locale } from '@specify/core/market.ts'
import type { LineItem, Room } from '@specify/schedule/model.ts'
import {
  mergeRoomInto,
  moveLines,
  removeLines,
  removeRooms,
  setLines,
  setRoom,
  setRoomsAccess,
  setRoomsType,
  setTags,
} from '@specify/schedule/edits/schedule-edits.ts'
import { tagOwner } from '#app/features/projects/schedule/number-tags.ts'
import { ChooseDialog, TagDialog } from './choice-dialogs.tsx'
import { CopyRoomsDialog } from './copy-rooms-dialog.tsx'
import { AddFreeLineDialog, EditFreeLineDialog } from './free-line-dialog.tsx'
import { MatchDialog } from './match-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import type { LineDialog } from '../lines/line-row.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { NoteDialog } from './room-dialogs.tsx'
import type { RoomAsk } from '../room/room-menu.tsx'
import { isRoomAccess } from '@specify/catalogue/facts/room-access.ts'
import { accessOptions, roomOptions, typeOptions } from '../room/room-options.ts'
import { focusLine, focusRoom } from '../rooms-focus.ts'
import { SaveTemplateDialog } from './save-template-dialog.tsx'
import type { RoomsDraft } from '../use-rooms-draft.ts'

export type DialogRequest =
  | { readonly about: 'line'; readonly ask: LineDialog; readonly id: string }
  | { readonly about: 'room'; readonly ask: RoomAsk; readonly id: string }

interface OpenDialogProps {
  readonly dialog: DialogRequest
  readonly locale: Locale
  readonly draft: RoomsDraft
  readonly onNews: (news: string) => void
  readonly onClose: () => void
}

export function OpenDialog(props: OpenDialogProps) {
  const { dialog, draft, onClose } = props
  // The room or line may be removed or renamed while its dialog is open.
  const [target] = useState(() => {
    const room = draft.rooms.find(({ id, items }) =>
      dialog.about === 'room' ? id === dialog.id : items.some((item) => item.id === dialog.id),
    )
    return { room, item: room?.items.find(({ id }) => id === dialog.id) }
  })
  const { room, item } = target
  const close = useCallback(() => onClose(), [onClose])
  if (!room) return null
  if (dialog.about === 'room') return <RoomDialog {...props} ask={dialog.ask} room={room} onClose={close} />
  return item ? <LineItemDialog {...props} ask={dialog.ask} room={room} item={item} onClose={close} /> : null
}

type RoomDialogProps = OpenDialogProps & { readonly ask: RoomAsk; readonly room: Room }

function RoomDialog({ ask, room, locale, draft, onNews, onClose }: RoomDialogProps) {
  const { rooms, edit, saved } = draft
  const { id, name } = room
  const others = rooms.filter((each) => each.id !== id)
  if (ask === 'rename')
    return (
      <RenameDialog
        name={name}
        otherNames={others.map((each) => each.name)}
        onRename={(to) => {
          const namesake = others.find((each) => each.name === to)
          edit(namesake ? mergeRoomInto(id, namesake.id) : setRoom(id, { name: to }))
        }}
        onClose={onClose}
      />
    )
  if (ask === 'note')
    return <NoteDialog name={name} note={room.note} onNote={(note) => edit(setRoom(id, { note }))} onClose={onClose} />
  if (ask === 'access')
    return (
      <ChooseDialog
        title={`Access of ${name}`}
        label="Has to meet"
        yes="Mark"
        options={accessOptions(room.access)}
        onChoose={(access) => edit(setRoomsAccess(new Set([id]), isRoomAccess(access) ? access : null))}
        onClose={onClose}
      />
    )
  if (ask === 'type')
    return (
      <ChooseDialog
        title={`Move ${name}`}
        label="Unit type"
        yes="Move"
        options={typeOptions(draft).filter(([typeId]) => typeId !== (room.unitTypeId ?? ''))}
        onChoose={(typeId) => edit(setRoomsType(new Set([id]), typeId || null))}
        onClose={onClose}
      />
    )
  if (ask === 'copy')
    return <CopyRoomsDialog locale={locale} rooms={[room]} projectId={saved.projectId} onClose={onClose} />
  if (ask === 'freeLine') return <AddFreeLineDialog {...{ locale, draft, room, onNews, onClose }} />
  if (ask === 'template') return <SaveTemplateDialog locale={locale} name={name} rooms={[room]} onClose={onClose} />
  const deleteRoom = () => {
    edit(removeRooms(new Set([id])))
    onNews(`${name} removed`)
    const next = neighbourOf(rooms, room)
    if (next) focusRoom(next.id)
  }
  return <DeleteDialog name={name} onDelete={deleteRoom} onClose={onClose} />
}

type LineItemDialogProps = OpenDialogProps & {
  readonly ask: LineDialog
  readonly room: Room
  readonly item: LineItem
}

function LineItemDialog({ ask, room, item, locale, draft, onNews, onClose }: LineItemDialogProps) {
  const { rooms, edit } = draft
  if (ask === 'edit') return <EditFreeLineDialog {...{ locale, draft, item, onNews, onClose }} />
  if (ask === 'match') return <MatchDialog {...{ locale, draft, item, onNews, onClose }} />
  const id = new Set([item.id])
  if (ask === 'note')
    return (
      <NoteDialog name={item.name} note={item.note} onNote={(note) => edit(setLines(id, { note }))} onClose={onClose} />
    )
  if (ask === 'tag')
    return (
      <TagDialog
        title={`Tag of ${item.name}`}
        yes="Set tag"
        tag={item.tag}
        count={rooms.reduce((sum, { items }) => sum + items.filter(({ sku }) => sku === item.sku).length, 0)}
        ownerOf={(tag) => tagOwner(rooms, tag, item.sku)?.name ?? null}
        onTag={(tag, isForAll) => edit(isForAll ? setTags(new Map([[item.sku, tag]])) : setLines(id, { tag }))}
        onClose={onClose}
      />
    )
  if (ask === 'move')
    return (
      <ChooseDialog
        title={`Move ${item.name}`}
        label="Room"
        yes="Move"
        options={roomOptions(draft, (roomId) => roomId !== room.id)}
        onChoose={(roomId) => {
          // A room goes with its last line.
          const withoutRoom = room.items.length === 1 ? removeRooms(new Set([room.id])) : null
          edit((schedule) => {
            const moved = moveLines(id, roomId)(schedule)
            return withoutRoom ? withoutRoom(moved) : moved
          })
        }}
        onClose={onClose}
      />
    )
  const deleteLine = () => {
    edit(removeLines(id))
    onNews(`${item.name} removed from ${room.name}`)
    const next = neighbourOf(room.items, item)
    const nextRoom = neighbourOf(rooms, room)
    if (next) focusLine(next.id)
    // A room goes with its last line.
    else if (nextRoom) focusRoom(nextRoom.id)
  }
  return <DeleteDialog name={item.name} onDelete={deleteLine} onClose={onClose} />
}

/** Selects the neighbour that takes the place of a removed entry: the next, or the last but one. */
function neighbourOf<T>(list: readonly T[], each: T): T | undefined {
  const place = list.indexOf(each)
  return list[place + 1] ?? list[place - 1]
}
