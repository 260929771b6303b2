import { api } from '#app/addresses/api.ts'
import { routes } from '#app/addresses/routes.ts'

/** Reports: searches without results, those that gave words up or led to no product, codes that are not ours, or all. */
export const REPORT_KINDS = {
  nothing: 'Found nothing',
  'given-up': 'Words given up',
  'no-click': 'Nothing opened',
  codes: 'Codes not found',
  all: 'Most frequent',
} as const
export type ReportKind = keyof typeof REPORT_KINDS

/** Periods in days, today included. */
export const REPORT_DAYS = [7, 30, 90] as const
export type ReportDays = (typeof REPORT_DAYS)[number]

export interface ReportRow {
  readonly text: string
  readonly searches: number
  /** Products that the last search found. */
  readonly hits: number
  readonly understood: readonly string[]
  readonly givenUp: readonly string[]
  /** Products that were opened, the most opened first. */
  readonly clicked: readonly string[]
  readonly lastDay: string
}

export interface SearchReport {
  readonly rows: readonly ReportRow[]
  /** Texts of this kind, those past the limit included. */
  readonly total: number
}

export interface ReportFilter {
  readonly kind: ReportKind
  readonly days: ReportDays
}

/** Reads the filter from an address; what it does not know is left at its default. */
export function readReportFilter(params: URLSearchParams): ReportFilter {
  const kind = params.get('kind') ?? ''
  const days = REPORT_DAYS.find((each) => String(each) === params.get('days'))
  return { kind: Object.hasOwn(REPORT_KINDS, kind) ? (kind as ReportKind) : 'nothing', days: days ?? 30 }
}

export function reportHref(locale: string, { kind, days }: ReportFilter): string {
  return routes.console.searches.href({ locale, kind, days })
}

export function reportFileHref(locale: string, { kind, days }: ReportFilter): string {
  return api.searchesCsv.href({ locale, kind, days })
}

export function reportRows({ rows }: SearchReport): string[][] {
  return [
    ['search', 'times', 'results', 'understood', 'given up', 'opened', 'last day'],
    ...rows.map(({ text, searches, hits, understood, givenUp, clicked, lastDay }) => [
      text,
      String(searches),
      String(hits),
      understood.join('; '),
      givenUp.join('; '),
      clicked.join('; '),
      lastDay,
    ]),
  ]
}
