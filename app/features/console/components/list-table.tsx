import { PageLink } from '#app/ui/page-link.tsx'
import type { ListDescription } from '../lists/describe-list.ts'
import type { ListedRow } from '../lists/list-definition.ts'
import type { ListState } from '../lists/list-state.ts'
import styles from './console.module.css'

interface ListTableProps {
  readonly list: ListDescription
  readonly state: ListState
  readonly rows: readonly ListedRow[]
  readonly hrefOf: (next: Partial<ListState>) => string
}

export function ListTable({ list, state, rows, hrefOf }: ListTableProps) {
  const columns = list.columns.filter(({ key, isExtra }) => !isExtra || state.columns.includes(key))
  const [usual = ''] = list.sorts
  const sorted = state.sort || usual
  const canTick = list.bulk.length > 0 || list.sheets !== null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard
    <div className={styles.scroll} role="region" aria-label={list.title} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{list.title}</caption>
        <thead>
          <tr>
            {canTick && (
              <th scope="col">
                <span className="visually-hidden">Selected</span>
              </th>
            )}
            {columns.map(({ key, label, isNumber }) => {
              const isSorted = key === sorted
              const isAscending = state.isUpwards !== list.startsUpwards
              const order = isAscending ? 'ascending' : 'descending'
              return (
                <th
                  key={key}
                  scope="col"
                  className={isNumber ? 'number' : undefined}
                  aria-sort={isSorted ? order : undefined}
                >
                  {list.sorts.includes(key) ? (
                    <PageLink
                      href={hrefOf({ sort: key === usual ? '' : key, isUpwards: isSorted && !state.isUpwards })}
                    >
                      {label}
                      {isSorted && <span aria-hidden="true">{isAscending ? ' ↑' : ' ↓'}</span>}
                    </PageLink>
                  ) : (
                    label
                  )}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, href, cells }) => (
            <tr key={id}>
              {canTick && (
                <td>
                  <input type="checkbox" name="row" value={id} aria-label={`Select ${rowName(list, cells)}`} />
                </td>
              )}
              {columns.map(({ key, label, isNumber }, index) => {
                const cell = cells[key]
                return (
                  <td key={key} className={isNumber ? 'number' : undefined} data-label={label}>
                    {index === 0 && href !== null ? (
                      <PageLink href={href} data-row-link="">
                        {cell?.text}
                      </PageLink>
                    ) : (
                      <span className={cell?.isWarning ? styles.warning : undefined}>{cell?.text}</span>
                    )}
                    {cell?.note && <small>{cell.note}</small>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The first two columns: `2 Mar 2026, 13:05, Priya`. */
function rowName({ columns }: ListDescription, cells: ListedRow['cells']): string {
  const texts = columns.slice(0, 2).map(({ key }) => cells[key]?.text)
  return texts.filter(Boolean).join(', ')
}
