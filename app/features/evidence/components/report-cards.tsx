import type { Locale } from '#app/features/markets/model.ts'
import type { ReportsPage } from '../read-reports-page.server.ts'
import { DrawnCards } from './drawn-cards.tsx'

interface ReportCardsProps {
  readonly locale: Locale
  readonly page: ReportsPage
}

/** Each report of the page, in its order. */
export function ReportCards(props: ReportCardsProps) {
  return (
    <>
      <DrawnCards {...props} />
    </>
  )
}
