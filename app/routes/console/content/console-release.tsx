import { data } from 'react-router'
import { isUuid } from '@specify/core/ids/uuid.ts'
import { routes } from '#app/addresses/routes.ts'
import { consoleMenu, consoleReader } from '#app/features/console/console-page.server.ts'
import { ReleaseScreen } from '#app/features/console/content/release-screen.tsx'
import { readOutcome } from '#app/features/console/outcome.ts'
import { releaseName } from '#app/features/publishing/documents.ts'
import { readRelease } from '#app/features/publishing/read-release.server.ts'
import { hasRight } from '#app/features/staff/assert-right.ts'
import type { Route } from './+types/console-release.ts'
import { personalContext } from '../../account/account-page.server.ts'
import { takeReleasePosts } from './document-posts.server.ts'

export { ErrorBoundary } from '../../not-found.tsx'
export const action = takeReleasePosts

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { actor, db, now } = personalContext(context)
  const reader = consoleReader(actor, params.locale, now)
  const mayPublish = hasRight(actor, 'content.publish')
  const mayDiscard = hasRight(actor, 'content.edit')
  if (!reader || !isUuid(params.id) || !(mayPublish || mayDiscard)) throw data(null, 404)
  const release = await readRelease(db, params.id)
  if (!release) throw data(null, 404)
  const { authorId, ...shown } = release
  return {
    menu: consoleMenu(actor, reader.locale),
    locale: reader.locale,
    outcome: readOutcome(url.searchParams),
    release: shown,
    isOwn: authorId === reader.accountId,
    mayPublish,
    mayDiscard,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Release ${releaseName(loaderData.release.number)}` : 'Release'
  return [{ title: `${title} | Specify console` }, { name: 'robots', content: 'noindex' }]
}

export default function ConsoleReleaseRoute({ loaderData }: Route.ComponentProps) {
  const { locale, release } = loaderData
  return (
    <ReleaseScreen
      {...loaderData}
      listHref={routes.console.list.path({ locale, list: 'releases' })}
      hrefOf={(name) => routes.console.document.href({ locale, name })}
      formHref={(form) => `${routes.console.release.path({ locale, id: release.id })}?form=${form}`}
    />
  )
}
