import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { useTicked } from '#app/features/catalogue/compare/ticked-products.ts'
import { onDemand } from '#app/shell/on-demand.tsx'

const Tray = onDemand(() => import('#app/features/catalogue/compare/components/compare-tray.tsx'))

/** Pages whose own bars stand at the foot, and the comparison itself: an empty one leads to what is ticked. */
const WITHOUT = /^\/\w+\/(?:compare\/\?|project-builder\/(?:create|edit|view)\/|checkout\/)/

/** The tray of what is ticked; its code is loaded with the first tick. */
export function CompareTray({ locale }: { locale: string }) {
  const { pathname, search } = useLocation()
  const isNeeded = useTicked(locale).length > 0
  return (
    isNeeded &&
    !WITHOUT.test(pathname + search) && (
      <Suspense>
        <Tray locale={locale} />
      </Suspense>
    )
  )
}
