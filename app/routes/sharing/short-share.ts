import { data, redirect } from 'react-router'
import { shareLink } from '#app/features/exports/export-names.ts'
import { fromShareCode } from '#app/features/exports/share/share-code.ts'
import { findMarket } from '@specify/core/market.ts'
import type { Route } from './+types/short-share.ts'

/** The link that is printed on paper: the same id in fewer letters. Whether it is shared is the summary's to say. */
export function loader({ params }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  const projectId = market && fromShareCode(params.code)
  if (!market || !projectId) throw data(null, 404)
  return redirect(shareLink('', market.code, projectId, ''))
}

export { default, ErrorBoundary } from '../not-found.tsx'
