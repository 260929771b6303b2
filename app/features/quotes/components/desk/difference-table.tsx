import { countOf } from '@specify/core/text/count-text.ts'
import type { DraftDifference } from '../../desk/draft.ts'

interface DifferenceTableProps {
  readonly differences: readonly DraftDifference[]
  readonly yours: string
  readonly theirs: string
  /** So many are shown. */
  readonly most: number
}

/** Values that two sides have of the same lines. */
export function DifferenceTable({ differences, yours, theirs, most }: DifferenceTableProps) {
  const others = differences.length - most
  return (
    <>
      <table aria-label="Differences">
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">{yours}</th>
            <th scope="col">{theirs}</th>
          </tr>
        </thead>
        <tbody>
          {differences.slice(0, most).map(({ sku, field, yours: own, theirs: other }) => (
            <tr key={sku + field}>
              <th scope="row">
                {sku && <span className="code">{sku}</span>} {field}
              </th>
              <td>{own || 'empty'}</td>
              <td>{other || 'empty'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {others > 0 && <p>And {countOf(others, 'other value')}.</p>}
    </>
  )
}
