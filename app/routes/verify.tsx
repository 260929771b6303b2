import type { Route } from './+types/verify.ts'
import { loadHome } from './home-page.server.ts'
import { HomeScreen } from './home-screen.tsx'
import { pageMeta } from './page-meta.ts'

export { ErrorBoundary } from './not-found.tsx'

export function loader({ context, params }: Route.LoaderArgs) {
  return loadHome(context, { locale: params.locale, index: false })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.head) : []
}

/** Shown after registration: the market's home with the dialog that tells of the mail. */
export default function VerifyRoute({ loaderData }: Route.ComponentProps) {
  return <HomeScreen page={loaderData.page} />
}
