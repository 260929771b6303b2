import type { Locale } from '@specify/core/market.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { handoverHref } from '../handover-hrefs.ts'
import type { ReportsPage } from '../read-reports-page.server.ts'
import { ReportCard } from './report-card.tsx'

interface HandoverCardProps {
  readonly locale: Locale
  readonly page: Pick<ReportsPage, 'source'>
}

export function HandoverCard({ locale, page }: HandoverCardProps) {
  return (
    <ReportCard
      title="Handover package"
      about="Every document of every product in one zip, by room, tag or product, with the schedule, a contents page and a signed list."
    >
      <ButtonLink look="secondary" href={handoverHref(locale, page.source)}>
        Choose files
      </ButtonLink>
    </ReportCard>
  )
}
