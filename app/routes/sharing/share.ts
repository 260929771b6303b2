import { redirect } from 'react-router'
import { shareLink } from '#app/features/exports/export-names.ts'
import { findMarket } from '@specify/core/market.ts'
import type { Route } from './+types/share.ts'
import { requireProfile } from '../account/account-page.server.ts'

/**
 * The short form of a share link: leads to the summary for an account with a profile, others sign in or complete it
 * first.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const locale = findMarket(params.locale)?.code ?? 'au'
  requireProfile(context, { locale, url })
  const { searchParams } = url
  return redirect(shareLink('', locale, searchParams.get('projectId') ?? '', searchParams.get('company') ?? ''))
}
