import { countOf } from '#app/core/count-text.ts'
import type { Locale } from '#app/features/markets/model.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { revisionsHref } from '../../revisions/revision-hrefs.ts'
import type { RevisionsPage } from '../../revisions/read-revisions-page.server.ts'
import styles from './revisions.module.css'

interface ProjectHistoryProps {
  readonly locale: Locale
  readonly page: RevisionsPage
}

/** Former states, to compare and restore. */
export function ProjectHistory({ locale, page }: ProjectHistoryProps) {
  const problem = usePostedForm('restore')?.problems.form
  const { projectId, version, history, isOwn } = page
  if (history.length === 0) return null
  return (
    <details className={styles.history} open={problem !== undefined}>
      <summary>
        <h2>History</h2> <span className={styles.by}>{countOf(history.length, 'version')}</span>
      </summary>
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      <p className={styles.hint}>
        The last 100 saved versions. Restoring one is a change like any other: the current version stays here.
      </p>
      <ol className={styles.states}>
        {history.map((state) => (
          <li key={state.version}>
            <span className="code">{state.version}</span>
            <span>
              {state.changedAt}
              <span className={styles.by}>{[`Before “${state.change}”`, state.by].filter(Boolean).join(', ')}</span>
            </span>
            <span className={styles.links}>
              <a
                href={`${revisionsHref(locale, projectId, { from: String(state.version), to: 'now' })}#differences`}
                aria-label={`Changes since version ${state.version}`}
              >
                Changes since
              </a>
              {isOwn && (
                <form method="post" action={revisionsHref(locale, projectId, { form: 'restore' })}>
                  <input type="hidden" name="id" value={projectId} />
                  <input type="hidden" name="version" value={version} />
                  <input type="hidden" name="former" value={state.version} />
                  <Button type="submit" look="plain" aria-label={`Restore version ${state.version}`}>
                    Restore
                  </Button>
                </form>
              )}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
