import type { Room } from '@specify/schedule/model.ts'
import { Menu } from '#app/ui/menus/menu.tsx'

export type RoomAsk =
  | 'rename'
  | 'note'
  | 'access'
  | 'delete'
  | 'type'
  | 'copy'
  | 'template'
  | 'replace'
  | 'finish'
  | 'freeLine'

export interface RoomMenuProps {
  readonly room: Room
  readonly hasTypes: boolean
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onAsk: (ask: RoomAsk, roomId: string) => void
  readonly onStep: (roomId: string, by: 1 | -1) => void
  readonly onDuplicate: (roomId: string) => void
}

export function RoomMenu({ room, hasTypes, isFirst, isLast, onAsk, onStep, onDuplicate }: RoomMenuProps) {
  return (
    <Menu
      label={`More actions for ${room.name}`}
      items={[
        { label: 'Duplicate', onSelect: () => onDuplicate(room.id) },
        { label: 'Move up', isDisabled: isFirst, onSelect: () => onStep(room.id, -1) },
        { label: 'Move down', isDisabled: isLast, onSelect: () => onStep(room.id, 1) },
        { label: 'Access', onSelect: () => onAsk('access', room.id) },
        ...(hasTypes ? [{ label: 'Move to type', onSelect: () => onAsk('type', room.id) }] : []),
        {
          label: 'Change finish',
          isDisabled: room.items.length === 0,
          onSelect: () => onAsk('finish', room.id),
        },
        {
          label: 'Replace a product',
          isDisabled: room.items.length === 0,
          onSelect: () => onAsk('replace', room.id),
        },
        { label: 'Copy to another project', onSelect: () => onAsk('copy', room.id) },
        { label: 'Save as template', isDisabled: room.items.length === 0, onSelect: () => onAsk('template', room.id) },
        { label: 'Delete', onSelect: () => onAsk('delete', room.id) },
      ]}
    />
  )
}
