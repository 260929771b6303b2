import type { UnitType } from '@specify/schedule/model.ts'
import { ItemMenu } from '../lines/item-menu.tsx'

export type TypeAsk =
  | 'renameType'
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
    <ItemMenu
      name={name}
      actions={[
        { label: 'Add room', run: () => onAsk('addRoom', unitType?.id ?? null) },
        { label: 'Insert template', run: () => onAsk('insert', unitType?.id ?? null) },
        { label: 'Change finish', isDisabled: roomCount === 0, run: () => onAsk('finish', unitType?.id ?? null) },
        {
          label: 'Replace a product',
          isDisabled: roomCount === 0,
          run: () => onAsk('replace', unitType?.id ?? null),
        },
        ...(unitType
          ? [
              { label: 'Rename', run: () => onAsk('renameType', unitType.id) },
              { label: 'Duplicate', run: () => onDuplicate(unitType.id) },
              {
                label: 'Copy to another project',
                isDisabled: roomCount === 0,
                run: () => onAsk('copyType', unitType.id),
              },
              {
                label: 'Save as template',
                isDisabled: roomCount === 0,
                run: () => onAsk('typeTemplate', unitType.id),
              },
              { label: 'Move up', isDisabled: isFirst, run: () => onStep(unitType.id, -1) },
              { label: 'Move down', isDisabled: isLast, run: () => onStep(unitType.id, 1) },
              { label: 'Remove', run: () => onAsk('removeType', unitType.id) },
            ]
          : []),
      ]}
    />
  )
}
