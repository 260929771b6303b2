import { api } from '#app/addresses/api.ts'
import { formatMoney } from '@specify/core/money.ts'
import type { SubstitutionRow } from '#app/features/exports/sheets/substitution-rows.ts'
import styles from '../summary.module.css'

interface SubstitutionTableProps {
  readonly locale: string
  readonly projectId: string
  readonly rows: readonly SubstitutionRow[]
  readonly showPrices: boolean
}

/** Lists substitutions, each with its notice. */
export function SubstitutionTable({ locale, projectId, rows, showPrices }: SubstitutionTableProps) {
  return (
    <section className={`${styles.substitutions} new-page`} aria-label="Substitutions">
      <h2>Substitutions</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <div className={styles.scroll} role="region" aria-label="Table of substitutions" tabIndex={0}>
        <table className={`${styles.wide} dense`}>
          <thead>
            <tr>
              <th scope="col">From</th>
              <th scope="col">To</th>
              <th scope="col">Where</th>
              <th scope="col" className="number">
                Quantity
              </th>
              {showPrices && (
                <th scope="col" className="number">
                  Price effect
                </th>
              )}
              <th scope="col">Reason</th>
              <th scope="col" data-screen-only>
                Notice
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>
                  <span className="code">{row.from.sku}</span>
                  <br />
                  {row.from.name}
                </td>
                <td>
                  <span className="code">{row.to.sku}</span>
                  <br />
                  {row.to.name}
                </td>
                <td>{row.places}</td>
                <td className="number">{row.quantity.toLocaleString('en-AU')}</td>
                {showPrices && (
                  <td className="number">{row.priceEffect ? formatMoney(row.priceEffect, 2) : 'On request'}</td>
                )}
                <td>
                  {[row.reason, row.note].filter(Boolean).join(': ')}
                  <p>{[row.date, row.by].filter(Boolean).join(', ')}</p>
                </td>
                <td data-screen-only>
                  <a
                    className={styles.notice}
                    href={api.substitutionNotice.href({ locale, projectId, substitutionId: row.id })}
                    download
                    aria-label={`Notice of ${row.from.sku} (PDF)`}
                  >
                    PDF
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
