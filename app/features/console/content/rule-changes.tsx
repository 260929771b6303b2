import { MARKETS } from '@specify/core/market.ts'
import { countOf, countText } from '@specify/core/text/count-text.ts'
import type { RuleChanges } from '#app/features/publishing/rules/compare-rules.server.ts'
import { WARNING_KINDS, type WarningKind } from '#app/features/reports/compliance/compliance-checks.ts'
import { RecordTable } from '../components/record-table.tsx'
import styles from '../components/console.module.css'

/** The warnings that the draft of the rules would give, beside those of today. */
export function RuleChangesPart({ changes }: { readonly changes: RuleChanges | null }) {
  if (!changes) return <p className={styles.soft}>There is no draft that can be compared.</p>
  const { products, left, added, ended, warnings, projects } = changes
  const kinds = (Object.keys(WARNING_KINDS) as WarningKind[]).filter((kind) => added[kind] + ended[kind] > 0)
  return (
    <section className={styles.block} aria-labelledby="rule-changes">
      <h2 id="rule-changes">What it would say</h2>
      <p>
        {kinds.length === 0
          ? `${countOf(products, 'product')} compared in both markets: the reports say the same.`
          : `${countOf(products, 'product')} compared in both markets. ${countOf(projects, 'open project')} ${projects === 1 ? 'has' : 'have'} one of those below.`}
        {left > 0 && ` ${countOf(left, 'product')} were left out.`}
      </p>
      {kinds.length > 0 && (
        <>
          <RecordTable
            caption="Warnings by kind"
            columns={[
              { head: 'Warning', render: (kind) => WARNING_KINDS[kind] },
              { head: 'Said newly, or in other words', isNumber: true, render: (kind) => countText(added[kind]) },
              { head: 'Said no longer', isNumber: true, render: (kind) => countText(ended[kind]) },
            ]}
            rows={kinds}
            rowKey={(kind) => kind}
          />
          <RecordTable
            caption="Products"
            columns={[
              {
                head: 'Product',
                render: ({ sku, name }) => (
                  <>
                    {name}
                    <small className="code">{sku}</small>
                  </>
                ),
              },
              { head: 'Market', render: ({ locale }) => MARKETS[locale].countryName },
              { head: 'Warning', render: ({ kind }) => WARNING_KINDS[kind] },
              { head: 'Says', isWide: true, render: ({ text }) => text || 'nothing any more' },
            ]}
            rows={warnings}
            rowKey={({ locale, sku, kind }) => `${locale} ${sku} ${kind}`}
          />
        </>
      )}
    </section>
  )
}
