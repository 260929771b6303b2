import { routes } from '#app/addresses/routes.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { formatDay } from '@specify/core/text/format-day.ts'
import type { Locale } from '@specify/core/market.ts'
import type { ReportRow } from '../search-report.ts'
import styles from './search-report-screen.module.css'

export function ReportTable({ locale, rows }: { locale: Locale; rows: readonly ReportRow[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Search</th>
          <th scope="col">Times</th>
          <th scope="col">Results</th>
          <th scope="col">Understood</th>
          <th scope="col">Given up</th>
          <th scope="col">Opened</th>
          <th scope="col">Last day</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ text, searches, hits, understood, givenUp, clicked, lastDay }) => (
          <tr key={text}>
            <th scope="row">
              <PageLink href={routes.search.href({ locale, query: text })}>{text}</PageLink>
            </th>
            <td data-label="Times">{searches}</td>
            <td data-label="Results">{hits}</td>
            <td data-label="Understood">{understood.join(', ')}</td>
            <td data-label="Given up">{givenUp.join(', ')}</td>
            <td data-label="Opened">
              <span className="code">{clicked.join(', ')}</span>
            </td>
            <td data-label="Last day">{formatDay(lastDay)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
