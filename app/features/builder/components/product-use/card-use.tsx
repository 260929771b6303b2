import { Suspense } from 'react'
import type { Locale } from '@specify/core/market.ts'
import { onDemand } from '#app/shell/on-demand.tsx'
import { useHydrated } from '#app/ui/browser/use-hydrated.ts'
import { lastProject } from '../add-to-project/last-project.ts'

const ProductUse = onDemand(() => import('./product-use.tsx'))

interface CardUseProps {
  readonly locale: Locale
  readonly productId: string
  readonly isSignedIn: boolean
}

/** Shows how many rooms of the current project have a product, once the page is loaded, to signed-in accounts. */
export function CardUse({ isSignedIn, ...card }: CardUseProps) {
  return isSignedIn && <AccountCardUse {...card} />
}

function AccountCardUse({ locale, productId }: Omit<CardUseProps, 'isSignedIn'>) {
  const isReady = useHydrated()
  const projectId = isReady ? lastProject.read(locale) : null
  return (
    projectId !== null && (
      <Suspense>
        <ProductUse locale={locale} productId={productId} projectId={projectId} />
      </Suspense>
    )
  )
}
