import { RIGHT_TEXT, STAFF_RIGHTS, STAFF_ROLES } from '@specify/core/staff-rights.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { MenuEntry } from '../console-page.server.ts'
import type { AccountPage } from '../people/read-account-page.server.ts'
import { ConsoleFrame } from './console-frame.tsx'
import { Facts } from './facts.tsx'
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
  const { email, facts, rights, isOwn } = account
  return (
    <ConsoleFrame menu={menu} current="accounts" title={email} outcome={outcome}>
      <p>
        <PageLink href={listHref}>Back to accounts</PageLink>
      </p>
      <Facts facts={facts} />
      <section className={styles.block} aria-labelledby="rights-heading">
        <h2 id="rights-heading">Rights of staff</h2>
        {posted?.problems.form && <FormMessage kind="error">{posted.problems.form}</FormMessage>}
        {isOwn ? (
          <>
            <p className={styles.soft}>Nobody changes their own rights.</p>
            <ul>
              {rights.map((right) => (
                <li key={right}>{RIGHT_TEXT[right]}</li>
              ))}
            </ul>
          </>
        ) : (
          <form method="post" action={formHref('rights')} className={styles.form} key={rights.join(' ')}>
            <input type="hidden" name="was" value={rights.join(' ')} />
            <fieldset className={styles.rights}>
              <legend className="visually-hidden">Rights</legend>
              {STAFF_RIGHTS.map((right) => (
                <CheckboxField
                  key={right}
                  name="right"
                  value={right}
                  defaultChecked={rights.includes(right)}
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
            <Button type="submit" look="primary">
              Save rights
            </Button>
          </form>
        )}
      </section>
    </ConsoleFrame>
  )
}
