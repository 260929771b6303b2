import { countOf, countText } from '@specify/core/text/count-text.ts'
import type { ChangedSearch, FoundProducts } from '#app/features/publishing/words/compare-searches.server.ts'
import type { WordChanges } from '#app/features/publishing/words/read-words.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { ConsoleFrame } from '../components/console-frame.tsx'
import { RecordTable } from '../components/record-table.tsx'
import styles from '../components/console.module.css'
import type { MenuEntry } from '../console-page.server.ts'
import { meaningText } from './words-screen.tsx'

interface WordChangesScreenProps {
  readonly menu: readonly MenuEntry[]
  readonly outcome: string
  readonly listHref: string
  readonly otherMarket: { readonly label: string; readonly href: string }
  readonly formHref: (form: 'propose' | 'discard') => string
  /** Null without a draft. */
  readonly changes: WordChanges | null
}

/** Changed groups of the draft, and searches before and after it, before it is published. */
export function WordChangesScreen(props: WordChangesScreenProps) {
  const { menu, outcome, listHref, otherMarket, formHref, changes } = props
  const [proposed, discarded] = [usePostedForm('propose'), usePostedForm('discard')]
  const problem = proposed?.problems.form ?? discarded?.problems.form
  return (
    <ConsoleFrame menu={menu} current="words" title="Words in the draft" outcome={outcome}>
      <p>
        <PageLink href={listHref}>Back to words</PageLink>
      </p>
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      {changes === null ? (
        <p className={styles.soft}>There is no draft: visitors find what the words say now.</p>
      ) : (
        <>
          <RecordTable
            caption="Changed words"
            columns={[
              { head: 'Words', isWide: true, render: ({ before, after }) => (after ?? before)?.words.join(', ') },
              { head: 'Said', render: ({ before }) => (before ? meaningText(before) : 'nothing') },
              {
                head: 'Say',
                render: ({ after }) => <strong>{after ? meaningText(after) : 'nothing'}</strong>,
              },
            ]}
            rows={changes.groups}
            rowKey={(_, at) => at}
          />
          <Comparison changes={changes} otherMarket={otherMarket} />
          <form method="post" action={formHref('propose')} className={`${styles.block} ${styles.form}`}>
            <h2>Publish</h2>
            <TextField label="What it is for" name="note" maxLength={500} autoComplete="off" />
            <Button type="submit" look="primary">
              Propose these words
            </Button>
          </form>
          <form method="post" action={formHref('discard')}>
            <input type="hidden" name="version" value={changes.version} />
            <details className={styles.confirm}>
              <summary>Discard the draft</summary>
              <p>All changed words of the draft are lost. What is published stays.</p>
              <Button type="submit" look="danger">
                Discard the draft
              </Button>
            </details>
          </form>
        </>
      )}
    </ConsoleFrame>
  )
}

function Comparison({ changes, otherMarket }: { changes: WordChanges } & Pick<WordChangesScreenProps, 'otherMarket'>) {
  const { changed, compared, left, withoutEffect } = changes.comparison
  return (
    <section className={styles.block} aria-labelledby="comparison">
      <h2 id="comparison">Searches of the last 30 days</h2>
      <p>
        {changed.length === 0
          ? `${countOf(compared, 'search', 'searches')} compared: all find the same products first.`
          : `${countText(changed.length)} of ${countOf(compared, 'search', 'searches')} find other products first.`}{' '}
        {left > 0 && `${countOf(left, 'search', 'searches')} were left out. `}
        <PageLink href={otherMarket.href}>{otherMarket.label}</PageLink>
      </p>
      {withoutEffect.map(({ word, code }) => (
        <p key={`${word} ${code}`} className={styles.warning}>
          {`${code} comes first for nobody: “${word}” does not find it in this market.`}
        </p>
      ))}
      {changed.length > 0 && (
        <RecordTable
          caption="Searches that change"
          columns={[
            { head: 'Search', render: ({ text }) => text },
            { head: 'Times', isNumber: true, render: ({ searches }) => timesText(searches) },
            { head: 'Before', isWide: true, render: ({ before }) => <Found found={before} /> },
            { head: 'After', isWide: true, render: ({ after }) => <Found found={after} /> },
          ]}
          rows={changed}
          rowKey={({ text }) => text}
        />
      )}
    </section>
  )
}

function timesText(searches: ChangedSearch['searches']): string {
  return searches === 0 ? 'not yet' : countText(searches)
}

function Found({ found: { hits, names } }: { found: FoundProducts }) {
  return (
    <>
      {hits === 0 ? 'Nothing' : countOf(hits, 'product')}
      {names.length > 0 && (
        <ol>
          {names.map((name, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- products may have one name, and their order is what counts
            <li key={at}>{name}</li>
          ))}
        </ol>
      )}
    </>
  )
}
