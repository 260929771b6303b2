import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import styles from './comments.module.css'

interface MailChoiceProps {
  readonly locale: string
  readonly token: string
  readonly wantsMails: boolean
}

/** Reached from a mail: a button stops them, so that no program that follows links does. */
export function MailChoice({ locale, token, wantsMails }: MailChoiceProps) {
  const problem = usePostedForm('choose')?.problems.form
  return (
    <div className={`page ${styles.page}`}>
      <h1>Mails about comments</h1>
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      <p>
        {wantsMails
          ? 'You get a mail when somebody comments on one of your projects, one an hour at most.'
          : 'You get no mails about comments. They wait for you at your projects.'}
      </p>
      <form method="post" action={`/${locale}/mails/?${new URLSearchParams({ token, form: 'choose' })}`}>
        <input type="hidden" name="wantsMails" value={String(!wantsMails)} />
        <Button type="submit" look="primary">
          {wantsMails ? 'Stop these mails' : 'Get them again'}
        </Button>
      </form>
    </div>
  )
}
