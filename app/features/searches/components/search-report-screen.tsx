import { countOf } from '@specify/core/text/count-text.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { LOCALES, MARKETS, type Locale } from '@specify/core/market.ts'
import {
  REPORT_DAYS,
  REPORT_KINDS,
  reportHref,
  type ReportFilter,
  type ReportKind,
  type SearchReport,
} from '../search-report.ts'
import styles from './search-report-screen.module.css'
import { ReportTable } from './searches-table.tsx'

interface SearchReportScreenProps {
  readonly locale: Locale
  readonly filter: ReportFilter
  readonly report: SearchReport
}

export function SearchReportScreen({ locale, filter, report }: SearchReportScreenProps) {
  const { rows, total } = report
  const kinds = Object.entries(REPORT_KINDS) as [ReportKind, string][]
  return (
    <div>
      <div className={styles.filters}>
        <Choice
          label="Show"
          options={kinds.map(([kind, label]) => ({
            label,
            href: reportHref(locale, { ...filter, kind }),
            isChosen: kind === filter.kind,
          }))}
        />
        <Choice
          label="Market"
          options={LOCALES.map((code) => ({
            label: MARKETS[code].countryName,
            href: reportHref(code, filter),
            isChosen: code === locale,
          }))}
        />
        <Choice
          label="Period"
          options={REPORT_DAYS.map((days) => ({
            label: `${days} days`,
            href: reportHref(locale, { ...filter, days }),
            isChosen: days === filter.days,
          }))}
        />
      </div>
      {rows.length === 0 ? (
        <p className={styles.empty}>No such searches in the last {filter.days} days.</p>
      ) : (
        <>
          <p className={styles.count}>
            {total > rows.length
              ? `The ${rows.length} most frequent of ${countOf(total, 'text')}`
              : countOf(total, 'text')}
          </p>
          <ReportTable locale={locale} rows={rows} />
        </>
      )}
      <aside className={styles.hint}>
        <h2>Adding a word</h2>
        <p>
          A word that people use and the catalogue does not is added to <code>content/vocabulary.json</code>:{' '}
          <code>{'{ "words": ["vessel basin"], "means": ["Counter top basins"] }'}</code>. A running site takes it up
          within seconds. <code>npm run content -- check --catalogue</code> checks for duplicate terms and terms with no
          products.
        </p>
        <p>Texts are kept for 90 days, without anything about who searched.</p>
      </aside>
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly options: readonly { readonly label: string; readonly href: string; readonly isChosen: boolean }[]
}

function Choice({ label, options }: ChoiceProps) {
  return (
    <nav className={styles.choice} aria-label={label}>
      <span>{label}</span>
      {options.map(({ label: name, href, isChosen }) => (
        <PageLink key={href} href={href} aria-current={isChosen ? 'true' : undefined} keepsScroll>
          {name}
        </PageLink>
      ))}
    </nav>
  )
}
