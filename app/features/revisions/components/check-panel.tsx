import { routes } from '#app/addresses/routes.ts'
import { countOf, countText } from '@specify/core/text/count-text.ts'
import type { Locale } from '@specify/core/market.ts'
import type { FindingFix } from '@specify/schedule/checks/finding.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { RevisionsPage } from '../revisions-page.ts'
import type { ShownFindings } from '../shown-findings.ts'
import styles from './check-panel.module.css'

const FIX_TEXT: Readonly<Record<FindingFix, string>> = {
  'new-tags': 'Give new tags',
  'set-tag': 'Set one tag',
  'number-tags': 'Number tags',
  'check-fit': 'Check parts and fit',
  replace: 'Replace',
  match: 'Match',
  'edit-line': 'Add an amount',
  access: 'Open the access view',
  comments: 'Answer comments',
  compliance: 'Compliance and water',
  quote: 'Request a quote',
}

interface CheckPanelProps {
  readonly locale: Locale
  readonly page: Pick<RevisionsPage, 'projectId' | 'version'>
  readonly findings: ShownFindings
}

/** Findings by kind, each with what mends it. Nothing here blocks issuing. */
export function CheckPanel({ locale, page, findings: { total, groups } }: CheckPanelProps) {
  const problem = usePostedForm('tags')?.problems.form
  return (
    <section id="check" aria-labelledby="check-heading" className={styles.panel}>
      <h2 id="check-heading">Check before issue</h2>
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      <p className={styles.total}>
        {total === 0
          ? 'Nothing found: tags, parts, products, comments and data are in order.'
          : countOf(total, 'finding')}
      </p>
      {groups.map(({ kind, title, count, fix, href, findings }) => (
        <details key={kind} className={styles.group} open={count <= MAX_OPEN}>
          <summary>
            {title} <span className={styles.count}>{countText(count)}</span>
          </summary>
          <ul>
            {findings.map(({ text, href: own }) => (
              <li key={text}>
                <span>{text}</span>
                {own !== null && (
                  <PageLink href={own} aria-label={`${FIX_TEXT[fix]}: ${text}`}>
                    {FIX_TEXT[fix]}
                  </PageLink>
                )}
              </li>
            ))}
          </ul>
          {count > findings.length && <p className={styles.more}>{`and ${countText(count - findings.length)} more`}</p>}
          {href !== null && (
            <p className={styles.fix}>
              <PageLink href={href}>{FIX_TEXT[fix]}</PageLink>
            </p>
          )}
          {(fix === 'new-tags' || fix === 'number-tags') && <TagForm {...{ locale, page, fix }} />}
        </details>
      ))}
    </section>
  )
}

/** Longer lists are folded. */
const MAX_OPEN = 5

interface TagFormProps extends Pick<CheckPanelProps, 'locale' | 'page'> {
  readonly fix: 'new-tags' | 'number-tags'
}

function TagForm({ locale, page: { projectId, version }, fix }: TagFormProps) {
  return (
    <form
      method="post"
      action={routes.projects.revisions.href({ locale, projectId, form: 'tags' })}
      className={styles.fix}
    >
      <input type="hidden" name="id" value={projectId} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="fix" value={fix} />
      <Button type="submit">{FIX_TEXT[fix]}</Button>
    </form>
  )
}
