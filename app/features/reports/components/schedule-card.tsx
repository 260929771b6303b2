import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { stepHref } from '#app/features/projects/details/builder-step.ts'
import type { ReportsPage } from '../read-reports-page.server.ts'
import { ReportCard } from './report-card.tsx'

interface ScheduleCardProps {
  readonly locale: Locale
  readonly page: ReportsPage
}

/** Leads to the preview, which makes the file that was chosen. */
export function ScheduleCard({ locale, page: { projectId, revisionId, isOwn } }: ScheduleCardProps) {
  const preview =
    revisionId === null
      ? stepHref(locale, isOwn ? 'edit' : 'view', projectId, 4)
      : routes.projects.revision.href({ locale, projectId, revisionId })
  return (
    <ReportCard title="Schedule" about="Rooms and products with quantities, notes and prices: as a paper or a sheet.">
      <ButtonLink look="primary" href={`${preview}#pdf`}>
        PDF
      </ButtonLink>
      <ButtonLink look="secondary" href={`${preview}#excel`}>
        Excel
      </ButtonLink>
      <ButtonLink look="secondary" href={`${preview}#csv`}>
        CSV
      </ButtonLink>
      <ButtonLink look="quiet" href={preview}>
        Preview
      </ButtonLink>
    </ReportCard>
  )
}
