import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import type { QuoteWork } from '../work/read-item.server.ts'
import styles from './console.module.css'

interface AssigneeProps {
  readonly work: Omit<QuoteWork, 'notes'>
  readonly isMine: boolean
  readonly action: string
}

/** Names who looks after something, and lets the reader take it or give it back. */
export function Assignee({ work: { assignee, version }, isMine, action }: AssigneeProps) {
  const posted = usePostedForm('change')
  return (
    <form method="post" action={action} className={styles.buttons}>
      <input type="hidden" name="version" value={version} />
      <p className={styles.soft}>{assignee === '' ? 'Assigned to nobody' : `Assigned to ${assignee}`}</p>
      <Button type="submit" look="secondary" name="assign" value={isMine ? 'nobody' : 'me'}>
        {isMine ? 'Give back' : 'Assign to me'}
      </Button>
      {posted?.problems.form && <FormMessage kind="error">{posted.problems.form}</FormMessage>}
    </form>
  )
}
