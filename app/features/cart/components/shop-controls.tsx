import { Suspense, use } from 'react'
import { Button } from '#app/ui/button.tsx'
import { onDemand } from '#app/shell/on-demand.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { ShoppingContext } from './shopping.ts'

const ShopButtons = onDemand(async () => ({ default: (await import('./shop-buttons.tsx')).ShopButtons }))

interface ShopControlsProps {
  readonly sku: string
  readonly name: string
  /** It has a price that the reader is shown, and is still sold. */
  readonly isOrderable: boolean
}

/** `Add to cart` and the wishlist on a product's page, for those who have one. Their code comes for them only. */
export function ShopControls(props: ShopControlsProps) {
  const isReady = useHydrated()
  if (!use(ShoppingContext)) return null
  const placeholder = props.isOrderable && <Button disabled>Add to cart</Button>
  if (!isReady) return placeholder
  return (
    <Suspense fallback={placeholder}>
      <ShopButtons {...props} />
    </Suspense>
  )
}
