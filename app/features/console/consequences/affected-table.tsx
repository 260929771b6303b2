import { countText } from '@specify/core/text/count-text.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { AffectedRow } from '#app/features/consequences/read-affected.server.ts'
import { RecordTable } from '../components/record-table.tsx'
import styles from '../components/console.module.css'

interface AffectedTableProps {
  readonly rows: readonly (AffectedRow & { readonly href: string | null })[]
}

/** Open projects with their owners, those with the most pieces first. */
export function AffectedTable({ rows }: AffectedTableProps) {
  return (
    <RecordTable
      caption="Projects and their owners"
      columns={[
        {
          head: 'Project',
          render: ({ href, name, stage }) => (
            <>
              {href === null ? <span>{name}</span> : <PageLink href={href}>{name}</PageLink>}
              <small>{stage || 'Not issued'}</small>
            </>
          ),
        },
        {
          head: 'Owner',
          render: ({ owner, email }) => (
            <>
              <span>{owner}</span>
              <small>{email}</small>
            </>
          ),
        },
        { head: 'Company', render: ({ company }) => company },
        { head: 'Market', render: ({ market }) => market },
        { head: 'Pieces', isNumber: true, render: ({ pieces }) => countText(pieces) },
        { head: 'Value today', isNumber: true, render: ({ value }) => value },
        {
          head: 'SKUs',
          render: ({ skus, skuCount }) => (
            <>
              <span>{skus.map((each) => `${each.sku} × ${countText(each.pieces)}`).join(', ')}</span>
              {skuCount > skus.length && <small>{`and ${countText(skuCount - skus.length)} more`}</small>}
            </>
          ),
        },
        {
          head: 'Replacement',
          isWide: true,
          render: ({ replaced, skuCount, fit }) => (
            <>
              <span>{replacementText(replaced, skuCount)}</span>
              {fit !== '' && (
                <small className={fit.startsWith('Does not fit') ? styles.warning : undefined}>{fit}</small>
              )}
            </>
          ),
        },
      ]}
      rows={rows}
      rowKey={({ projectId }) => projectId}
    />
  )
}

function replacementText(replaced: number, all: number): string {
  if (replaced === 0) return 'None'
  return replaced === all ? (all === 1 ? 'Yes' : 'All of them') : `${countText(replaced)} of ${countText(all)}`
}
