import type { UnitType } from '@specify/schedule/model.ts'
import { Menu } from '#app/ui/menus/menu.tsx'

export type TypeAsk =
  | 'renameType'
  | 'hands'
  | 'addRoom'
  | 'removeType'
  | 'insert'
  | 'typeTemplate'
  | 'copyType'
  | 'replace'
  | 'finish'

export interface UnitTypeMenuProps {
  /** Null for common areas. */
  readonly unitType: UnitType | null
  readonly roomCount: number
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onDuplicate: (id: string) => void
  readonly onStep: (id: string, by: 1 | -1) => void
  readonly onAsk: (ask: TypeAsk, id: string | null) => void
}

/** Common areas have what concerns their rooms only. */
export function UnitTypeMenu(props: UnitTypeMenuProps & { readonly name: string }) {
  const { unitType, name, roomCount, isFirst, isLast, onDuplicate, onStep, onAsk } = props
  return (
    <Menu
      label={`More actions for ${name}`}
      items={[
        { label: 'Add room', onSelect: () => onAsk('addRoom', unitType?.id ?? null) },
        { label: 'Insert template', onSelect: () => onAsk('insert', unitType?.id ?? null) },
        { label: 'Change finish', isDisabled: roomCount === 0, onSelect: () => onAsk('finish', unitType?.id ?? null) },
        {
          label: 'Replace a product',
          isDisabled: roomCount === 0,
          onSelect: () => onAsk('replace', unitType?.id ?? null),
        },
        ...(unitType
          ? [
              { label: 'Rename', onSelect: () => onAsk('renameType', unitType.id) },
              { label: 'Left and right units', onSelect: () => onAsk('hands', unitType.id) },
              { label: 'Duplicate', onSelect: () => onDuplicate(unitType.id) },
              {
                label: 'Copy to another project',
                isDisabled: roomCount === 0,
                onSelect: () => onAsk('copyType', unitType.id),
              },
              {
                label: 'Save as template',
                isDisabled: roomCount === 0,
                onSelect: () => onAsk('typeTemplate', unitType.id),
              },
              { label: 'Move up', isDisabled: isFirst, onSelect: () => onStep(unitType.id, -1) },
              { label: 'Move down', isDisabled: isLast, onSelect: () => onStep(unitType.id, 1) },
              { label: 'Remove', onSelect: () => onAsk('removeType', unitType.id) },
            ]
          : []),
      ]}
    />
  )
}
