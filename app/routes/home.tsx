import type { Route } from './+types/home.ts'
import { ContentPage } from './content-view.tsx'
import { loadHome } from './home-page.server.ts'
import { pageMeta, structuredData, styleSheets } from './page-meta.ts'

export { ErrorBoundary } from './not-found.tsx'
export { keepUnderDialog as shouldRevalidate } from './keep-under-dialog.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  return loadHome(context, { locale: params.locale, index: true })
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return [...pageMeta(loaderData.head), ...styleSheets(loaderData.styles), ...structuredData(loaderData.structured)]
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData.page} />
}
