import { routes } from '#app/addresses/routes.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { countOf } from '@specify/core/text/count-text.ts'
import type { Locale } from '@specify/core/market.ts'
import { ProjectTrail, projectCrumbs } from '#app/ui/project/project-bar.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { revisionStateText } from '@specify/schedule/revisions/revision.ts'
import type { RevisionsPage } from '../revisions-page.ts'
import { CheckPanel } from './check-panel.tsx'
import { IssueForm } from './issue-form.tsx'
import { IssuedList } from './issued-list.tsx'
import { ProjectHistory, RestoredNotice } from './project-history.tsx'
import { RevisionComparison } from './revision-comparison.tsx'
import styles from './revisions.module.css'

interface RevisionsScreenProps {
  readonly locale: Locale
  readonly page: RevisionsPage
}

export function RevisionsScreen({ locale, page }: RevisionsScreenProps) {
  const { projectId, projectName, isOwn, revisions } = page
  const [last] = revisions
  return (
    <div className={`page work-page ${styles.page}`}>
      <ProjectTrail
        {...{ locale, projectId, isOwn }}
        place="revisions"
        crumbs={projectCrumbs({ locale, projectId, projectName, isOwn }, 'Revisions')}
      />
      <div className={styles.head}>
        <div>
          <h1>Revisions</h1>
          <p className={styles.state}>{stateText(page)}</p>
        </div>
      </div>
      <RestoredNotice locale={locale} page={page} />
      {last && page.changesSinceLast !== null && page.changesSinceLast > 0 && (
        <p>
          <PageLink
            href={`${routes.projects.revisions.href({ locale, projectId, from: last.id, to: 'now' })}#differences`}
          >
            See {countOf(page.changesSinceLast, 'change')} since {last.label}
          </PageLink>
        </p>
      )}
      {page.findings && <CheckPanel locale={locale} page={page} findings={page.findings} />}
      <div className={styles.columns}>
        <section aria-labelledby="issued-heading" className={styles.issued}>
          <h2 id="issued-heading">Issued</h2>
          {revisions.length === 0 ? (
            <p className={styles.hint}>
              Nothing has been issued yet. A revision keeps the schedule as it is on the day, with its names, prices and
              files, whatever changes later.
            </p>
          ) : (
            <IssuedList locale={locale} page={page} />
          )}
        </section>
        {isOwn && <IssueForm locale={locale} page={page} />}
      </div>
      {page.states.length > 1 && (
        <section id="differences" aria-labelledby="differences-heading" className={styles.differences}>
          <h2 id="differences-heading">Differences</h2>
          <CompareForm locale={locale} page={page} />
          {page.comparison && <RevisionComparison locale={locale} projectId={projectId} comparison={page.comparison} />}
        </section>
      )}
      <ProjectHistory locale={locale} page={page} />
    </div>
  )
}

function stateText({ revisions: [last], changesSinceLast }: RevisionsPage): string {
  return !last || changesSinceLast === null ? '' : revisionStateText(last, changesSinceLast)
}

/** A form without script: the address says what is compared. */
function CompareForm({ locale, page }: RevisionsScreenProps) {
  const { projectId, states, comparison, revisions } = page
  const from = comparison?.from ?? revisions[0]?.id ?? states[1]?.[0]
  const to = comparison?.to ?? 'now'
  return (
    <form action={`${routes.projects.revisions.path({ locale })}#differences`} className={styles.compare}>
      <input type="hidden" name="projectId" value={projectId} />
      <SelectField key={`from ${from}`} label="From" name="from" options={states} defaultValue={from} />
      <SelectField key={`to ${to}`} label="To" name="to" options={states} defaultValue={to} />
      <Button type="submit">Compare</Button>
    </form>
  )
}
