import type { Locale } from '#app/features/markets/model.ts'
import type { ReportsPage } from '../read-reports-page.server.ts'

interface ReportCardsProps {
  readonly locale: Locale
  readonly page: ReportsPage
}

/** Each report of the page, in its order. */
export function ReportCards(_props: ReportCardsProps) {
  return null
}
