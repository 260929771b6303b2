import { Suspense, use } from 'react'
import { onDemand } from '#app/shell/on-demand.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { ShoppingContext } from './shopping.ts'

const Heart = onDemand(async () => ({ default: (await import('./heart.tsx')).Heart }))

interface CardWishProps {
  readonly sku: string
  /** Id of the element that names the product. */
  readonly nameId: string
}

export function CardWish(props: CardWishProps) {
  const isReady = useHydrated()
  const isSignedIn = use(ShoppingContext) !== null
  return (
    isSignedIn &&
    isReady && (
      <Suspense>
        <Heart {...props} />
      </Suspense>
    )
  )
}
