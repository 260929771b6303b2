import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { CodeField } from '../components/code-field.tsx'
import styles from '../components/console.module.css'
import people from './people.module.css'
import type { AccountPage } from './read-account-page.server.ts'

interface AccountActsProps {
  readonly account: AccountPage
  readonly formHref: (form: string) => string
}

/** Changes of a sign-in, the data of a person as a file, and the end of an account. */
export function AccountActs({ account, formHref }: AccountActsProps) {
  const { isOwn, isClosed, isVerified, erasure, dataHref } = account
  return (
    <>
      <section className={styles.block} aria-labelledby="sign-in-heading">
        <h2 id="sign-in-heading">Sign-in</h2>
        <div className={styles.actions}>
          <Press form="unlock" label="Unlock" formHref={formHref} />
          <Press form="end-sessions" label="End all sessions" formHref={formHref} />
          {!isVerified && <Press form="resend" label="Send the confirming mail again" formHref={formHref} />}
        </div>
        <p className={styles.soft}>Unlock forgets wrong passwords and codes.</p>
        {!isOwn && erasure?.state !== 'confirmed' && (
          <Risky
            form={isClosed ? 'open' : 'close'}
            title={isClosed ? 'Open the account again' : 'Close the account'}
            text={
              isClosed
                ? 'They sign in again with their password, and mails go to them.'
                : 'They are signed out at once, cannot sign in, and get no mails. Nothing is removed.'
            }
            account={account}
            formHref={formHref}
          />
        )}
      </section>
      <section className={styles.block} aria-labelledby="data-heading">
        <h2 id="data-heading">Their data</h2>
        <p>Everything the database holds of this account, as a JSON file. Each download is in the log.</p>
        <div className={styles.actions}>
          {dataHref === null ? (
            <Risky
              form="prove"
              title="Download their data"
              text="A file of somebody’s data takes a code of the last ten minutes."
              account={account}
              formHref={formHref}
            />
          ) : (
            <ButtonLink href={dataHref} look="secondary" download>
              Download their data
            </ButtonLink>
          )}
        </div>
      </section>
      {!isOwn && <Erase account={account} formHref={formHref} />}
    </>
  )
}

function Erase({ account, formHref }: AccountActsProps) {
  const { erasure } = account
  return (
    <section className={styles.block} aria-labelledby="erase-heading">
      <h2 id="erase-heading">Erase this person</h2>
      {erasure === null ? (
        <>
          <p>
            Two people decide. Once the second one has confirmed, the account is closed, a mail says so with a way to
            stop it, and after seven days everything goes that names them. Orders keep number, lines and sums; projects
            of a company go to one of its admins.
          </p>
          <Risky
            form="propose"
            title="Propose to erase"
            text="Somebody else with the right to people confirms it."
            account={account}
            formHref={formHref}
            asksReason
          />
        </>
      ) : (
        <>
          <p>{erasure.text}</p>
          {erasure.reason !== '' && <blockquote className={people.reason}>{erasure.reason}</blockquote>}
          {erasure.state === 'proposed' && !erasure.isByReader && (
            <Risky
              form="confirm"
              title="Confirm"
              text="Their account is closed at once. They have seven days to stop it."
              account={account}
              formHref={formHref}
            />
          )}
          <Press form="withdraw" label="Withdraw" formHref={formHref} />
        </>
      )}
    </section>
  )
}

interface PressProps {
  readonly form: string
  readonly label: string
  readonly formHref: (form: string) => string
}

function Press({ form, label, formHref }: PressProps) {
  const problem = usePostedForm(form)?.problems.form
  return (
    <form method="post" action={formHref(form)}>
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      <Button type="submit" look="secondary">
        {label}
      </Button>
    </form>
  )
}

interface RiskyProps extends AccountActsProps {
  readonly form: string
  readonly title: string
  readonly text: string
  readonly asksReason?: boolean
}

/** A form behind a summary, which takes a code where the last one is old. */
function Risky({ form, title, text, account, formHref, asksReason = false }: RiskyProps) {
  const posted = usePostedForm(form)
  const fields = posted?.problems.fields
  const isProving = form === 'prove'
  return (
    <details
      className={people.fold}
      data-risky={(!isProving && form !== 'open') || undefined}
      open={posted !== null || undefined}
    >
      <summary>{title}</summary>
      <form method="post" action={formHref(form)} className={styles.form}>
        <p>{text}</p>
        {fields?.['code'] === undefined && posted?.problems.form && (
          <FormMessage kind="error">{posted.problems.form}</FormMessage>
        )}
        {asksReason && (
          <TextAreaField
            label="Reason"
            name="reason"
            hint="Who asked for it, and how. It goes with the account."
            rows={3}
            maxLength={1_000}
            required
            isRequired
            problem={fields?.['reason']}
            defaultValue={posted?.values['reason'] ?? ''}
          />
        )}
        {(account.asksCode || fields?.['code'] !== undefined) && <CodeField problem={fields?.['code']} />}
        <Button type="submit" look={isProving || form === 'open' ? 'primary' : 'danger'}>
          {isProving ? 'Enter code' : title}
        </Button>
      </form>
    </details>
  )
}
