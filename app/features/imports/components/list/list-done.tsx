import { countOf, countText } from '@specify/core/text/count-text.ts'
import { Button } from '#app/ui/button.tsx'
import dialog from '#app/ui/dialogs/dialog.module.css'
import { Icon } from '#app/ui/icon.tsx'
import { takeFocus } from '#app/ui/browser/take-focus.ts'
import styles from './list-dialog.module.css'

interface ListDoneProps {
  readonly added: number
  readonly isChange: boolean
  readonly left: number
  readonly passed: number
  readonly problem: string
  readonly onUndo: () => void
  readonly onRest: () => void
  readonly onView: () => void
}

export function ListDone({ added, isChange, left, passed, problem, onUndo, onRest, onView }: ListDoneProps) {
  return (
    <div className={styles.content}>
      <div role="status" className={styles.done}>
        <Icon name="check" size={18} />
        <p>
          <strong>
            {countOf(added, 'row')} {isChange ? 'applied' : 'added'} to the project.
          </strong>{' '}
          {countText(left)} not {isChange ? 'applied' : 'added'}, {countText(passed)} passed over:{' '}
          {countOf(added + left + passed, 'row')} read.
        </p>
      </div>
      <p role="alert" className={styles.failure}>
        {problem}
      </p>
      <div className={`${dialog.actions} ${styles.actions}`}>
        <Button look="quiet" onClick={onUndo}>
          Undo
        </Button>
        {left > 0 && (
          <Button look="quiet" onClick={onRest}>
            Back to the other {left === 1 ? 'row' : `${left} rows`}
          </Button>
        )}
        <Button ref={takeFocus} look="primary" onClick={onView}>
          View products
        </Button>
      </div>
    </div>
  )
}
