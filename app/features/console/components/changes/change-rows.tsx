import { countText } from '@specify/core/text/count-text.ts'
import type { ChangePage, RowFilter, ShownRow } from '#app/features/changes/read-change-page.server.ts'
import { Button } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { RecordTable } from '../record-table.tsx'
import styles from '../console.module.css'
import { Fields } from './field-changes.tsx'

interface ChangeRowsProps {
  readonly change: ChangePage
  readonly filter: RowFilter
  readonly path: string
  readonly fileHref: string
  readonly formHref: (form: string) => string
  readonly mayApply: boolean
}

const KINDS = [
  ['', 'All'],
  ['added', 'Added'],
  ['changed', 'Changed'],
  ['withdrawn', 'Withdrawn'],
  ['warned', 'Look wrong'],
  ['left', 'Changed since'],
  ['refused', 'Refused'],
  ['noted', 'Notes'],
] as const

const WORDS = { added: 'Added', changed: 'Changed', withdrawn: 'Withdrawn', refused: 'Refused', noted: 'Note' } as const

/** The plan row by row: filtered by kind and words, a page at a time. */
export function ChangeRows({ change, filter, path, fileHref, formHref, mayApply }: ChangeRowsProps) {
  const { counts, rows, next, left } = change
  const hrefOf = (part: Partial<RowFilter>) => {
    const { kind, words, after } = { ...filter, after: '', ...part }
    const query = new URLSearchParams({ ...(kind && { kind }), ...(words && { q: words }), ...(after && { after }) })
    return query.size > 0 ? `${path}?${query.toString()}` : path
  }
  const countOfKind = (kind: (typeof KINDS)[number][0]) => (kind === '' ? null : kind === 'left' ? left : counts[kind])
  const canTick = mayApply && change.state === 'planned' && left > 0
  return (
    <section className={styles.list} aria-label="Rows of the plan">
      <div className={styles.views}>
        <nav aria-label="Kinds of rows">
          <ul>
            {KINDS.filter(([kind]) => countOfKind(kind) !== 0).map(([kind, label]) => (
              <li key={kind}>
                <PageLink href={hrefOf({ kind })} aria-current={filter.kind === kind ? 'page' : undefined}>
                  {countOfKind(kind) === null ? label : `${label} ${countText(countOfKind(kind)!)}`}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        {counts.refused > 0 && (
          <a href={`${fileHref}&kind=refused`} download>
            Refused rows as CSV
          </a>
        )}
      </div>
      <form method="get" action={path} className={styles.filters} role="search">
        {filter.kind && <input type="hidden" name="kind" value={filter.kind} />}
        <label className={styles.search}>
          Find in the plan
          <input type="search" name="q" defaultValue={filter.words} placeholder="Code, name or reason" />
        </label>
        <Button type="submit">Find</Button>
      </form>
      {rows.length === 0 ? (
        <p className={styles.empty}>{filter.words || filter.kind ? 'Nothing is found.' : 'There are no rows.'}</p>
      ) : (
        <form method="post" action={formHref('tick')} className={styles.rows}>
          <RowTable rows={rows} canTick={canTick} />
          {canTick && (
            <div className={styles.bulk}>
              <Button type="submit" name="isLeft" value="false">
                Take the ticked ones back as well
              </Button>
              <Button type="submit" name="isLeft" value="true">
                Leave the ticked ones
              </Button>
            </div>
          )}
        </form>
      )}
      <nav className={styles.pager} aria-label="Pages">
        {filter.after && <PageLink href={hrefOf({})}>First page</PageLink>}
        {next && (
          <PageLink href={hrefOf({ after: next })} rel="next">
            Next rows
          </PageLink>
        )}
      </nav>
    </section>
  )
}

function RowTable({ rows, canTick }: { rows: readonly ShownRow[]; canTick: boolean }) {
  return (
    <RecordTable
      caption="Rows of the plan"
      columns={[
        canTick && {
          head: 'Take',
          render: ({ id, kind, name, productId }) =>
            kind !== 'refused' &&
            kind !== 'noted' && <input type="checkbox" name="row" value={id} aria-label={name || productId} />,
        },
        {
          head: 'What',
          render: ({ isLeft, kind, line }) => (
            <>
              {isLeft ? 'Left as it is' : WORDS[kind]}
              {line !== null && <small>{`Line ${line}`}</small>}
            </>
          ),
        },
        {
          head: 'Product',
          render: ({ name, skus }) => (
            <>
              {name}
              {skus.length > 0 && <small className="code">{skusText(skus)}</small>}
            </>
          ),
        },
        { head: 'Was and becomes', isWide: true, render: (row) => <Difference row={row} /> },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
    />
  )
}

const FIRST_FIELDS = 8

function Difference({ row }: { row: ShownRow }) {
  const { fields, moreFields, warnings, reason, kind, isOutdated } = row
  return (
    <>
      {isOutdated && <p className={styles.warning}>It has changed since the plan.</p>}
      {warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
      {reason !== '' && <p>{reason}</p>}
      {kind === 'withdrawn' && <p>No longer in the catalogue</p>}
      <Fields fields={fields.slice(0, FIRST_FIELDS)} />
      {fields.length > FIRST_FIELDS && (
        <details>
          <summary>{`${countText(fields.length + moreFields - FIRST_FIELDS)} more values`}</summary>
          <Fields fields={fields.slice(FIRST_FIELDS)} />
          {moreFields > 0 && <p>{`${countText(moreFields)} further values are in the CSV.`}</p>}
        </details>
      )}
    </>
  )
}

function skusText(skus: readonly string[]): string {
  return skus.length <= 6 ? skus.join(', ') : `${skus.slice(0, 6).join(', ')} and ${skus.length - 6} more`
}
