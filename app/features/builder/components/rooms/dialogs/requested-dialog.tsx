import type { ComponentProps } from 'react'
import { OpenDialog } from './open-dialog.tsx'
import { SelectionDialog } from './selection-dialog.tsx'
import { SwapDialog } from './swap-dialog.tsx'
import { UnitTypeDialog } from './unit-type-dialog.tsx'
import type { RoomsDialog } from './use-requested-dialog.ts'
import type { Selection } from '../lines/use-selection.ts'

interface RequestedDialogProps extends Omit<ComponentProps<typeof SwapDialog>, 'dialog'> {
  readonly dialog: RoomsDialog
  readonly selection: Selection
}

export function RequestedDialog({ dialog, selection, isReadOnly, onSwap, ...rest }: RequestedDialogProps) {
  switch (dialog.about) {
    case 'line':
    case 'room':
      return <OpenDialog key={dialog.ask + dialog.id} dialog={dialog} {...rest} />
    case 'type':
      return <UnitTypeDialog ask={dialog.ask} id={dialog.id} {...rest} />
    case 'selection':
      return <SelectionDialog ask={dialog.ask} selection={selection} {...rest} />
    case 'swap':
      return <SwapDialog dialog={dialog} isReadOnly={isReadOnly} onSwap={onSwap} {...rest} />
  }
}
