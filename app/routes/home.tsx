import type { Route } from './+types/home.ts'
import { loadHome } from './home-page.server.ts'
import { HomeScreen } from './home-screen.tsx'
import { pageMeta, structuredData } from './page-meta.ts'

export { ErrorBoundary } from './not-found.tsx'
export { keepUnderDialog as shouldRevalidate } from './keep-under-dialog.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  return loadHome(context, { locale: params.locale, index: true })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [...pageMeta(loaderData.head), ...structuredData(loaderData.structured)] : []
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomeScreen page={loaderData.page} />
}
