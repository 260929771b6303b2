import { countText } from '@specify/core/text/count-text.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { AffectedRow } from '#app/features/consequences/read-affected.server.ts'
import styles from '../components/console.module.css'

interface AffectedTableProps {
  readonly rows: readonly (AffectedRow & { readonly href: string | null })[]
}

/** Open projects with their owners, those with the most pieces first. */
export function AffectedTable({ rows }: AffectedTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard
    <div className={styles.scroll} role="region" aria-label="Projects and their owners" tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">Projects and their owners</caption>
        <thead>
          <tr>
            <th scope="col">Project</th>
            <th scope="col">Owner</th>
            <th scope="col">Company</th>
            <th scope="col">Market</th>
            <th scope="col" className="number">
              Pieces
            </th>
            <th scope="col" className="number">
              Value today
            </th>
            <th scope="col">SKUs</th>
            <th scope="col">Replacement</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(
            ({
              projectId,
              href,
              name,
              stage,
              owner,
              email,
              company,
              market,
              pieces,
              value,
              skus,
              skuCount,
              ...row
            }) => (
              <tr key={projectId}>
                <td data-label="Project">
                  {href === null ? <span>{name}</span> : <PageLink href={href}>{name}</PageLink>}
                  <small>{stage || 'Not issued'}</small>
                </td>
                <td data-label="Owner">
                  <span>{owner}</span>
                  <small>{email}</small>
                </td>
                <td data-label="Company">
                  <span>{company}</span>
                </td>
                <td data-label="Market">
                  <span>{market}</span>
                </td>
                <td data-label="Pieces" className="number">
                  <span>{countText(pieces)}</span>
                </td>
                <td data-label="Value today" className="number">
                  <span>{value}</span>
                </td>
                <td data-label="SKUs">
                  <span>{skus.map((each) => `${each.sku} × ${countText(each.pieces)}`).join(', ')}</span>
                  {skuCount > skus.length && <small>{`and ${countText(skuCount - skus.length)} more`}</small>}
                </td>
                <td data-label="Replacement" data-wide="">
                  <span>{replacementText(row.replaced, skuCount)}</span>
                  {row.fit !== '' && (
                    <small className={row.fit.startsWith('Does not fit') ? styles.warning : undefined}>{row.fit}</small>
                  )}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  )
}

function replacementText(replaced: number, all: number): string {
  if (replaced === 0) return 'None'
  return replaced === all ? (all === 1 ? 'Yes' : 'All of them') : `${countText(replaced)} of ${countText(all)}`
}
