import { routes } from '#app/addresses/routes.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { Locale } from '@specify/core/market.ts'
import { stepHref } from '#app/features/projects/details/builder-step.ts'
import { ProjectTrail, projectCrumbs } from '#app/ui/project/project-bar.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import type { ReportsPage } from '../read-reports-page.server.ts'
import { ReportCards } from './report-cards.tsx'
import styles from './reports.module.css'

interface ReportsScreenProps {
  readonly locale: Locale
  readonly page: ReportsPage
  /** Open findings of the check before issue. */
  readonly findings: number
}

export function ReportsScreen({ locale, page, findings }: ReportsScreenProps) {
  const { projectId, projectName, isOwn, lines } = page
  return (
    <div className="page work-page">
      <ProjectTrail
        {...{ locale, projectId, isOwn }}
        place="outputs"
        crumbs={projectCrumbs({ locale, projectId, projectName, isOwn }, 'Reports and files')}
      />
      <div className={styles.head}>
        <h1>Reports and files</h1>
      </div>
      {page.revisions.length > 0 && <OfForm locale={locale} page={page} />}
      {findings > 0 && (
        <p className={styles.hint}>
          {countOf(findings, 'finding is', 'findings are')} open.{' '}
          <PageLink href={`${routes.projects.revisions.href({ locale, projectId })}#check`}>
            Check before issue
          </PageLink>
        </p>
      )}
      {lines === 0 ? (
        <p className={styles.hint}>
          This project has no products yet.{' '}
          <PageLink href={stepHref(locale, isOwn ? 'edit' : 'view', projectId, 3)}>Add some</PageLink>, and their
          reports, drawings and files are here.
        </p>
      ) : (
        <div className={styles.cards}>
          <ReportCards locale={locale} page={page} />
        </div>
      )}
    </div>
  )
}

/** Selects the state of the project that reports use; works without script. */
function OfForm({ locale, page }: Omit<ReportsScreenProps, 'findings'>) {
  return (
    <form action={routes.reports.all.path({ locale })} className={styles.of}>
      <input type="hidden" name="projectId" value={page.projectId} />
      <SelectField
        label="Made of"
        name="revisionId"
        key={page.revisionId}
        defaultValue={page.revisionId ?? ''}
        options={[
          ['', 'The project as it is now'],
          ...page.revisions.map(({ id, text }) => [id, `Revision ${text}`] as const),
        ]}
      />
      <Button type="submit">Show</Button>
    </form>
  )
}
