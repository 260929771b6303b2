import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx'

export function DeleteDialog({ name, onDelete, onClose }: { name: string; onDelete: () => void; onClose: () => void }) {
  return (
    <ConfirmDialog
      title={`Are you sure you want to delete ${name}`}
      yes="Yes, please delete"
      look="danger"
      onYes={() => {
        onDelete()
        onClose()
      }}
      onNo={onClose}
    />
  )
}
