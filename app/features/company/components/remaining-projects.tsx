import { routes } from '#app/addresses/routes.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { Locale } from '@specify/core/market.ts'
import { stepHref } from '#app/features/projects/details/builder-step.ts'
import { Button } from '#app/ui/button.tsx'
import type { CompanyPage } from '../company-page.ts'
import styles from './company.module.css'

interface RemainingProjectsProps {
  readonly locale: Locale
  readonly projects: NonNullable<CompanyPage['company']>['remaining']
}

export function RemainingProjects({ locale, projects }: RemainingProjectsProps) {
  return (
    <section aria-labelledby="remaining-heading">
      <h2 id="remaining-heading">Without an owner</h2>
      <p className={styles.hint}>Shared by people who have left. Take one over to decide what happens to it.</p>
      <ul className={styles.list}>
        {projects.map(({ projectId, name, owner }) => (
          <li key={projectId}>
            <div>
              <h3>
                <PageLink href={stepHref(locale, 'view', projectId, 3)}>{name}</PageLink>
              </h3>
              <p className={styles.by}>{`Was ${owner}’s`}</p>
            </div>
            <form method="post" action={routes.account.company.href({ locale, form: 'change' })}>
              <input type="hidden" name="id" value={projectId} />
              <Button type="submit" name="change" value="takeOver" aria-label={`Take over ${name}`}>
                Take over
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  )
}
