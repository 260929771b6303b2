import type { Room } from '@specify/schedule/model.ts'
import { ItemMenu } from '../lines/item-menu.tsx'

export type RoomAsk = 'rename' | 'note' | 'access' | 'delete' | 'type' | 'copy' | 'template' | 'replace' | 'finish'

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
    <ItemMenu
      name={room.name}
      actions={[
        { label: 'Duplicate', run: () => onDuplicate(room.id) },
        { label: 'Move up', isDisabled: isFirst, run: () => onStep(room.id, -1) },
        { label: 'Move down', isDisabled: isLast, run: () => onStep(room.id, 1) },
        { label: 'Access', run: () => onAsk('access', room.id) },
        ...(hasTypes ? [{ label: 'Move to type', run: () => onAsk('type', room.id) }] : []),
        {
          label: 'Change finish',
          isDisabled: room.items.length === 0,
          run: () => onAsk('finish', room.id),
        },
        {
          label: 'Replace a product',
          isDisabled: room.items.length === 0,
          run: () => onAsk('replace', room.id),
        },
        { label: 'Copy to another project', run: () => onAsk('copy', room.id) },
        { label: 'Save as template', isDisabled: room.items.length === 0, run: () => onAsk('template', room.id) },
        { label: 'Delete', run: () => onAsk('delete', room.id) },
      ]}
    />
  )
}
