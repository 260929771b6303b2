import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import dialog from '#app/ui/dialogs/dialog.module.css'
import styles from './replace.module.css'

interface SwapFootProps {
  /** The change and its effect on the price; null while nothing is chosen. */
  readonly effect: { readonly about: ReactNode; readonly price: string } | null
  readonly action: string
  readonly isReady: boolean
  /** The reason for which the change failed, shown beside the button, which is always in view. */
  readonly problem: string | null
  readonly onClose: () => void
}

export function SwapFoot({ effect, action, isReady, problem, onClose }: SwapFootProps) {
  return (
    <div className={styles.foot}>
      {problem !== null && (
        <div className={styles.problem}>
          <FormMessage kind="error">{problem}</FormMessage>
        </div>
      )}
      <p role="status" className={styles.effect}>
        {effect && (
          <>
            <span>{effect.about}</span>
            <strong>{effect.price}</strong>
          </>
        )}
      </p>
      <div className={dialog.actions}>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" look="primary" disabled={!isReady}>
          {action}
        </Button>
      </div>
    </div>
  )
}
