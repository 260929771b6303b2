import { useState } from 'react'
import type { Locale } from '@specify/core/market.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { addRoom } from '@specify/schedule/edits/schedule-edits.ts'
import {
  addUnitType,
  freeTypeName,
  removeUnitType,
  setUnitHands,
  setUnitType,
} from '@specify/schedule/edits/unit-type-edits.ts'
import { handsPart, unitsText } from '@specify/schedule/hands/unit-hands.ts'
import { roomKey } from '@specify/schedule/rooms/room-name.ts'
import { NameDialog } from './choice-dialogs.tsx'
import { CopyRoomsDialog } from './copy-rooms-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { HandsDialog } from './hands-dialog.tsx'
import { InsertTemplateDialog } from './insert-template-dialog.tsx'
import { SaveTemplateDialog } from './save-template-dialog.tsx'
import type { ToolAsk } from '../schedule-tools.tsx'
import type { TypeAsk } from '../room/unit-type-menu.tsx'
import type { RoomsDraft } from '../use-rooms-draft.ts'
import styles from '#app/ui/dialogs/dialog.module.css'

interface UnitTypeDialogProps {
  readonly ask: TypeAsk | ToolAsk
  /** Null for common areas. */
  readonly id: string | null
  readonly locale: Locale
  readonly draft: RoomsDraft
  readonly onNews: (news: string) => void
  readonly onClose: () => void
}

export function UnitTypeDialog({ ask, id, locale, draft, onNews, onClose }: UnitTypeDialogProps) {
  const { unitTypes, rooms, edit } = draft
  const [unitType] = useState(() => unitTypes.find((each) => each.id === id) ?? null)
  const names = unitTypes.map(({ name }) => name)
  if (ask === 'addType') {
    const isTaken = (name: string) => names.some((each) => roomKey(each) === roomKey(name))
    return (
      <NameDialog
        title="Add unit type"
        label="Name of the type"
        yes="Add"
        name={freeTypeName('Type A', isTaken)}
        count={1}
        taken={names}
        onName={(name, count) => {
          edit(addUnitType(name, count))
          onNews(`${name} added`)
        }}
        onClose={onClose}
      />
    )
  }
  if (ask === 'addRoom')
    return (
      <NameDialog
        title={unitType ? `Add room to ${unitType.name}` : 'Add room'}
        label="Room name"
        yes="Add room"
        name=""
        taken={rooms.map(({ name }) => name)}
        onName={(name) => {
          edit(addRoom(name, id))
          onNews(`${name} added`)
        }}
        onClose={onClose}
      />
    )
  if (ask === 'insert')
    return <InsertTemplateDialog locale={locale} draft={draft} unitTypeId={id} onNews={onNews} onClose={onClose} />
  if (!unitType) return null
  const own = rooms.filter(({ unitTypeId }) => unitTypeId === unitType.id)
  if (ask === 'typeTemplate')
    return <SaveTemplateDialog locale={locale} name={unitType.name} rooms={own} onClose={onClose} />
  if (ask === 'copyType')
    return (
      <CopyRoomsDialog
        locale={locale}
        rooms={own}
        unitType={unitType}
        projectId={draft.saved.projectId}
        onClose={onClose}
      />
    )
  if (ask === 'renameType')
    return (
      <NameDialog
        title="Rename unit type"
        label="Name of the type"
        yes="Rename"
        name={unitType.name}
        taken={names.filter((name) => name !== unitType.name)}
        onName={(name) => edit(setUnitType(unitType.id, { name }))}
        onClose={onClose}
      />
    )
  if (ask === 'hands')
    return (
      <HandsDialog
        unitType={unitType}
        onHands={(count, hands) => {
          edit(setUnitHands(unitType.id, count, hands))
          onNews(`${unitType.name}: ${unitsText({ count, ...handsPart(hands) })}`)
        }}
        onClose={onClose}
      />
    )
  const remove = (keepsRooms: boolean) => {
    edit(removeUnitType(unitType.id, keepsRooms))
    onNews(`${unitType.name} removed`)
  }
  if (own.length === 0) return <DeleteDialog name={unitType.name} onDelete={() => remove(false)} onClose={onClose} />
  const close = (keepsRooms: boolean) => () => {
    remove(keepsRooms)
    onClose()
  }
  return (
    <Dialog title={`Remove ${unitType.name}`} open onClose={onClose}>
      <p>{`It has ${countOf(own.length, 'room')}. They can go with it, or become common areas, counted once.`}</p>
      <div className={styles.actions}>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={close(true)}>Keep rooms</Button>
        <Button look="danger" onClick={close(false)}>
          Remove rooms too
        </Button>
      </div>
    </Dialog>
  )
}
