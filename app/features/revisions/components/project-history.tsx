import type { ReactNode } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { routes } from '#app/addresses/routes.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import type { RevisionsPage } from '../revisions-page.ts'
import styles from './revisions.module.css'

interface ProjectHistoryProps {
  readonly locale: Locale
  readonly page: RevisionsPage
}

/** Earlier versions, each with the change that ended it, to compare and restore. */
export function ProjectHistory({ locale, page }: ProjectHistoryProps) {
  const problem = usePostedForm('restore')?.problems.form
  const { projectId, history, isOwn } = page
  if (history.length === 0) return null
  return (
    <details className={styles.history} open={problem !== undefined}>
      <summary>
        <h2>History</h2> <span className={styles.by}>{countOf(history.length, 'change')}</span>
      </summary>
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      <p className={styles.hint}>
        The last 100 changes, the latest first. Restoring brings the version before a change back as a new version: the
        current one is kept here too.
      </p>
      <ol className={styles.states}>
        {history.map((state) => (
          <li key={state.version}>
            <span className="code">{state.version}</span>
            <span>
              {state.text}
              <span className={styles.by}>{state.changedAt}</span>
            </span>
            <div className={styles.links}>
              <PageLink
                href={`${routes.projects.revisions.href({ locale, projectId, from: String(state.version), to: state.next })}#differences`}
                aria-label={`What changed after version ${state.version}`}
              >
                What changed
              </PageLink>
              <PageLink
                href={`${routes.projects.revisions.href({ locale, projectId, from: String(state.version), to: 'now' })}#differences`}
                aria-label={`Changes since version ${state.version}`}
              >
                Changes since
              </PageLink>
              {isOwn && (
                <RestoreForm {...{ locale, page }} former={state.version} label={`Restore version ${state.version}`}>
                  Restore
                </RestoreForm>
              )}
            </div>
          </li>
        ))}
      </ol>
    </details>
  )
}

interface RestoreFormProps extends ProjectHistoryProps {
  readonly former: number
  readonly label: string
  readonly children: ReactNode
}

/** Works without script: the next page reports the result, with an undo. */
function RestoreForm({ locale, page: { projectId, version }, former, label, children }: RestoreFormProps) {
  return (
    <form method="post" action={routes.projects.revisions.href({ locale, projectId, form: 'restore' })}>
      <input type="hidden" name="id" value={projectId} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="former" value={former} />
      <Button type="submit" look="plain" aria-label={label}>
        {children}
      </Button>
    </form>
  )
}

/** Reports what a restored version replaced, with an undo. */
export function RestoredNotice({ locale, page }: ProjectHistoryProps) {
  const { restored, isOwn } = page
  if (!restored) return null
  const { version, until, undo } = restored
  return (
    <div id="restored" className={styles.restored} role="status">
      <p>
        Version {version}
        {until !== '' && `, as it was until ${until},`} is restored. The version before that, {undo}, is kept in the
        history.
      </p>
      {isOwn && (
        <RestoreForm {...{ locale, page }} former={undo} label={`Undo: go back to version ${undo}`}>
          Undo
        </RestoreForm>
      )}
    </div>
  )
}
