import { routes } from '#app/addresses/routes.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import styles from './keep-account.module.css'

interface KeepAccountProps {
  readonly locale: string
  readonly token: string
  readonly isKept: boolean
}

/** Reached from a mail: a button stops the erasure, so that no program that follows links does. */
export function KeepAccount({ locale, token, isKept }: KeepAccountProps) {
  const problem = usePostedForm('keep')?.problems.form
  return (
    <div className={`page work-page ${styles.page}`}>
      <h1>{isKept ? 'Your account stays' : 'Keep your account?'}</h1>
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      {isKept ? (
        <>
          <p>Nothing was erased. Sign in as before.</p>
          <ButtonLink href={routes.home.href({ locale, login: 'true' })} look="primary">
            Sign in
          </ButtonLink>
        </>
      ) : (
        <>
          <p>Your account is closed and will be erased. If you keep it, it is open again at once, as it was.</p>
          <form method="post" action={routes.account.keep.href({ locale, token, form: 'keep' })}>
            <Button type="submit" look="primary">
              Keep my account
            </Button>
          </form>
        </>
      )}
    </div>
  )
}
