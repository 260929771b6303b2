import { data } from 'react-router'
import { isUuid } from '@specify/core/ids/uuid.ts'
import { api } from '#app/addresses/api.ts'
import { routes } from '#app/addresses/routes.ts'
import { needsCode } from '#app/features/accounts/account-actions/second-factor-actions.server.ts'
import { readChangePage, readRowFilter } from '#app/features/changes/read-change-page.server.ts'
import { ChangeScreen } from '#app/features/console/components/changes/change-screen.tsx'
import { consoleMenu, consoleReader } from '#app/features/console/console-page.server.ts'
import { readSetUses } from '#app/features/console/consequences/read-set-uses.server.ts'
import { readOutcome } from '#app/features/console/outcome.ts'
import { hasRight } from '#app/features/staff/assert-right.ts'
import type { Route } from './+types/console-change.ts'
import { personalContext } from '../account/account-page.server.ts'
import { takeChangePosts } from './change-posts.server.ts'

export { ErrorBoundary } from '../not-found.tsx'
export const action = takeChangePosts

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = personalContext(context)
  const { actor, db, now } = site
  const reader = consoleReader(actor, params.locale, now)
  const mayApply = hasRight(actor, 'catalogue.apply')
  if (!reader || !isUuid(params.id) || !(mayApply || hasRight(actor, 'catalogue.edit'))) throw data(null, 404)
  const { locale } = reader
  const filter = readRowFilter(url.searchParams)
  const change = await readChangePage(db, params.id, filter, reader)
  if (!change) throw data(null, 404)
  const { counts, progress, state } = change
  const mayReadUses = hasRight(actor, 'catalogue.edit') && state !== 'discarded' && progress === null
  const hasUses = mayReadUses && counts.changed + counts.withdrawn > 0
  return {
    menu: consoleMenu(actor, locale),
    // Once a process has done its work, the state says so.
    outcome: change.progress === null && isBegun(url) ? '' : readOutcome(url.searchParams),
    change,
    filter,
    locale,
    mayApply,
    asksCode: needsCode({ actor, now }),
    uses: hasUses
      ? { text: await readSetUses(site, change.id), href: routes.console.consequences.href({ locale, set: change.id }) }
      : null,
  }
}

const isBegun = ({ searchParams }: URL) => ['plan-changes', 'apply-changes'].includes(searchParams.get('done') ?? '')

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `${loaderData?.change.name ?? 'Changes'} | Specify console` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function ConsoleChangeRoute({ loaderData }: Route.ComponentProps) {
  const { locale, change } = loaderData
  const hrefOf = (id: string) => routes.console.change.path({ locale, id })
  return (
    <ChangeScreen
      {...loaderData}
      path={hrefOf(change.id)}
      listHref={routes.console.list.path({ locale, list: 'changes' })}
      fileHref={api.changeRows.href({ locale, id: change.id })}
      hrefOf={hrefOf}
    />
  )
}
