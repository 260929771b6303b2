import type { ComponentProps } from 'react'
import { OpenDialog } from './open-dialog.tsx'
import { SelectionDialog } from './selection-dialog.tsx'
import { SwapDialog } from './swap-dialog.tsx'
import { UnitTypeDialog } from './unit-type-dialog.tsx'
import type { Asked } from './use-asked.ts'
import type { Selection } from './use-selection.ts'

interface AskedDialogProps extends Omit<ComponentProps<typeof SwapDialog>, 'asked'> {
  readonly asked: Asked
  readonly selection: Selection
}

export function AskedDialog({ asked, selection, isReadOnly, onSwap, ...rest }: AskedDialogProps) {
  switch (asked.about) {
    case 'line':
    case 'room':
      return <OpenDialog key={asked.ask + asked.id} asked={asked} {...rest} />
    case 'type':
      return <UnitTypeDialog ask={asked.ask} id={asked.id} {...rest} />
    case 'selection':
      return <SelectionDialog ask={asked.ask} selection={selection} {...rest} />
    case 'swap':
      return <SwapDialog asked={asked} isReadOnly={isReadOnly} onSwap={onSwap} {...rest} />
  }
}
