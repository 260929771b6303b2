import { useRef } from 'react'
import { countText } from '@specify/core/text/count-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { MenuEntry } from '../console-page.server.ts'
import type { RestOfRows } from '../outcome.ts'
import type { ListState } from '../lists/list-state.ts'
import { writeListState } from '../lists/list-state.ts'
import type { ListPage } from '../lists/read-page.server.ts'
import { ConsoleFrame } from './console-frame.tsx'
import type { ListDescription } from '../lists/describe-list.ts'
import styles from './console.module.css'
import { ListFilters } from './list-filters.tsx'
import { ListViews } from './list-views.tsx'
import type { SavedView } from '../lists/saved-views.server.ts'
import { allText, BulkBar, RestForm } from './bulk-bar.tsx'
import { ListGroups } from './list-groups.tsx'
import { ListTable } from './list-table.tsx'
import { useListKeys } from './use-list-keys.ts'

export interface ListScreenProps {
  readonly menu: readonly MenuEntry[]
  readonly outcome: string
  /** Rows that the last change has not reached. */
  readonly rest: RestOfRows | null
  readonly list: ListDescription
  readonly state: ListState
  /** Labels of filters in the address that cannot be read. */
  readonly unread: readonly string[]
  readonly page: ListPage
  /** Null for a list without. */
  readonly views: readonly SavedView[] | null
  /** The address of the list, without its query. */
  readonly path: string
  /** The address of its CSV, without its query. */
  readonly filePath: string
  readonly newHref: string
  readonly uploadHref: string
  /** The form that changes many rows; `edit/` below the list where it is left out. */
  readonly editHref?: string
  /** Who has specified what is found. */
  readonly usesHref?: string
}

const COUNT_TEXT = { many: 'More than 10,000 found', uncounted: 'Too many to count quickly' }

export function ListScreen(props: ListScreenProps) {
  const { menu, outcome, rest, list, state, unread, page, views, path, filePath, newHref, uploadHref } = props
  const { editHref = `${path}edit/`, usesHref = path } = props
  const root = useRef<HTMLDivElement>(null)
  useListKeys(root)
  const hrefOf = (next: Partial<ListState>) => {
    const query = writeListState({ ...state, after: '', ...next }, list)
    return query === '' ? path : `${path}?${query}`
  }
  const query = writeListState({ ...state, after: '' }, list)
  const formHref = (form: string) => `${path}?${[query, `form=${form}`].filter(Boolean).join('&')}`
  const posted = [
    usePostedForm('close'),
    usePostedForm('spam'),
    usePostedForm('reopen'),
    usePostedForm('take'),
    usePostedForm('retry'),
  ]
  const problem = posted.find(Boolean)?.problems.form
  const count = typeof page.count === 'number' ? `${countText(page.count)} found` : COUNT_TEXT[page.count]
  return (
    <ConsoleFrame
      menu={menu}
      current={list.key}
      title={list.title}
      outcome={outcome}
      actions={
        <>
          {list.links.map(({ label, to }) => (
            <ButtonLink
              key={to}
              look={to === 'new' ? 'secondary' : 'quiet'}
              href={{ new: newHref, upload: uploadHref, edit: editHref, uses: usesHref }[to]}
            >
              {label}
            </ButtonLink>
          ))}
          <ButtonLink look="quiet" href={query === '' ? filePath : `${filePath}?${query}`} download>
            CSV
          </ButtonLink>
        </>
      }
    >
      <div ref={root} className={styles.list}>
        {views && <ListViews {...{ views, path, query }} />}
        <ListFilters key={query} {...{ list, state, path }} />
        {problem && <FormMessage kind="error">{problem}</FormMessage>}
        {unread.length > 0 && <FormMessage kind="error">{`Not read, and left out: ${unread.join(', ')}.`}</FormMessage>}
        {rest && <RestForm rest={rest} list={list} action={formHref(rest.form)} />}
        <ListGroups {...{ list, state, hrefOf }} groups={page.groups} />
        {page.rows.length === 0 ? (
          <div className={styles.empty}>
            <p>
              {page.next
                ? 'Nothing so far. Next goes on looking.'
                : state.after
                  ? 'There are no further rows.'
                  : query === ''
                    ? list.empty
                    : 'Nothing is found with these filters.'}
            </p>
            {query !== '' && <PageLink href={path}>Show the list as it begins</PageLink>}
          </div>
        ) : (
          <form method="post" action={hrefOf({})} className={styles.rows}>
            {/* Enter on a tick presses the first button of a form. Outside a dialog this one does nothing. */}
            <button type="submit" formMethod="dialog" hidden>
              Change nothing
            </button>
            <p className={styles.count} role="status">
              {count}
            </p>
            <ListTable {...{ list, state, hrefOf }} rows={page.rows} />
            {(list.bulk.length > 0 || list.sheets) && (
              <BulkBar {...{ list, formHref }} asOf={page.asOf} all={allText(page)} />
            )}
          </form>
        )}
        <nav className={styles.pager} aria-label="Pages">
          {state.after && <PageLink href={hrefOf({})}>First page</PageLink>}
          {page.next && (
            <PageLink href={hrefOf({ after: page.next })} rel="next">
              Next 200
            </PageLink>
          )}
        </nav>
      </div>
    </ConsoleFrame>
  )
}
