import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import type { CompanyPage } from '../company-page.ts'
import styles from './company.module.css'
import { OpenLinks } from './open-links.tsx'

interface LeaveFormProps {
  readonly locale: Locale
  readonly company: NonNullable<CompanyPage['company']>
}

export function LeaveForm({ locale, company }: LeaveFormProps) {
  const problem = usePostedForm('leave')?.problems.form
  return (
    <details className={styles.leave} open={problem !== undefined}>
      <summary>Leave the company</summary>
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      <p className={styles.hint}>{leaveText(company)}</p>
      {!company.isLastAdmin && (
        <form method="post" action={routes.account.company.href({ locale, form: 'leave' })}>
          {!company.isAlone && (
            <OpenLinks
              links={company.links}
              choice="Leave them to an admin of the company: they stay open"
              otherwise="They end when you leave, unless an admin takes them over."
            />
          )}
          <Button type="submit">{`Leave ${company.name}`}</Button>
        </form>
      )}
    </details>
  )
}

function leaveText({ isAlone, isLastAdmin, shared }: LeaveFormProps['company']): string {
  if (isLastAdmin) return 'You are the only admin. Make someone else an admin first.'
  if (isAlone) return 'You are the last member: the company closes and each project goes back to its owner.'
  return shared === ''
    ? 'You will no longer see its projects. Your own stay yours.'
    : `You will no longer see its projects. ${shared} of yours ${/^1 \w+$/.test(shared) ? 'is' : 'are'} shared and will stay with the company: to keep them, stop sharing first.`
}
