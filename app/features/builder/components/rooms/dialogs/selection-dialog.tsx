import type { Locale } from '@specify/core/market.ts'
import { isRoomAccess } from '@specify/catalogue/facts/room-access.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import {
  copyLines,
  moveLines,
  removeLines,
  removeRooms,
  setLines,
  setRoomsAccess,
  setRoomsType,
} from '@specify/schedule/edits/schedule-edits.ts'
import { ChooseDialog, ChooseManyDialog, QuantityDialog } from './choice-dialogs.tsx'
import { CopyRoomsDialog } from './copy-rooms-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { NoteDialog } from './room-dialogs.tsx'
import { accessOptions, roomOptions, typeOptions } from '../room/room-options.ts'
import type { SelectionAsk } from '../lines/selection-bar.tsx'
import type { RoomsDraft } from '../use-rooms-draft.ts'
import type { Selection } from '../lines/use-selection.ts'

interface SelectionDialogProps {
  readonly ask: SelectionAsk
  readonly locale: Locale
  readonly draft: RoomsDraft
  readonly selection: Selection
  readonly onNews: (news: string) => void
  readonly onClose: () => void
}

export function SelectionDialog({ ask, locale, draft, selection, onNews, onClose }: SelectionDialogProps) {
  const { edit, rooms } = draft
  const { lines } = selection
  const lineText = countOf(lines.size, 'line')
  const roomText = countOf(selection.rooms.size, 'room')
  switch (ask) {
    case 'quantities':
      return (
        <QuantityDialog
          title={`Quantity of ${lineText}`}
          yes="Set quantity"
          onQuantity={(quantity) => edit(setLines(lines, { quantity }))}
          onClose={onClose}
        />
      )
    case 'notes':
      return <NoteDialog name={lineText} note="" onNote={(note) => edit(setLines(lines, { note }))} onClose={onClose} />
    case 'moveLines':
      return (
        <ChooseDialog
          title={`Move ${lineText}`}
          label="Room"
          yes="Move"
          options={roomOptions(draft)}
          onChoose={(roomId) => edit(moveLines(lines, roomId))}
          onClose={onClose}
        />
      )
    case 'copyLines':
      return (
        <ChooseManyDialog
          title={`Copy ${lineText} to`}
          yes="Copy"
          options={roomOptions(draft)}
          onChoose={(roomIds) => edit(copyLines(lines, roomIds))}
          onClose={onClose}
        />
      )
    case 'removeLines':
      return (
        <DeleteDialog
          name={lineText}
          onDelete={() => {
            edit(removeLines(lines))
            onNews(`${lineText} removed`)
          }}
          onClose={onClose}
        />
      )
    case 'markRooms':
      return (
        <ChooseDialog
          title={`Access of ${roomText}`}
          label="Has to meet"
          yes="Mark"
          options={accessOptions(undefined)}
          onChoose={(access) => edit(setRoomsAccess(selection.rooms, isRoomAccess(access) ? access : null))}
          onClose={onClose}
        />
      )
    case 'moveRooms':
      return (
        <ChooseDialog
          title={`Move ${roomText}`}
          label="Unit type"
          yes="Move"
          options={typeOptions(draft)}
          onChoose={(typeId) => edit(setRoomsType(selection.rooms, typeId || null))}
          onClose={onClose}
        />
      )
    case 'copyRooms':
      return (
        <CopyRoomsDialog
          locale={locale}
          rooms={rooms.filter(({ id }) => selection.rooms.has(id))}
          projectId={draft.saved.projectId}
          onClose={onClose}
        />
      )
    case 'removeRooms':
      return (
        <DeleteDialog
          name={roomText}
          onDelete={() => {
            edit(removeRooms(selection.rooms))
            onNews(`${roomText} removed`)
          }}
          onClose={onClose}
        />
      )
  }
}
