import { api } from '#app/addresses/api.ts'
import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { ReportsPage } from '../read-reports-page.server.ts'
import { DrawnCards } from './drawn-cards.tsx'
import { FileLinks } from './file-links.tsx'
import { ReportCard } from './report-card.tsx'
import { HandoverCard } from './handover-card.tsx'
import { ScheduleCard } from './schedule-card.tsx'
import { ModelCards } from './model-cards.tsx'

interface ReportCardsProps {
  readonly locale: Locale
  readonly page: ReportsPage
}

export function ReportCards({ locale, page }: ReportCardsProps) {
  const { source } = page
  const compliance = (format: 'pdf' | 'csv') => api.complianceReport.href({ locale, ...source, format })
  return (
    <>
      <ScheduleCard locale={locale} page={page} />
      <ReportCard
        title="Compliance and water"
        about="Stars, registrations, flows and flushes, licences and lead free of every product, with warnings, what is not stated, and fixture counts."
      >
        <ButtonLink href={routes.reports.compliance.href({ locale, ...source })}>Open</ButtonLink>
        <FileLinks
          files={[
            { label: 'PDF', href: compliance('pdf') },
            { label: 'CSV', href: compliance('csv') },
          ]}
        />
      </ReportCard>
      <ReportCard
        title="Access view"
        about="Rooms marked for access: which products state the standard, with edition and clause, and their figures beside usual set-outs."
      >
        <ButtonLink href={routes.reports.access.href({ locale, ...source })}>Open</ButtonLink>
        <FileLinks files={[{ label: 'PDF', href: api.accessView.href({ locale, ...source, format: 'pdf' }) }]} />
      </ReportCard>
      <HandoverCard locale={locale} page={page} />
      <ModelCards locale={locale} page={page} />
      <DrawnCards locale={locale} page={page} />
    </>
  )
}
