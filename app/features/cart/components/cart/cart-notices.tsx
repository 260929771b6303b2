import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import type { CartAnswer } from '#app/features/cart/contents/cart-answer.ts'
import { CART_FORM } from '#app/features/cart/contents/cart-forms.ts'
import styles from './cart-screen.module.css'

interface CartNoticesProps {
  readonly locale: Locale
  readonly cart: CartAnswer
  readonly onAccept: () => void
}

export function CartNotices({ locale, cart, onAccept }: CartNoticesProps) {
  const hasNewPrices = cart.lineItems.some(({ notice }) => notice?.kind === 'price')
  return (
    <>
      {hasNewPrices && (
        <div className={styles.changed} role="status">
          <p>Prices have changed since you added these products.</p>
          <Button
            type="submit"
            form={CART_FORM}
            formAction={routes.cart.href({ locale, form: 'accept' })}
            look="plain"
            onClick={onAccept}
          >
            Accept new prices
          </Button>
        </div>
      )}
      {cart.hasOutOfStockItems && (
        <div className={styles.changed} role="status">
          <p>Not everything is in stock. Please change the quantities that are marked.</p>
        </div>
      )}
    </>
  )
}
