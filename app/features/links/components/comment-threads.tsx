import { routes } from '#app/addresses/routes.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import type { CommentsPage, ListedThread } from '../remarks/read-comments-page.server.ts'
import { MAX_REMARK_LENGTH } from '../remarks/remark.ts'
import styles from './comments.module.css'

interface ThreadsProps extends Pick<CommentsPage, 'projectId' | 'isOwn'> {
  readonly locale: Locale
  readonly threads: readonly ListedThread[]
  /** The page to return to. */
  readonly page: number
}

export function Threads({ locale, projectId, isOwn, threads, page }: ThreadsProps) {
  const formHref = (form: 'answer' | 'resolve') =>
    routes.projects.comments.href({ locale, projectId, form, ...(page > 1 && { page }) })
  return (
    <ul className={styles.list}>
      {threads.map(({ id, kind, head, subject, by, text, changed, isResolved, replies, earlierReplies }) => (
        <li key={id} id={`said-${id}`}>
          <p className={`${styles.kind} ${changed === '' ? styles[kind] : ''}`}>
            {isResolved ? `${head}, resolved` : head}
          </p>
          <div>
            <h3>{subject}</h3>
            <p className={styles.by}>{by}</p>
            {text && <p className={styles.text}>{text}</p>}
            {changed && <p className={styles.changed}>{changed}</p>}
            {earlierReplies > 0 && (
              <p className={styles.by}>{countOf(earlierReplies, 'earlier answer')} in the record</p>
            )}
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
                  <form method="post" action={formHref('answer')}>
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
                  <form method="post" action={formHref('resolve')}>
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
