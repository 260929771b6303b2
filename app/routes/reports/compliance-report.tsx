import { readProjectAsks } from '#app/features/blanks/read-page-asks.server.ts'
import { AskingReader } from '#app/features/catalogue/blanks/ask-maker.tsx'
import { ComplianceScreen } from '#app/features/reports/components/compliance-screen.tsx'
import { compliancePage } from '#app/features/reports/compliance/compliance-page.ts'
import { complianceOf } from '#app/features/reports/compliance/compliance-of.server.ts'
import { complianceBlanks } from '#app/features/reports/compliance/product-table.ts'
import { readAssumptions } from '#app/features/reports/compliance/assumptions.ts'
import { noteBlanks } from '#app/features/reports/note-blanks.server.ts'
import { readSchedule } from '#app/features/reports/read-schedule.server.ts'
import { orErrorPage } from '#app/shell/or-error-page.ts'
import type { Route } from './+types/compliance-report.ts'
import { sameIn } from '../projects/project-of-page.server.ts'
import { REPORT_HEADERS, reportOfPage } from './report-of-page.server.ts'

export { ErrorBoundary } from '../not-found.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { locale, reader, asked } = await reportOfPage(args)
  const { searchParams } = new URL(args.request.url)
  const schedule = await orErrorPage(readSchedule(reader, asked))
  const { project } = schedule
  if (project.locale !== locale) throw sameIn(project.locale, args.url)
  const read = await complianceOf(schedule, readAssumptions(searchParams), reader)
  noteBlanks(reader, schedule, read.lines, complianceBlanks(read.report))
  const number = searchParams.get('page') ?? ''
  const page = /^[1-9]\d{0,3}$/.test(number) ? Number(number) : 1
  const asks = await readProjectAsks(reader, schedule)
  return { asks, page: compliancePage({ ...read, tables: reader.content.compliance, page }) }
}

export function headers() {
  return REPORT_HEADERS
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Compliance and water: ${loaderData.page.title}` : 'Compliance and water report'
  return [
    { title: `${title} | Specify` },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function ComplianceReportRoute({ loaderData }: Route.ComponentProps) {
  const { asks, page } = loaderData
  return (
    <AskingReader asks={asks}>
      <ComplianceScreen page={page} />
    </AskingReader>
  )
}
