import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { useForm } from '#app/ui/fields/use-form.ts'
import { takeFocus } from '#app/ui/browser/take-focus.ts'
import { ACTION_DONE, type ProjectAction } from '#app/features/projects/list/listed-project.ts'
import styles from '#app/ui/dialogs/dialog.module.css'
import { useClosing } from '#app/features/projects/components/dialogs/use-closing.ts'

interface ConfirmProjectActionProps {
  readonly action: ProjectAction
  readonly projectName: string
  /** Returns whether it succeeded; a failure is reported elsewhere. */
  readonly onConfirm: () => Promise<boolean>
  readonly onClose: () => void
}

export function ConfirmProjectAction({ action, projectName, onConfirm, onClose }: ConfirmProjectActionProps) {
  const [isDone, setDone] = useState(false)
  useClosing(isDone, onClose)
  const form = useForm(async () => {
    if (await onConfirm()) setDone(true)
    else onClose()
    return null
  })
  if (isDone) return <FormMessage kind="success">{ACTION_DONE[action]}</FormMessage>
  return (
    <form className={styles.form} {...form.props}>
      <p>{`Are you sure you want to ${action} ${projectName}`}</p>
      <div className={styles.actions}>
        <Button ref={takeFocus} look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton look={action === 'delete' ? 'danger' : 'primary'} isSending={form.isSending}>
          {`Yes, please ${action}`}
        </SubmitButton>
      </div>
    </form>
  )
}
