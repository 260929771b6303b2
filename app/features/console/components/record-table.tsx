import type { ReactNode } from 'react'
import styles from './console.module.css'

interface Column<Row> {
  readonly head: string
  readonly render: (row: Row, at: number) => ReactNode
  readonly isNumber?: boolean
  /** Takes the whole width on a phone. */
  readonly isWide?: boolean
}

interface RecordTableProps<Row> {
  readonly caption: string
  readonly columns: readonly (Column<Row> | false)[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row, at: number) => string | number
}

/** A table of a record's page: scrolls sideways where it is wide, and shows a row as a block on a phone. */
export function RecordTable<Row>({ caption, columns, rows, rowKey }: RecordTableProps<Row>) {
  const shown = columns.filter((column) => column !== false)
  const numberClass = ({ isNumber = false }: Column<Row>) => (isNumber ? 'number' : undefined)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard
    <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {shown.map((column) => (
              <th key={column.head} scope="col" className={numberClass(column)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={rowKey(row, at)}>
              {shown.map((column) => (
                <td
                  key={column.head}
                  data-label={column.head}
                  data-wide={column.isWide ? '' : undefined}
                  className={numberClass(column)}
                >
                  {column.render(row, at)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
