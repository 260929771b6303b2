import { Suspense } from 'react'
import { data } from 'react-router'
import { lazyInBrowser } from '#app/shell/lazy-in-browser.ts'

export function loader() {
  throw data(null, 404)
}

export default function NotFoundRoute() {
  return null
}

const ErrorScreen = import.meta.env.SSR
  ? (await import('./error-screen.tsx')).ErrorScreen
  : lazyInBrowser(
      () => import('./error-screen.tsx'),
      (module) => module.ErrorScreen,
    )

/**
 * Shown for a page that does not exist or failed. Pages of a market export it too, so that the header and footer stay
 * around it.
 */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Suspense>
      <ErrorScreen error={error} />
    </Suspense>
  )
}
