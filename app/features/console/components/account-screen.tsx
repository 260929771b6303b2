import { RIGHT_TEXT, STAFF_RIGHTS, STAFF_ROLES } from '@specify/core/staff-rights.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { MenuEntry } from '../console-page.server.ts'
import type { AccountPage } from '../people/read-account-page.server.ts'
import { AccountActs } from '../people/account-acts.tsx'
import { ConsoleFrame } from './console-frame.tsx'
import { Facts } from './facts.tsx'
import { SeeAs } from './see-as.tsx'
import { CodeField } from './code-field.tsx'
import styles from './console.module.css'

interface AccountScreenProps {
  readonly menu: readonly MenuEntry[]
  readonly outcome: string
  readonly listHref: string
  readonly account: AccountPage
  readonly formHref: (form: string) => string
}

export function AccountScreen({ menu, outcome, listHref, account, formHref }: AccountScreenProps) {
  const posted = usePostedForm('rights')
  const { email, facts, isOwn } = account
  // What was ticked stays where the change was refused.
  const rights = posted ? (posted.values['rights'] ?? '').split(' ') : account.rights
  const problem = posted?.problems.fields?.['code']
  const asksCode = account.asksCode || problem !== undefined
  return (
    <ConsoleFrame menu={menu} current="accounts" title={email} outcome={outcome}>
      <p>
        <PageLink href={listHref}>Back to accounts</PageLink>
      </p>
      <Facts facts={facts} />
      {account.canBeSeenAs && <SeeAs accountId={account.accountId} action={formHref('see-as')} />}
      <section className={styles.block} aria-labelledby="rights-heading">
        <h2 id="rights-heading">Rights of staff</h2>
        {problem === undefined && posted?.problems.form && (
          <FormMessage kind="error">{posted.problems.form}</FormMessage>
        )}
        {isOwn ? (
          <>
            <p className={styles.soft}>Nobody changes their own rights.</p>
            <ul>
              {account.rights.map((right) => (
                <li key={right}>{RIGHT_TEXT[right]}</li>
              ))}
            </ul>
          </>
        ) : (
          <form method="post" action={formHref('rights')} className={styles.form} key={rights.join(' ')}>
            <input type="hidden" name="was" value={account.rights.join(' ')} />
            <fieldset className={styles.rights}>
              <legend className="visually-hidden">Rights</legend>
              {STAFF_RIGHTS.map((right) => (
                <CheckboxField
                  key={right}
                  name="right"
                  value={right}
                  defaultChecked={rights.some((each) => each === right)}
                  label={
                    <>
                      {RIGHT_TEXT[right]} <code>{right}</code>
                    </>
                  }
                />
              ))}
            </fieldset>
            <p className={styles.soft}>
              {Object.entries(STAFF_ROLES)
                .map(([role, bundle]) => `${role}: ${role === 'Owner' ? 'all' : bundle.join(', ')}`)
                .join('. ')}
              .
            </p>
            {asksCode && <CodeField problem={problem} />}
            <Button type="submit" look="primary">
              Save rights
            </Button>
          </form>
        )}
      </section>
      {account.hasSecondFactor && !isOwn && (
        <LostDevice action={formHref('remove-factor')} asksCode={account.asksCode} />
      )}
      <AccountActs account={account} formHref={formHref} />
    </ConsoleFrame>
  )
}

function LostDevice({ action, asksCode }: { action: string; asksCode: boolean }) {
  const posted = usePostedForm('remove-factor')
  const problem = posted?.problems.fields?.['code']
  return (
    <section className={styles.block} aria-labelledby="factor-heading">
      <h2 id="factor-heading">Two-step sign-in</h2>
      <details open={posted !== null || undefined}>
        <summary>The device is lost</summary>
        <form method="post" action={action} className={styles.form}>
          <p>
            Turns two-step sign-in off, ends all sessions and mails it to the owner. Make sure first that it is the
            owner who asks.
          </p>
          {problem === undefined && posted?.problems.form && (
            <FormMessage kind="error">{posted.problems.form}</FormMessage>
          )}
          {(asksCode || problem !== undefined) && <CodeField problem={problem} />}
          <Button type="submit" look="danger">
            Turn off for this account
          </Button>
        </form>
      </details>
    </section>
  )
}
