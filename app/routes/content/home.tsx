import type { Route } from './+types/home.ts'
import { ContentPage } from './content-view.tsx'
import { loadHome } from './home-page.server.ts'
import { contentMeta } from '../page-meta.ts'

export { ErrorBoundary } from '../not-found.tsx'
export { keepUnderDialog as shouldRevalidate } from '../account/keep-under-dialog.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  return loadHome(context, { locale: params.locale, index: true })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta(loaderData)
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData.page} />
}
