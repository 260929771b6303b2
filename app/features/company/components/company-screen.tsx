import type { Locale } from '@specify/core/market.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { PageTrail } from '#app/ui/breadcrumbs.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import type { CompanyPage } from '../company-page.ts'
import styles from './company.module.css'
import { CompanyMembers } from './company-members.tsx'
import { Invitations } from './invitations.tsx'
import { InviteForm } from './invite-form.tsx'
import { LeaveForm } from './leave-form.tsx'
import { RemainingProjects } from './remaining-projects.tsx'

interface CompanyScreenProps {
  readonly locale: Locale
  readonly page: CompanyPage
}

export function CompanyScreen({ locale, page }: CompanyScreenProps) {
  const { company } = page
  const changed = usePostedForm('change')?.problems.form
  return (
    <div className={`page work-page ${styles.page}`}>
      <PageTrail locale={locale} label="Company" />
      <h1>{company?.name ?? 'Company'}</h1>
      {changed && <FormMessage kind="error">{changed}</FormMessage>}
      {page.problem && <FormMessage kind="error">{page.problem}</FormMessage>}
      {page.invitations.length > 0 && <Invitations locale={locale} invitations={page.invitations} />}
      {company ? (
        <>
          <div className={styles.columns}>
            <div className={styles.main}>
              <CompanyMembers locale={locale} company={company} />
              {company.remaining.length > 0 && <RemainingProjects locale={locale} projects={company.remaining} />}
            </div>
            {company.isAdmin && <InviteForm locale={locale} company={company} suggestedName="" />}
          </div>
          <section aria-labelledby="activity-heading" className={styles.activity}>
            <h2 id="activity-heading">Activity</h2>
            {company.activity.length === 0 ? (
              <p className={styles.hint}>Nothing yet.</p>
            ) : (
              <ol>
                {company.activity.map(({ key, text, project, at }) => (
                  <li key={key}>
                    <span>
                      {text}
                      {project && (
                        <>
                          {': '}
                          <PageLink href={project.href}>{project.name}</PageLink>
                        </>
                      )}
                    </span>
                    <time>{at}</time>
                  </li>
                ))}
              </ol>
            )}
          </section>
          <LeaveForm locale={locale} company={company} />
        </>
      ) : (
        <div className={styles.columns}>
          <div className={styles.main}>
            <p className={styles.lead}>
              Work on projects together. Invite your colleagues by their addresses: each of you decides which projects
              the others see, and which they may change.
            </p>
            <ul className={styles.points}>
              <li>Your projects stay yours alone until you share them.</li>
              <li>Everyone sees who is working on a project, and who did what.</li>
              <li>What is shared stays with the company when someone leaves.</li>
            </ul>
          </div>
          <InviteForm locale={locale} company={null} suggestedName={page.suggestedName} />
        </div>
      )}
    </div>
  )
}
