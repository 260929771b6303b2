import { api } from '#app/addresses/api.ts'
import { routes } from '#app/addresses/routes.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { CompliancePage } from '../compliance/compliance-page.ts'
import { WHAT_IT_IS_NOT } from '../compliance/compliance-tables.ts'
import { ASSUMPTIONS, type Assumption } from '../compliance/assumptions.ts'
import { FileLinks } from './file-links.tsx'
import { ReportFrame } from './report-frame.tsx'
import { ReportPages } from './report-pages.tsx'
import { ReportTableView } from './report-table.tsx'
import styles from './report.module.css'

/** The compliance and water report. Everything on it works without script. */
export function ComplianceScreen({ page }: { readonly page: CompliancePage }) {
  const { locale, source, typed, warnings, missing, means, lines, fixtures, sources, dataOn } = page
  const file = (format: 'csv' | 'pdf') => api.complianceReport.href({ locale, ...source, ...typed, format })
  return (
    <ReportFrame
      page={page}
      name="Compliance and water report"
      notice={WHAT_IT_IS_NOT}
      about={`Checked on ${dataOn}.`}
      formats={
        <FileLinks
          files={[
            { label: 'CSV', href: file('csv'), look: 'quiet' },
            { label: 'PDF', href: file('pdf'), look: 'quiet' },
          ]}
        >
          <ButtonLink look="quiet" href={routes.reports.access.href({ locale, ...source })}>
            Access view
          </ButtonLink>
        </FileLinks>
      }
    >
      <ReportTableView table={warnings} />
      <ReportTableView table={missing} />
      <ReportTableView table={means} />
      <ReportTableView table={lines} />
      <ReportPages
        page={page.page}
        pages={page.pages}
        href={(to) => `${routes.reports.compliance.href({ locale, ...source, ...typed, page: to })}#lines`}
      />
      <ReportTableView table={fixtures} />
      {page.roomFixtures.rows.length > 0 && (
        <details className={styles.details}>
          <summary>By room</summary>
          <ReportTableView table={page.roomFixtures} />
        </details>
      )}
      <ReportTableView table={page.estimate} />
      <AssumptionForm page={page} />
      <section className={styles.part} aria-labelledby="sources-title">
        <h2 id="sources-title">Tables that were used</h2>
        <ul className={styles.sources}>
          {sources.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    </ReportFrame>
  )
}

/** Form for figures that only the reader knows. Nothing is prefilled. */
function AssumptionForm({ page: { locale, source, assumptions } }: { readonly page: CompliancePage }) {
  const keys = Object.keys(ASSUMPTIONS) as Assumption[]
  return (
    <form action={`${routes.reports.compliance.path({ locale })}#estimate`} className={styles.form}>
      {Object.entries(source).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {keys.map((key) => (
        <label key={key}>
          {ASSUMPTIONS[key].label}
          <input
            type="number"
            name={key}
            inputMode="decimal"
            min={0}
            max={ASSUMPTIONS[key].most}
            step="any"
            defaultValue={assumptions[key] ?? ''}
          />
        </label>
      ))}
      <Button type="submit">Work out the use</Button>
    </form>
  )
}
