import { data } from 'react-router'
import { findMarket } from '@specify/core/market.ts'
import { ConsoleFrame } from '#app/features/console/components/console-frame.tsx'
import { consoleMenu } from '#app/features/console/console-page.server.ts'
import { InsightScreen } from '#app/features/insight/components/insight-screen.tsx'
import { readInsightFilter } from '#app/features/insight/insight-filter.ts'
import { plotTable } from '#app/features/insight/plots/plot-table.server.ts'
import { readInsight } from '#app/features/insight/read-insight.server.ts'
import { hasRight } from '#app/features/staff/assert-right.ts'
import { requestContext } from '#app/request-context.server.ts'
import type { Route } from './+types/console-insight.ts'
import { personalContext } from '../account/account-page.server.ts'

export { ErrorBoundary } from '../not-found.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  const { actor } = personalContext(context)
  if (!market || !hasRight(actor, 'insight')) throw data(null, 404)
  const { code: locale } = market
  const filter = readInsightFilter(new URL(request.url).searchParams, locale)
  const tables = await readInsight(context.get(requestContext), locale, filter)
  return { menu: consoleMenu(actor, locale), locale, filter, tables: tables.map(plotTable) }
}

export function meta() {
  return [{ title: 'Use of products | Specify console' }, { name: 'robots', content: 'noindex' }]
}

export default function ConsoleInsightRoute({ loaderData: { menu, ...screen } }: Route.ComponentProps) {
  return (
    <ConsoleFrame menu={menu} current="insight" title="Use of products">
      <InsightScreen {...screen} />
    </ConsoleFrame>
  )
}
