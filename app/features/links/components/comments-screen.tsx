import { countOf } from '#app/core/count-text.ts'
import type { Locale } from '#app/features/markets/model.ts'
import { stepHref } from '#app/features/projects/builder/builder-step.ts'
import { commentsHref } from '#app/features/projects/comments-href.ts'
import { linksHref } from '#app/features/projects/links-href.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import type { CommentsPage, ListedThread } from '../read-comments-page.server.ts'
import { MAX_REMARK_LENGTH } from '../remark.ts'
import styles from './comments.module.css'

interface CommentsScreenProps {
  readonly locale: Locale
  readonly page: CommentsPage
}

export function CommentsScreen({ locale, page }: CommentsScreenProps) {
  const { projectId, projectName, isOwn, waiting, others, more } = page
  const [answered, resolved] = [usePostedForm('answer'), usePostedForm('resolve')]
  const problem = (answered ?? resolved)?.problems.form
  const project = stepHref(locale, isOwn ? 'edit' : 'view', projectId, 3)
  const record = (format: string) => `/${locale}/api/comment-record/?${new URLSearchParams({ projectId, format })}`
  const isEmpty = waiting.length + others.length === 0
  return (
    <div className={`page work-page ${styles.page}`}>
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: `/${locale}/` },
          { label: 'Projects', href: `/${locale}/project-builder/` },
          { label: projectName, href: project },
          { label: 'Comments', href: null },
        ]}
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
          <ButtonLink look="quiet" href={linksHref(locale, projectId)}>
            Links
          </ButtonLink>
          <ButtonLink look="quiet" href={project}>
            Back to {projectName}
          </ButtonLink>
        </div>
      </div>
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      {isEmpty ? (
        <p className={styles.hint}>
          Nobody has said anything yet. Links decide who may comment and approve:{' '}
          <a href={linksHref(locale, projectId)}>make one</a>.
        </p>
      ) : (
        <>
          <section aria-labelledby="waiting-heading">
            <h2 id="waiting-heading">
              {waiting.length === 0 ? 'Nothing is waiting for you' : `Waiting: ${waiting.length}`}
            </h2>
            <Threads {...{ locale, projectId, isOwn }} threads={waiting} />
          </section>
          {others.length > 0 && (
            <section aria-labelledby="others-heading">
              <h2 id="others-heading">Approved and resolved</h2>
              <Threads {...{ locale, projectId, isOwn }} threads={others} />
            </section>
          )}
          {more > 0 && <p className={styles.hint}>{countOf(more, 'older comment')} in the record.</p>}
        </>
      )}
    </div>
  )
}

interface ThreadsProps extends Pick<CommentsPage, 'projectId' | 'isOwn'> {
  readonly locale: Locale
  readonly threads: readonly ListedThread[]
}

function Threads({ locale, projectId, isOwn, threads }: ThreadsProps) {
  return (
    <ul className={styles.list}>
      {threads.map(({ id, kind, head, subject, by, text, changed, isResolved, replies }) => (
        <li key={id} id={`said-${id}`}>
          <p className={`${styles.kind} ${changed === '' ? styles[kind] : ''}`}>
            {isResolved ? `${head}, resolved` : head}
          </p>
          <div className={styles.said}>
            <h3>{subject}</h3>
            <p className={styles.by}>{by}</p>
            {text && <p className={styles.text}>{text}</p>}
            {changed && <p className={styles.changed}>{changed}</p>}
            {replies.length > 0 && (
              <ul className={styles.replies}>
                {replies.map((reply) => (
                  <li key={reply.id}>
                    <p className={styles.by}>{reply.by}</p>
                    <p className={styles.text}>{reply.text}</p>
                  </li>
                ))}
              </ul>
            )}
            {isOwn && (
              <div className={styles.forms}>
                <details>
                  <summary>Answer</summary>
                  <form method="post" action={commentsHref(locale, projectId, { form: 'answer' })}>
                    <input type="hidden" name="id" value={projectId} />
                    <input type="hidden" name="commentId" value={id} />
                    <textarea
                      name="text"
                      rows={3}
                      maxLength={MAX_REMARK_LENGTH}
                      required
                      aria-label={`Answer to ${head.toLowerCase()}: ${subject}`}
                    />
                    <Button type="submit" look="primary">
                      Send answer
                    </Button>
                  </form>
                </details>
                {kind !== 'approved' && (
                  <form method="post" action={commentsHref(locale, projectId, { form: 'resolve' })}>
                    <input type="hidden" name="id" value={projectId} />
                    <input type="hidden" name="commentId" value={id} />
                    <input type="hidden" name="isResolved" value={String(!isResolved)} />
                    <Button
                      type="submit"
                      look="plain"
                      aria-label={`${isResolved ? 'Open again' : 'Resolve'}: ${subject}`}
                    >
                      {isResolved ? 'Open again' : 'Resolve'}
                    </Button>
                  </form>
                )}
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
