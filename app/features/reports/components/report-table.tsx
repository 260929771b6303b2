import { AskMaker, useIsAsking } from '#app/features/catalogue/blanks/ask-maker.tsx'
import type { TableBlank } from '../compliance/compliance-tables.ts'
import type { TruncatedTable } from '../report-page.ts'
import styles from './report.module.css'

/** A table of a report; on a phone each row is a card, and cells without a value are left out. */
export function ReportTableView({ table }: { readonly table: TruncatedTable }) {
  const { key, title, about, columns, rows, empty, more, blanks } = table
  const isAsking = useIsAsking()
  return (
    <section className={styles.part} aria-labelledby={`${key}-title`} id={key}>
      <h2 id={`${key}-title`}>{title}</h2>
      {about !== '' && <p className={styles.about}>{about}</p>}
      {rows.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <table className={styles.table} data-table={key} aria-labelledby={`${key}-title`}>
          <thead>
            <tr>
              {columns.map(({ text, isNumber }) => (
                <th key={text} scope="col" data-number={isNumber}>
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // Rows have no id of their own, and are never put in another order.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={row}>
                {cells.map((cell, at) => (
                  <td
                    key={columns[at]?.text}
                    data-label={columns[at]?.text}
                    data-number={columns[at]?.isNumber}
                    data-whole={columns[at]?.isCode || columns[at]?.isWhole}
                    className={columns[at]?.isCode ? 'code' : undefined}
                  >
                    {isAsking && blanks?.column === at ? <Cell text={cell} blanks={blanks.rows[row] ?? []} /> : cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more !== '' && <p className={styles.about}>{more}</p>}
    </section>
  )
}

/** A cell whose fields may each be asked for. */
function Cell({ text, blanks }: { readonly text: string; readonly blanks: readonly TableBlank[] }) {
  if (blanks.length === 0) return text
  return (
    <ul className={styles.blanks}>
      {blanks.map(({ text: label, sku, name, field }) => (
        <li key={field}>
          {label}
          <AskMaker {...{ sku, field, name }} />
        </li>
      ))}
    </ul>
  )
}
