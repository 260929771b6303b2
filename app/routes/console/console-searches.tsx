import { data } from 'react-router'
import { findMarket } from '@specify/core/market.ts'
import { ConsoleFrame } from '#app/features/console/components/console-frame.tsx'
import { consoleMenu } from '#app/features/console/console-page.server.ts'
import { SearchReportScreen } from '#app/features/searches/components/search-report-screen.tsx'
import { readSearchReport } from '#app/features/searches/queries.server.ts'
import { readReportFilter, reportFileHref } from '#app/features/searches/search-report.ts'
import { hasRight } from '#app/features/staff/assert-right.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/console-searches.ts'
import { personalContext } from '../account/account-page.server.ts'

export { ErrorBoundary } from '../not-found.tsx'

/** Further ones are in the file. */
const MOST_ROWS = 100

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  const { actor, db, now } = personalContext(context)
  if (!market || !hasRight(actor, 'insight')) throw data(null, 404)
  const filter = readReportFilter(new URL(request.url).searchParams)
  const report = await readSearchReport(db, { ...filter, locale: market.code, limit: MOST_ROWS }, now)
  return { menu: consoleMenu(actor, market.code), locale: market.code, filter, report }
}

export function meta() {
  return [{ title: 'Searches | Specify console' }, { name: 'robots', content: 'noindex' }]
}

export default function ConsoleSearchesRoute({ loaderData: { menu, ...report } }: Route.ComponentProps) {
  const csv = report.report.rows.length > 0 && (
    <ButtonLink look="quiet" href={reportFileHref(report.locale, report.filter)} download>
      Download CSV
    </ButtonLink>
  )
  return (
    <ConsoleFrame menu={menu} current="searches" title="Searches" actions={csv}>
      <SearchReportScreen {...report} />
    </ConsoleFrame>
  )
}
