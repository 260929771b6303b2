import { useMemo } from 'react'
import { countOf } from '@specify/core/text/count-text.ts'
import type { Locale } from '@specify/core/market.ts'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import type { ListedProduct } from '@specify/schedule/rooms/list-rows.ts'
import styles from './add-to-project.module.css'
import { ChosenProject } from './chosen-project.tsx'
import { placementCalls } from './placement-calls.ts'
import { RoomForm } from './room-form.tsx'

interface AddToRoomDialogProps {
  readonly locale: Locale
  readonly products: readonly ListedProduct[]
  readonly onClose: () => void
}

/** Adds several products to one room, one of each, in one change. */
export function AddToRoomDialog({ locale, products, onClose }: AddToRoomDialogProps) {
  const calls = useMemo(() => placementCalls(locale), [locale])
  return (
    <Dialog title={`Add ${countOf(products.length, 'product')} to a room`} open onClose={onClose}>
      <div className={styles.dialog}>
        <ChosenProject locale={locale} calls={calls}>
          {(projectId) => <RoomForm key={projectId} {...{ calls, projectId, products, onClose }} />}
        </ChosenProject>
      </div>
    </Dialog>
  )
}
