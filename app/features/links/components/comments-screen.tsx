import { api } from '#app/addresses/api.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { PeopleNav } from '#app/ui/project/people-nav.tsx'
import { ProjectTrail, projectCrumbs } from '#app/ui/project/project-bar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { Pager } from '#app/ui/pager.tsx'
import type { CommentsPage } from '../remarks/read-comments-page.server.ts'
import styles from './comments.module.css'
import { Threads } from './comment-threads.tsx'

interface CommentsScreenProps {
  readonly locale: Locale
  readonly page: CommentsPage
  readonly isOwner: boolean
}

export function CommentsScreen({ locale, page, isOwner }: CommentsScreenProps) {
  const { projectId, projectName, isOwn, waitingCount, waiting, others, pages } = page
  const [answered, resolved] = [usePostedForm('answer'), usePostedForm('resolve')]
  const problem = (answered ?? resolved)?.problems.form
  const record = (format: string) => api.commentRecord.href({ locale, projectId, format })
  const isEmpty = waiting.length + others.length === 0 && pages.page === 1
  return (
    <div className={`page work-page ${styles.page}`}>
      <ProjectTrail
        {...{ locale, projectId, isOwn }}
        place="people"
        waitingComments={waitingCount}
        crumbs={projectCrumbs({ locale, projectId, projectName, isOwn }, 'Comments')}
      />
      <div className={styles.head}>
        <h1>Comments</h1>
        <div className={styles.ways}>
          {!isEmpty && (
            <>
              <ButtonLink look="quiet" href={record('csv')}>
                Record as CSV
              </ButtonLink>
              <ButtonLink look="quiet" href={record('pdf')}>
                Record as PDF
              </ButtonLink>
            </>
          )}
        </div>
      </div>
      <PeopleNav {...{ locale, projectId, isOwner }} page="comments" />
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      {isEmpty ? (
        <p className={styles.hint}>
          Nobody has said anything yet. Links decide who may comment and approve:{' '}
          <PageLink href={routes.projects.links.href({ locale, projectId })}>make one</PageLink>.
        </p>
      ) : (
        <>
          {(waiting.length > 0 || pages.page === 1) && (
            <section aria-labelledby="waiting-heading">
              <h2 id="waiting-heading">
                {waitingCount === 0 ? 'Nothing is waiting for you' : `Waiting: ${waitingCount}`}
              </h2>
              <Threads {...{ locale, projectId, isOwn }} threads={waiting} page={pages.page} />
            </section>
          )}
          {others.length > 0 && (
            <section aria-labelledby="others-heading">
              <h2 id="others-heading">Approved and resolved</h2>
              <Threads {...{ locale, projectId, isOwn }} threads={others} page={pages.page} />
            </section>
          )}
          <Pager page={pages} href={(number) => routes.projects.comments.href({ locale, projectId, page: number })} />
        </>
      )}
    </div>
  )
}
