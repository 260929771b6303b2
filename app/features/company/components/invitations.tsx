import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import type { ListedInvite } from '../company-page.ts'
import styles from './company.module.css'

interface InvitationsProps {
  readonly locale: Locale
  readonly invitations: readonly ListedInvite[]
}

export function Invitations({ locale, invitations }: InvitationsProps) {
  return (
    <section aria-label="Invitations" className={styles.invitations}>
      {invitations.map(({ id, companyName, invitedBy, end }) => (
        <form key={id} method="post" action={routes.account.company.href({ locale, form: 'answer' })}>
          <input type="hidden" name="inviteId" value={id} />
          <div>
            <h2>{companyName}</h2>
            <p>{`${invitedBy} invites you, ${end}. You see what colleagues share, and they see what you share.`}</p>
          </div>
          <div className={styles.ways}>
            <Button type="submit" name="answer" value="accept" look="primary" aria-label={`Join ${companyName}`}>
              Join
            </Button>
            <Button type="submit" name="answer" value="decline" aria-label={`Decline the invitation of ${companyName}`}>
              Decline
            </Button>
          </div>
        </form>
      ))}
    </section>
  )
}
