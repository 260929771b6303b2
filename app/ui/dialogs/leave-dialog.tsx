import { ConfirmDialog } from './confirm-dialog.tsx'

interface LeaveDialogProps {
  readonly leaving: { readonly proceed: () => void; readonly stay: () => void }
}

export function LeaveDialog({ leaving }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      title="You have unsaved changes. Do you want to leave?"
      yes="Leave"
      look="danger"
      onYes={leaving.proceed}
      onNo={leaving.stay}
    />
  )
}
