import type { Locale } from '@specify/core/market.ts'
import { dateTimeIn, zonedTimeIn } from '@specify/core/market-time.ts'
import { releaseName } from '#app/features/publishing/documents.ts'
import type { ReleasePage } from '#app/features/publishing/read-release.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { Select } from '#app/ui/fields/select.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { ConsoleFrame } from '../components/console-frame.tsx'
import { Facts } from '../components/facts.tsx'
import { RecordTable } from '../components/record-table.tsx'
import styles from '../components/console.module.css'
import type { MenuEntry } from '../console-page.server.ts'

interface ReleaseScreenProps {
  readonly menu: readonly MenuEntry[]
  readonly outcome: string
  readonly locale: Locale
  readonly release: Omit<ReleasePage, 'authorId'>
  readonly mayPublish: boolean
  readonly mayDiscard: boolean
  /** The reader has proposed it. */
  readonly isOwn: boolean
  readonly listHref: string
  readonly hrefOf: (name: string) => string
  readonly formHref: (form: 'publish' | 'discard' | 'back') => string
}

const STATES = {
  proposed: 'Waits to be published',
  due: 'Due',
  published: 'Published',
  discarded: 'Discarded',
  'rolled back': 'Taken back',
} as const

/** A release: what it changes, and who publishes it when. */
export function ReleaseScreen(props: ReleaseScreenProps) {
  const { menu, outcome, locale, release, listHref, hrefOf } = props
  const posted = [usePostedForm('publish'), usePostedForm('discard'), usePostedForm('back')]
  const problem = posted.find(Boolean)?.problems.form
  const { number, note, state, author, createdAt, publisher, publishedAt, dueAt, zone, items } = release
  const facts: (readonly [string, string])[] = [
    ['State', state === 'due' && dueAt ? `${STATES.due} ${zonedTimeIn({ code: zone }, dueAt)}` : STATES[state]],
    ['Proposed', `${author}, ${dateTimeIn({ code: locale }, createdAt)}`],
    ...(publishedAt ? [['Published', `${publisher}, ${dateTimeIn({ code: locale }, publishedAt)}`] as const] : []),
    ...(note === '' ? [] : [['For', note] as const]),
  ]
  return (
    <ConsoleFrame menu={menu} current="releases" title={`Release ${releaseName(number)}`} outcome={outcome}>
      <p>
        <PageLink href={listHref}>Back to releases</PageLink>
      </p>
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      {release.problem !== '' && <FormMessage kind="error">{`It was not published: ${release.problem}`}</FormMessage>}
      <Facts facts={facts} />
      <ReleaseActions {...props} />
      {items.map(({ name, hasNewerDraft, differences }) => (
        <section key={name} className={styles.block} aria-label={name}>
          <h2>
            <PageLink href={hrefOf(name)}>{name}</PageLink>
          </h2>
          {hasNewerDraft && (
            <p className={styles.warning}>
              Somebody has typed on in the draft since. That is not in this release: what is below is published.
            </p>
          )}
          {differences.length === 0 ? (
            <p className={styles.soft}>Nothing changes.</p>
          ) : (
            <RecordTable
              caption={`Changes of ${name}`}
              columns={[
                { head: 'Place', render: ({ path }) => <span className="code">{path || 'All of it'}</span> },
                { head: 'Was', render: ({ was }) => was ?? <span className={styles.soft}>nothing</span> },
                { head: 'Becomes', render: ({ is }) => <strong>{is ?? 'nothing'}</strong> },
              ]}
              rows={differences}
              rowKey={({ path }, at) => `${at} ${path}`}
            />
          )}
        </section>
      ))}
    </ConsoleFrame>
  )
}

function ReleaseActions({ release, mayPublish, mayDiscard, isOwn, formHref }: ReleaseScreenProps) {
  const { state, version, needsOther, changedSince, zone } = release
  const isOpen = state === 'proposed' || state === 'due'
  if (isOpen)
    return (
      <>
        {isOwn && needsOther.length > 0 && (
          <p className={styles.warning}>{`${needsOther.join(', ')}: another person than you publishes it.`}</p>
        )}
        {mayPublish && !(isOwn && needsOther.length > 0) && (
          <form method="post" action={formHref('publish')} className={styles.filters}>
            <input type="hidden" name="version" value={version} />
            <label>
              <span>From</span>
              <input type="datetime-local" name="at" />
            </label>
            <label htmlFor="release-zone">
              <span>Time of</span>
              <Select id="release-zone" name="zone" defaultValue={zone}>
                <option value="au">Sydney</option>
                <option value="nz">Auckland</option>
              </Select>
            </label>
            <Button type="submit" look="primary">
              Publish
            </Button>
            <p className={styles.soft}>Leave the time empty to publish now.</p>
          </form>
        )}
        {mayDiscard && (
          <form method="post" action={formHref('discard')}>
            <input type="hidden" name="version" value={version} />
            <Button type="submit" look="quiet">
              Discard this release
            </Button>
          </form>
        )}
      </>
    )
  if (state !== 'published' || !mayPublish) return null
  return (
    <form method="post" action={formHref('back')}>
      <input type="hidden" name="version" value={version} />
      <details className={styles.confirm}>
        <summary>Take this release back</summary>
        <p>Its documents are what they were before, at once. It can be published again by taking that back.</p>
        {changedSince.map((name) => (
          <label key={name} className={styles.tick}>
            <input type="checkbox" name="also" value={name} /> {`${name} was published again since: take it back too`}
          </label>
        ))}
        <Button type="submit" look="danger">
          Take it back
        </Button>
      </details>
    </form>
  )
}
