import { data } from 'react-router'
import { SavedSearchesScreen } from '#app/features/browse/components/search/saved-searches-screen.tsx'
import { listSaved } from '#app/features/browse/saved-searches/commands.server.ts'
import { readSavedSearches } from '#app/features/browse/saved-searches/read-saved.server.ts'
import { findMarket } from '@specify/core/market.ts'
import { requestContext } from '#app/request-context.server.ts'
import { orErrorPage } from '#app/shell/or-error-page.ts'
import type { Route } from './+types/saved-searches.ts'
import { requireAccount } from './account-page.server.ts'

export { takeSavedSearchPosts as action } from './saved-search-posts.server.ts'
export { ErrorBoundary } from '../not-found.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const { code: locale } = market
  const { accountId } = requireAccount(context, { locale, url })
  const reader = context.get(requestContext)
  const rows = await listSaved(reader.db, accountId)
  return { locale, searches: await orErrorPage(readSavedSearches(reader, rows)) }
}

export function meta() {
  return [{ title: 'Saved searches | Specify' }, { name: 'robots', content: 'noindex' }]
}

export default function SavedSearchesRoute({ loaderData }: Route.ComponentProps) {
  return <SavedSearchesScreen {...loaderData} />
}
