import { routes } from '#app/addresses/routes.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { MAX_COMPANY_NAME_LENGTH, ROLE_TEXT } from '../company.ts'
import type { CompanyPage } from '../company-page.ts'
import styles from './company.module.css'
import { OpenLinks } from './open-links.tsx'

/** Shown at once; the others on request. */
const MOST_OPEN = 20

interface CompanyMembersProps {
  readonly locale: Locale
  readonly company: NonNullable<CompanyPage['company']>
}

export function CompanyMembers({ locale, company: { name, isAdmin, members } }: CompanyMembersProps) {
  const change = routes.account.company.href({ locale, form: 'change' })
  const list = { change, isAdmin }
  return (
    <section aria-labelledby="people-heading">
      <div className={styles.head}>
        <h2 id="people-heading">People</h2>
        <PageLink href={routes.projects.list.href({ locale, of: 'company' })}>Projects of the company</PageLink>
      </div>
      <MemberList {...list} members={members.slice(0, MOST_OPEN)} />
      {members.length > MOST_OPEN && (
        <details className={styles.rename}>
          <summary>{`${members.length - MOST_OPEN} more`}</summary>
          <MemberList {...list} members={members.slice(MOST_OPEN)} />
        </details>
      )}
      {isAdmin && (
        <details className={styles.rename}>
          <summary>Rename the company</summary>
          <form method="post" action={change} className={styles.line}>
            <TextField
              label="Name"
              name="name"
              defaultValue={name}
              maxLength={MAX_COMPANY_NAME_LENGTH}
              required
              autoComplete="off"
            />
            <Button type="submit" name="change" value="rename">
              Rename
            </Button>
          </form>
        </details>
      )}
    </section>
  )
}

interface MemberListProps extends Pick<CompanyMembersProps['company'], 'isAdmin' | 'members'> {
  readonly change: string
}

function MemberList({ change, isAdmin, members }: MemberListProps) {
  return (
    <ul className={styles.list}>
      {members.map((member) => (
        <li key={member.accountId}>
          <div>
            <h3>
              {member.name}
              {member.isYou && <span className={styles.you}> You</span>}
            </h3>
            <p className={styles.by}>{`${ROLE_TEXT[member.role]}, ${member.email}, since ${member.joined}`}</p>
          </div>
          {isAdmin && !member.isYou && (
            <div className={styles.ways}>
              <form method="post" action={change}>
                <input type="hidden" name="accountId" value={member.accountId} />
                <Button
                  type="submit"
                  name="change"
                  value={member.role === 'admin' ? 'member' : 'admin'}
                  look="plain"
                  aria-label={`Make ${member.name} ${member.role === 'admin' ? 'a member' : 'an admin'}`}
                >
                  {member.role === 'admin' ? 'Make a member' : 'Make an admin'}
                </Button>
              </form>
              <details className={styles.remove} name="remove-member">
                <summary aria-label={`Remove ${member.name}`}>Remove</summary>
                <form method="post" action={change}>
                  <input type="hidden" name="accountId" value={member.accountId} />
                  <p className={styles.hint}>
                    {`${member.name} will no longer see the company’s projects. What was shared stays with the company; what was not stays ${member.name}’s.`}
                  </p>
                  <OpenLinks
                    links={member.links}
                    choice="Take them over: they stay open, under your name"
                    otherwise={`They end with ${member.name}’s membership, unless you take them over.`}
                  />
                  <Button type="submit" name="change" value="remove" look="danger">
                    {`Remove ${member.name}`}
                  </Button>
                </form>
              </details>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
