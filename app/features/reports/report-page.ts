import type { Locale } from '@specify/core/market.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import type { ReportTable } from './compliance/compliance-tables.ts'
import type { ScheduleSource } from '#app/addresses/routes.ts'
import { scheduleTitle, type EvidenceSchedule } from './schedule.ts'

export interface ReportPage {
  readonly locale: Locale
  readonly source: ScheduleSource
  readonly title: string
  readonly projectName: string
  readonly figures: readonly ReportFigure[]
}

export interface ReportFigure {
  readonly label: string
  readonly value: string
  readonly isWarning?: boolean
}

export function reportPage(schedule: EvidenceSchedule, figures: readonly ReportFigure[]): ReportPage {
  const { project, source } = schedule
  const { locale, projectName } = project
  return { locale, source, title: scheduleTitle(schedule), projectName, figures }
}

/** Rows of a table that a page shows at most, besides those of its products. */
const MOST_SHOWN = 120

export function shownTable(table: ReportTable, elsewhere: string): ReportTable & { readonly more: string } {
  const cut = table.rows.length - MOST_SHOWN
  return {
    ...table,
    rows: table.rows.slice(0, MOST_SHOWN),
    ...(table.blanks && { blanks: { ...table.blanks, rows: table.blanks.rows.slice(0, MOST_SHOWN) } }),
    more: cut > 0 ? `${countOf(cut, 'more row')} ${cut === 1 ? 'is' : 'are'} ${elsewhere}.` : '',
  }
}

export type TruncatedTable = ReturnType<typeof shownTable>
