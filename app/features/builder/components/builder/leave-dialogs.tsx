import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx'
import type { Leaving } from '#app/features/accounts/components/account/use-leave-guard.ts'

interface UnsavedDialogProps {
  readonly leaving: Leaving
  readonly isSaving: boolean
  readonly save: () => Promise<boolean>
  readonly discard: () => void
}

export function UnsavedDialog({ leaving, isSaving, save, discard }: UnsavedDialogProps) {
  return (
    <ConfirmDialog
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
