import { api } from '#app/addresses/api.ts'
import { countOf, countText } from '@specify/core/text/count-text.ts'
import type { Locale } from '@specify/core/market.ts'
import type { RevisionsPage } from '../revisions-page.ts'
import { MAX_SHOWN_CHANGES } from '@specify/schedule/revisions/revision.ts'
import styles from './revisions.module.css'

const FORMATS = [
  ['pdf', 'PDF'],
  ['xlsx', 'Excel'],
  ['csv', 'CSV'],
] as const

interface RevisionComparisonProps {
  readonly locale: Locale
  readonly projectId: string
  readonly comparison: NonNullable<RevisionsPage['comparison']>
}

export function RevisionComparison({ locale, projectId, comparison }: RevisionComparisonProps) {
  const { from, to, mark, total, groups, open } = comparison
  const openList = open.map((text) => (
    <p key={text} className={styles.by}>
      {text}
    </p>
  ))
  if (total === 0)
    return (
      <>
        <p role="status">There are no differences.</p>
        {openList}
      </>
    )
  return (
    <>
      <p role="status">
        {countOf(total, 'change')}
        {total > MAX_SHOWN_CHANGES && `, the first ${countText(MAX_SHOWN_CHANGES)} of them below`}
      </p>
      {openList}
      <p className={styles.files}>
        {FORMATS.map(([format, name]) => (
          <a
            key={format}
            href={api.revisionDifference.href({ locale, projectId, from, to, format })}
            aria-label={`Differences as ${name}`}
            download=""
          >
            {name}
          </a>
        ))}
      </p>
      <table className={styles.changes}>
        <thead>
          <tr>
            <th scope="col">Tag</th>
            <th scope="col">Product</th>
            <th scope="col">Change</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        {groups.map(({ place, changes }) => (
          <tbody key={place}>
            <tr className={styles.place}>
              <th colSpan={5} scope="rowgroup">
                {place}
              </th>
            </tr>
            {changes.map(({ key, tag, sku, name, kind, before, after }) => (
              <tr key={key}>
                <td className="code">{tag}</td>
                <td>
                  {name} {sku && <span className="code">{sku}</span>}
                </td>
                <td>
                  <span className={styles.mark}>{mark}</span> {kind}
                </td>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </>
  )
}
