import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import styles from './console.module.css'

/** Begins to show the site with the eyes of a customer. */
export function SeeAs({ accountId, action }: { accountId: string; action: string }) {
  const posted = usePostedForm('see-as')
  return (
    <form method="post" action={action} className={styles.form}>
      <input type="hidden" name="accountId" value={accountId} />
      {posted?.problems.form && <FormMessage kind="error">{posted.problems.form}</FormMessage>}
      <div>
        <Button type="submit">See the site as this customer</Button>
      </div>
      <p className={styles.soft}>
        For 15 minutes, without changing anything. The customer sees in My account that you did.
      </p>
    </form>
  )
}
