import type { Route } from './+types/login.ts'
import { ContentPage } from '../content/content-view.tsx'
import { loadHome } from '../content/home-page.server.ts'
import { pageMeta, styleSheets } from '../page-meta.ts'

export { takeAccountPosts as action } from './account-posts.server.ts'
export { ErrorBoundary } from '../not-found.tsx'

export function loader({ context, params }: Route.LoaderArgs) {
  return loadHome(context, { locale: params.locale, index: false })
}

/** The address may carry the token of a mail: no referrer, no cached copy. */
export function headers() {
  return { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [...pageMeta(loaderData.head), ...styleSheets(loaderData.styles)] : []
}

/** The sign-in entry, also for registering and for a new password: the market's home with the dialog open. */
export default function LoginRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData.page} />
}
