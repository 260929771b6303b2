import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { INVITE_DAYS, MAX_COMPANY_NAME_LENGTH, ROLE_TEXT } from '../company.ts'
import type { CompanyPage } from '../company-page.ts'
import styles from './company.module.css'

interface InviteFormProps extends Pick<CompanyPage, 'company' | 'suggestedName'> {
  readonly locale: Locale
}

export function InviteForm({ locale, company, suggestedName }: InviteFormProps) {
  const posted = usePostedForm('invite')
  const { form: problem, fields: problems = {} } = posted?.problems ?? {}
  const sentTo = posted?.values['sent']
  const values = sentTo === undefined ? posted?.values : undefined
  return (
    <section aria-labelledby="invite-heading" className={styles.form}>
      <h2 id="invite-heading">Invite a colleague</h2>
      {sentTo !== undefined && <FormMessage kind="success">{`The invitation is on its way to ${sentTo}.`}</FormMessage>}
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      <form method="post" action={routes.account.company.href({ locale, form: 'invite' })} className={styles.fields}>
        {!company && (
          <TextField
            label="Name of the company"
            name="companyName"
            defaultValue={values?.['companyName'] ?? suggestedName}
            maxLength={MAX_COMPANY_NAME_LENGTH}
            autoComplete="organization"
            problem={problems['companyName']}
          />
        )}
        <TextField
          label="Email address"
          name="email"
          type="email"
          defaultValue={values?.['email']}
          hint={`Accepted by them, within ${INVITE_DAYS} days`}
          maxLength={200}
          required
          autoComplete="off"
          problem={problems['email']}
        />
        <SelectField
          label="As"
          name="role"
          defaultValue={values?.['role'] ?? 'member'}
          options={[
            ['member', ROLE_TEXT.member],
            ['admin', `${ROLE_TEXT.admin}: invites and removes others`],
          ]}
          problem={problems['role']}
        />
        <Button type="submit" look="primary">
          Send the invitation
        </Button>
      </form>
      {company && company.invites.length > 0 && (
        <ul className={styles.invites} aria-label="Invited">
          {company.invites.map(({ id, email, role, end }) => (
            <li key={id}>
              <div>
                <p>{email}</p>
                <p className={styles.by}>{`${role}, ${end}`}</p>
              </div>
              <form method="post" action={routes.account.company.href({ locale, form: 'change' })}>
                <input type="hidden" name="inviteId" value={id} />
                <Button
                  type="submit"
                  name="change"
                  value="withdraw"
                  look="plain"
                  aria-label={`Withdraw the invitation to ${email}`}
                >
                  Withdraw
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
