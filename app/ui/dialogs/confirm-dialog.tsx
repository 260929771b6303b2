import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'
import { takeFocus } from '../browser/take-focus.ts'
import styles from './dialog.module.css'

interface AskDialogProps {
  readonly title: string
  readonly children?: ReactNode
  readonly yes: string
  readonly no?: string
  readonly look?: 'primary' | 'danger'
  readonly isBusy?: boolean
  readonly onYes: () => void
  readonly onNo: () => void
  readonly onClose?: () => void
}

/** A question before an action. The focus is on the button that does nothing. */
export function ConfirmDialog(props: AskDialogProps) {
  const { title, children, yes, no = 'Cancel', look = 'primary', isBusy = false, onYes, onNo, onClose } = props
  return (
    <Dialog title={title} open onClose={onClose ?? onNo}>
      <div className={styles.form}>
        {children}
        <div className={styles.actions}>
          <Button ref={takeFocus} look="quiet" onClick={onNo}>
            {no}
          </Button>
          <Button look={look} aria-disabled={isBusy} aria-busy={isBusy} onClick={() => !isBusy && onYes()}>
            {yes}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
