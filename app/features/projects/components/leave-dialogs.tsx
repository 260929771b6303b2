import { AskDialog } from './ask-dialog.tsx'
import type { Leaving } from './use-leave-guard.ts'

interface UnsavedDialogProps {
  readonly leaving: Leaving
  readonly isSaving: boolean
  readonly save: () => Promise<boolean>
  readonly discard: () => void
}

/** Asks whoever goes to another step with unsaved changes. */
export function UnsavedDialog({ leaving, isSaving, save, discard }: UnsavedDialogProps) {
  return (
    <AskDialog
      title="Changes are not saved. Please save or discard"
      yes="Save and continue"
      no="Discard changes"
      isBusy={isSaving}
      onYes={() => void save().then((isSaved) => (isSaved ? leaving.proceed() : leaving.stay()))}
      onNo={() => {
        discard()
        leaving.proceed()
      }}
      onClose={leaving.stay}
    />
  )
}

/** Asks whoever leaves the builder with unsaved changes. */
export function LeaveDialog({ leaving }: { leaving: Leaving }) {
  return (
    <AskDialog
      title="You have unsaved changes. Do you want to leave?"
      yes="Leave"
      look="danger"
      onYes={leaving.proceed}
      onNo={leaving.stay}
    />
  )
}

interface ConflictDialogProps {
  readonly onSettle: (choice: 'load' | 'keep') => void
  readonly onClose: () => void
}

/** Asks whose changes hold where somebody else has saved the project meanwhile. */
export function ConflictDialog({ onSettle, onClose }: ConflictDialogProps) {
  return (
    <AskDialog
      title="This project has been changed"
      yes="Keep my changes"
      no="Load the saved version"
      onYes={() => onSettle('keep')}
      onNo={() => onSettle('load')}
      onClose={onClose}
    >
      <p>
        Somebody has saved this project since you opened it, in another window perhaps. Your changes can be put on top
        of what was saved, or be dropped.
      </p>
    </AskDialog>
  )
}
