import { Suspense, use, type ReactNode } from 'react'
import { routes } from '#app/addresses/routes.ts'
import { Button } from '#app/ui/button.tsx'
import { namedOnDemand } from '#app/shell/on-demand.tsx'
import { useHydrated } from '#app/ui/browser/use-hydrated.ts'
import styles from './shop-controls.module.css'
import { ShoppingContext } from './shopping.ts'

const ShopButtons = namedOnDemand(
  () => import('./shop-buttons.tsx'),
  ({ ShopButtons }) => ShopButtons,
)

interface ShopControlsProps {
  readonly sku: string
  readonly name: string
  /** It has a price shown to the reader, and is still sold. */
  readonly isOrderable: boolean
}

/** `Add to cart` and the wishlist on a product's page, for signed-in accounts, which alone load the code. */
export function ShopControls(props: ShopControlsProps) {
  const isReady = useHydrated()
  const shopping = use(ShoppingContext)
  if (!shopping) return null
  const placeholder = props.isOrderable && <Button disabled>Add to cart</Button>
  if (!isReady) return placeholder && <WithoutScript sku={props.sku} locale={shopping.locale} scripted={placeholder} />
  return (
    <Suspense fallback={placeholder}>
      <ShopButtons {...props} />
    </Suspense>
  )
}

/** Puts the product into the cart without script; with it the button waits for its code. */
function WithoutScript({ sku, locale, scripted }: { sku: string; locale: string; scripted: ReactNode }) {
  return (
    <>
      <div className={styles.scripted}>{scripted}</div>
      <noscript>
        {import.meta.env.SSR && (
          <>
            <form method="post" action={routes.cart.href({ locale, form: 'add' })}>
              <input type="hidden" name="sku" value={sku} />
              <Button type="submit">Add to cart</Button>
            </form>
          </>
        )}
      </noscript>
    </>
  )
}
