import { Suspense, use } from 'react'
import { namedOnDemand } from '#app/shell/on-demand.tsx'
import { useHydrated } from '#app/ui/browser/use-hydrated.ts'
import { ShoppingContext } from './shopping.ts'

const Heart = namedOnDemand(
  () => import('./heart.tsx'),
  ({ Heart }) => Heart,
)

interface CardWishProps {
  readonly sku: string
  /** Id of the element that names the product. */
  readonly nameId: string
}

export function CardWish(props: CardWishProps) {
  const isSignedIn = use(ShoppingContext) !== null
  return isSignedIn && <AccountCardWish {...props} />
}

function AccountCardWish(props: CardWishProps) {
  const isReady = useHydrated()
  return (
    isReady && (
      <Suspense>
        <Heart {...props} />
      </Suspense>
    )
  )
}
