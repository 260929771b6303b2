import { readProjectAsks } from '#app/features/blanks/read-page-asks.server.ts'
import { AskingReader } from '#app/features/catalogue/blanks/ask-maker.tsx'
import { accessPage } from '#app/features/reports/access/access-page.ts'
import { accessOf } from '#app/features/reports/access/access-of.server.ts'
import { noteAccessBlanks } from '#app/features/reports/access/note-access-blanks.server.ts'
import { AccessScreen } from '#app/features/reports/components/access-screen.tsx'
import { readSchedule } from '#app/features/reports/read-schedule.server.ts'
import { orErrorPage } from '#app/shell/or-error-page.ts'
import type { Route } from './+types/access-report.ts'
import { sameIn } from '../projects/project-of-page.server.ts'
import { REPORT_HEADERS, reportOfPage } from './report-of-page.server.ts'

export { ErrorBoundary } from '../not-found.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { locale, reader, asked } = await reportOfPage(args)
  const schedule = await orErrorPage(readSchedule(reader, asked))
  const { project } = schedule
  if (project.locale !== locale) throw sameIn(project.locale, args.url)
  const read = await accessOf(schedule, reader)
  noteAccessBlanks(reader, schedule, read.lines, read.view)
  const number = new URL(args.request.url).searchParams.get('page') ?? ''
  const asks = await readProjectAsks(reader, schedule)
  return { asks, page: accessPage({ ...read, page: /^[1-9]\d{0,3}$/.test(number) ? Number(number) : 1 }) }
}

export function headers() {
  return REPORT_HEADERS
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `${loaderData ? `Access: ${loaderData.page.title}` : 'Access view'} | Specify` },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function AccessReportRoute({ loaderData }: Route.ComponentProps) {
  const { asks, page } = loaderData
  return (
    <AskingReader asks={asks}>
      <AccessScreen page={page} />
    </AskingReader>
  )
}
