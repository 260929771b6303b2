import { countText } from '@specify/core/text/count-text.ts'
import { Button } from '#app/ui/button.tsx'
import type { ListDescription } from '../lists/describe-list.ts'
import type { ListPage } from '../lists/read-page.server.ts'
import type { RestOfRows } from '../outcome.ts'
import styles from './console.module.css'

interface BulkBarProps {
  readonly list: ListDescription
  readonly formHref: (form: string) => string
  /** The time at which the page was read. */
  readonly asOf: string
  /** Words the choice of all rows; empty where the page has them. */
  readonly all: string
}

export function BulkBar({ list, formHref, asOf, all }: BulkBarProps) {
  return (
    <div className={styles.bulk} role="group" aria-label="Selected rows">
      <input type="hidden" name="asOf" value={asOf} />
      {all !== '' && list.bulk.length > 0 && (
        <label>
          <input type="checkbox" name="all" value="1" /> {all}
        </label>
      )}
      {list.bulk.map(({ form, label }) => (
        <Button key={form} type="submit" look="secondary" formAction={formHref(form)}>
          {label}
        </Button>
      ))}
      {list.sheets && (
        <Button type="submit" look="secondary" formMethod="get" formAction={list.sheets.href}>
          {list.sheets.label}
        </Button>
      )}
    </div>
  )
}

/** More than 10,000 rows are changed in several goes. */
export function allText({ count, rows }: ListPage): string {
  if (count === rows.length) return ''
  if (count === 'many') return 'The first 10,000 that were found, not only those ticked'
  if (count === 'uncounted') return 'All that were found, at most 10,000, not only those ticked'
  return `All ${countText(count)} that were found, not only those ticked`
}

interface RestFormProps {
  readonly rest: RestOfRows
  readonly list: ListDescription
  readonly action: string
}

/** Goes on with the rows that a change has not reached. */
export function RestForm({ rest: { form, after, asOf }, list, action }: RestFormProps) {
  const label = list.bulk.find((each) => each.form === form)?.label
  if (label === undefined) return null
  return (
    <form method="post" action={action} className={styles.buttons}>
      <input type="hidden" name="all" value="1" />
      <input type="hidden" name="after" value={after} />
      <input type="hidden" name="asOf" value={asOf} />
      <Button type="submit" look="secondary">
        {`Go on with the next 10,000: ${label.toLowerCase()}`}
      </Button>
    </form>
  )
}
