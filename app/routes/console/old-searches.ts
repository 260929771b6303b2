import { data, redirect } from 'react-router'
import { findMarket } from '@specify/core/market.ts'
import { routes } from '#app/addresses/routes.ts'
import { hasRight } from '#app/features/staff/assert-right.ts'
import type { Route } from './+types/old-searches.ts'
import { personalContext } from '../account/account-page.server.ts'

/** The report was here before there was a console. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  const { actor } = personalContext(context)
  if (!market || !hasRight(actor, 'insight')) throw data(null, 404)
  throw redirect(`${routes.console.searches.path({ locale: market.code })}${url.search}`)
}
