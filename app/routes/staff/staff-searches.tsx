import { data } from 'react-router'
import { findMarket } from '@specify/core/market.ts'
import { SearchReportScreen } from '#app/features/searches/components/search-report-screen.tsx'
import { readSearchReport } from '#app/features/searches/queries.server.ts'
import { readReportFilter } from '#app/features/searches/search-report.ts'
import { isStaff } from '#app/features/searches/staff-access.ts'
import type { Route } from './+types/staff-searches.ts'
import { personalContext } from '../account/account-page.server.ts'

export { ErrorBoundary } from '../not-found.tsx'

/** Further ones are in the file. */
const MOST_ROWS = 100

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  const { actor, db, now } = personalContext(context)
  if (!market || !isStaff(actor)) throw data(null, 404)
  const filter = readReportFilter(new URL(request.url).searchParams)
  const report = await readSearchReport(db, { ...filter, locale: market.code, limit: MOST_ROWS }, now)
  return { locale: market.code, filter, report }
}

export function meta() {
  return [{ title: 'Searches | Specify' }, { name: 'robots', content: 'noindex' }]
}

export default function StaffSearchesRoute({ loaderData }: Route.ComponentProps) {
  return <SearchReportScreen {...loaderData} />
}
