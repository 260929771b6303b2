import { useState } from 'react'
import type { Locale } from '@specify/core/market.ts'
import { addFreeLine, linesLike, setFreeLines } from '@specify/schedule/free-lines/free-line-edits.ts'
import type { FreeLineContent } from '@specify/schedule/free-lines/free-line.ts'
import type { ScheduleEdit } from '@specify/schedule/edits/schedule-edits.ts'
import type { LineItem, Room } from '@specify/schedule/model.ts'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { focusLine } from '../rooms-focus.ts'
import type { RoomsDraft } from '../use-rooms-draft.ts'
import { FreeLineForm, type FreeLineDraft } from './free-line-form.tsx'

interface FreeLineDialogProps {
  readonly locale: Locale
  readonly draft: RoomsDraft
  readonly onNews: (news: string) => void
  readonly onClose: () => void
}

export function AddFreeLineDialog({
  locale,
  draft,
  room,
  onNews,
  onClose,
}: FreeLineDialogProps & { readonly room: Room }) {
  return (
    <Dialog title={`Add a line to ${room.name}`} open onClose={onClose}>
      <FreeLineForm
        locale={locale}
        yes="Add line"
        onSave={({ content, quantity, note }) => {
          draft.edit(addFreeLine(room.id, content, { quantity, note, tag: '' }))
          onNews(`${content.name} added to ${room.name}`)
          onClose()
        }}
        onClose={onClose}
      />
    </Dialog>
  )
}

export function EditFreeLineDialog({
  locale,
  draft,
  item,
  onNews,
  onClose,
}: FreeLineDialogProps & { readonly item: LineItem }) {
  const [like] = useState(() => linesLike(draft, item.id).map((line) => line.item.id))
  if (!item.free) return null
  return (
    <Dialog title={`Edit ${item.name}`} open onClose={onClose}>
      <FreeLineForm
        locale={locale}
        yes="Save line"
        item={item}
        like={like.length}
        onSave={(saved) => {
          draft.edit(editOf(saved, item.id, saved.isForAll ? like : [item.id]))
          onNews(`${saved.content.name} changed`)
          onClose()
          focusLine(item.id)
        }}
        onClose={onClose}
      />
    </Dialog>
  )
}

/** Quantity and note are those of one line, details those of all that are chosen. */
function editOf({ content, quantity, note }: FreeLineDraft, id: string, ids: readonly string[]): ScheduleEdit {
  const details: FreeLineContent = content
  const all = setFreeLines(new Set(ids), details)
  const own = setFreeLines(new Set([id]), details, { quantity, note })
  return (schedule) => own(all(schedule))
}
