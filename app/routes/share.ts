import { redirect } from 'react-router'
import { shareLink } from '#app/features/exports/export-names.ts'
import { findMarket } from '#app/features/markets/model.ts'
import { personalContext } from './account-page.server.ts'
import type { Route } from './+types/share.ts'

/** The short form of a share link: leads to the summary for somebody with a profile, home for visitors. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const locale = findMarket(params.locale)?.code ?? 'au'
  const { actor } = personalContext(context)
  if (actor.kind === 'visitor') return redirect(`/${locale}/`)
  if (!actor.hasProfile) return redirect(`/${locale}/company-registration/`)
  const { searchParams } = new URL(request.url)
  return redirect(shareLink('', locale, searchParams.get('projectId') ?? '', searchParams.get('company') ?? ''))
}
