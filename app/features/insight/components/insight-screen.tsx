import { PROJECT_LOCATIONS, PROJECT_TYPES } from '@specify/schedule/model.ts'
import { LOCALES, MARKETS, type Locale } from '@specify/core/market.ts'
import { countOf, countText } from '@specify/core/text/count-text.ts'
import { routes } from '#app/addresses/routes.ts'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/fields/select.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import {
  insightFileHref,
  insightHref,
  PERIOD_LABELS,
  SCREENS,
  STAGES,
  type InsightFilter,
  type InsightScreenName,
} from '../insight-filter.ts'
import type { PlottedTable } from '../plots/plot.ts'
import { PlotFigure } from './plot-figure.tsx'
import styles from './insight.module.css'

interface InsightScreenProps {
  readonly locale: Locale
  readonly filter: InsightFilter
  readonly tables: readonly PlottedTable[]
}

const ABOUT: Record<InsightScreenName, string> = {
  specified:
    'Pieces in open projects, over all their units. A product counts from the day on which it came into a project.',
  compared: 'Each two products that stood side by side on the page that compares, counted by day.',
  files:
    'Documents, drawings and models that were fetched from pages of this site, counted by day. Files on another server are not counted.',
  search:
    'Searches and the products opened from their results, and how many open projects these products came into in the same time, with or without a search. Searches are kept for 90 days.',
}

/** Numbers of a market, as plots and tables. Filters stand in the address. */
export function InsightScreen({ locale, filter, tables }: InsightScreenProps) {
  const { show } = filter
  const shown = tables.filter(({ rows }) => rows.length > 0)
  return (
    <div className={styles.screen}>
      <nav className={styles.tabs} aria-label="Subject">
        {(Object.keys(SCREENS) as InsightScreenName[]).map((name) => (
          <PageLink
            key={name}
            href={insightHref(locale, { ...filter, show: name })}
            aria-current={name === show ? 'page' : undefined}
            keepsScroll
          >
            {SCREENS[name]}
          </PageLink>
        ))}
      </nav>
      <p className={styles.about}>{ABOUT[show]} No project or person is named.</p>
      <Filters locale={locale} filter={filter} />
      {shown.length === 0 ? (
        <div className={styles.empty}>
          <p>Nothing was counted for this choice.</p>
          <PageLink href={routes.console.insight.href({ locale, show, period: 'all' })}>Show all time</PageLink>
        </div>
      ) : (
        <div className={styles.cards}>
          {shown.map((table) => (
            <Card key={table.key} table={table} fileHref={insightFileHref(locale, filter, table.key)} />
          ))}
        </div>
      )}
    </div>
  )
}

function Filters({ locale, filter }: Pick<InsightScreenProps, 'locale' | 'filter'>) {
  const { show, period, region, kind, stage } = filter
  const ofProjects = [
    { name: 'region', label: 'Region', value: region, options: PROJECT_LOCATIONS[locale].map((each) => [each, each]) },
    { name: 'kind', label: 'Kind of project', value: kind, options: Object.entries(PROJECT_TYPES) },
    { name: 'stage', label: 'Stage', value: stage, options: Object.entries(STAGES) },
  ]
  return (
    <form method="get" action={routes.console.insight.path({ locale })} className={styles.filters} key={locale}>
      <nav className={styles.markets} aria-label="Market">
        {LOCALES.map((code) => (
          <PageLink
            key={code}
            href={insightHref(code, filter)}
            aria-current={code === locale ? 'true' : undefined}
            keepsScroll
          >
            {MARKETS[code].countryName}
          </PageLink>
        ))}
      </nav>
      <input type="hidden" name="show" value={show} />
      <label>
        <span>Period</span>
        <Select name="period" defaultValue={period}>
          {Object.entries(PERIOD_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </label>
      {show === 'specified' &&
        ofProjects.map(({ name, label, value, options }) => (
          <label key={name}>
            <span>{label}</span>
            <Select name={name} defaultValue={value ?? ''}>
              <option value="">All</option>
              {options.map(([key = '', words]) => (
                <option key={key} value={key}>
                  {words}
                </option>
              ))}
            </Select>
          </label>
        ))}
      <Button type="submit" look="secondary">
        Apply
      </Button>
    </form>
  )
}

function Card({ table, fileHref }: { readonly table: PlottedTable; readonly fileHref: string }) {
  const { key, title, isWide, headings, rows, total } = table
  const firstValue = 1 + (rows[0]?.texts.length ?? 0)
  return (
    <section
      className={styles.card}
      data-table={key}
      data-wide={isWide || undefined}
      aria-labelledby={`insight-${key}`}
    >
      <header>
        <h2 id={`insight-${key}`}>{title}</h2>
        <a href={fileHref} download>
          CSV<span className="visually-hidden"> of {title}</span>
        </a>
      </header>
      <div>
        <PlotFigure table={table} />
        {total > rows.length && (
          <p className={styles.more}>
            The first {rows.length} of {countOf(total, 'row')}; all are in the CSV.
          </p>
        )}
      </div>
      <details open={isWide}>
        <summary>
          Show as a table<span className="visually-hidden"> – {title}</span>
        </summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={`${title} as a table`}>
          <table aria-label={title}>
            <thead>
              <tr>
                {headings.map((heading, at) => (
                  <th key={heading} scope="col" data-number={at >= firstValue || undefined}>
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key: ofRow, label, texts, values }) => (
                <tr key={ofRow}>
                  <th scope="row">{label}</th>
                  {texts.map((text, column) => (
                    <td key={headings[1 + column]}>{text}</td>
                  ))}
                  {values.map((value, column) => (
                    <td key={headings[firstValue + column]} data-number>
                      {countText(value)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  )
}
