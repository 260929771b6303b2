import { countOf, countText } from '@specify/core/text/count-text.ts'
import type { WordGroup } from '#app/features/publishing/words/edit-vocabulary.ts'
import { WORD_KINDS } from '#app/features/publishing/words/edit-vocabulary.ts'
import type { WordGroups } from '#app/features/publishing/words/read-words.server.ts'
import {
  REPORT_DAYS,
  REPORT_KINDS,
  type ReportFilter,
  type ReportKind,
  type SearchReport,
} from '#app/features/searches/search-report.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Select } from '#app/ui/fields/select.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { ConsoleFrame } from '../components/console-frame.tsx'
import { RecordTable } from '../components/record-table.tsx'
import styles from '../components/console.module.css'
import type { MenuEntry } from '../console-page.server.ts'

interface WordsScreenProps {
  readonly menu: readonly MenuEntry[]
  readonly outcome: string
  /** The address of the page, without its query. */
  readonly path: string
  readonly find: string
  readonly filter: ReportFilter
  readonly report: SearchReport
  readonly groups: WordGroups
  readonly hasDraft: boolean
  readonly changesHref: string
  readonly hrefOf: (of: { at?: number; q?: string }) => string
  readonly searchHref: (text: string) => string
  readonly showHref: (of: Partial<ReportFilter> & { find?: string; page?: number }) => string
}

/** Searches that went wrong, each with the way to give it a meaning; and the words that have one. */
export function WordsScreen(props: WordsScreenProps) {
  const { menu, outcome, path, find, filter, report, groups, hasDraft, changesHref, hrefOf, showHref } = props
  return (
    <ConsoleFrame
      menu={menu}
      current="words"
      title="Words"
      outcome={outcome}
      actions={
        <ButtonLink look="secondary" href={hrefOf({})}>
          Add words
        </ButtonLink>
      }
    >
      {hasDraft && (
        <p>
          <PageLink href={changesHref}>
            {`${countOf(groups.changed, 'group')} changed in the draft: see what searches find by it`}
          </PageLink>
        </p>
      )}
      <section className={styles.block} aria-labelledby="searches">
        <h2 id="searches">Searches</h2>
        <form method="get" action={path} className={styles.filters}>
          <label>
            <span>Show</span>
            <Select name="kind" defaultValue={filter.kind}>
              {(Object.entries(REPORT_KINDS) as [ReportKind, string][]).map(([kind, label]) => (
                <option key={kind} value={kind}>
                  {label}
                </option>
              ))}
            </Select>
          </label>
          <label>
            <span>Period</span>
            <Select name="days" defaultValue={filter.days}>
              {REPORT_DAYS.map((days) => (
                <option key={days} value={days}>{`${days} days`}</option>
              ))}
            </Select>
          </label>
          <Button type="submit">Show</Button>
        </form>
        <Searches {...props} />
        {report.total > report.rows.length && (
          <p className={styles.soft}>{`The ${report.rows.length} most frequent of ${countText(report.total)}.`}</p>
        )}
      </section>
      <section className={styles.block} aria-labelledby="groups">
        <h2 id="groups">Words with a meaning</h2>
        <form method="get" action={path} className={styles.filters} role="search">
          <label>
            <span>Find words</span>
            <input type="search" name="find" defaultValue={find} maxLength={100} />
          </label>
          <Button type="submit">Find</Button>
        </form>
        {groups.total === 0 ? (
          <p className={styles.soft}>{find === '' ? 'No words have a meaning yet.' : 'No words have this text.'}</p>
        ) : (
          <RecordTable
            caption="Words with a meaning"
            columns={[
              {
                head: 'Words',
                isWide: true,
                render: ({ at, words }) => <PageLink href={hrefOf({ at })}>{words.join(', ')}</PageLink>,
              },
              { head: 'Say', isWide: true, render: (group) => meaningText(group) },
            ]}
            rows={groups.groups}
            rowKey={({ at }) => at}
          />
        )}
        <Pager page={groups} href={(page) => showHref({ find, page })} />
      </section>
    </ConsoleFrame>
  )
}

function Searches({ report, filter, hrefOf, searchHref }: WordsScreenProps) {
  if (report.rows.length === 0)
    return <p className={styles.soft}>{`No such searches in the last ${filter.days} days.`}</p>
  return (
    <RecordTable
      caption="Searches"
      columns={[
        { head: 'Search', render: ({ text }) => <PageLink href={searchHref(text)}>{text}</PageLink> },
        { head: 'Times', isNumber: true, render: ({ searches }) => countText(searches) },
        { head: 'Results', isNumber: true, render: ({ hits }) => countText(hits) },
        { head: 'Given up', render: ({ givenUp }) => givenUp.join(', ') },
        {
          head: 'Change',
          render: ({ text }) => <PageLink href={hrefOf({ q: text })}>Make it mean …</PageLink>,
        },
      ]}
      rows={report.rows}
      rowKey={({ text }) => text}
    />
  )
}

/** The meaning of a group in one line. */
export function meaningText({ kind, means }: WordGroup): string {
  if (kind === 'means') return means.join(' · ')
  if (kind === 'pins') return `First: ${means.join(', ')}`
  return WORD_KINDS[kind]
}
