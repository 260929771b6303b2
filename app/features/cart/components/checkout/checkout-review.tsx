import { routes } from '#app/addresses/routes.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import { formatMoney } from '@specify/core/money.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import type { CartAnswer } from '#app/features/cart/contents/cart-answer.ts'
import { CART_FORM } from '#app/features/cart/contents/cart-forms.ts'
import { isOpenChoice } from '#app/features/cart/contents/order-problem.ts'
import cartStyles from '../cart/cart-screen.module.css'
import styles from './checkout-screen.module.css'
import { Summary } from '../cart/summary.tsx'
import type { useCheckout } from './use-checkout.ts'

interface CheckoutReviewProps {
  readonly locale: string
  readonly cart: CartAnswer
  readonly isBusy: boolean
  readonly checkout: ReturnType<typeof useCheckout>
  /** Places the order without script, where it can be placed. */
  readonly token: string | null
}

export function CheckoutReview({ locale, cart, isBusy, checkout, token }: CheckoutReviewProps) {
  return (
    <aside className={cartStyles.side} aria-label="Review" aria-busy={isBusy}>
      <ReviewedLines cart={cart} />
      <Summary cart={cart} />
      <p className={styles.payment}>Payment: on account. An invoice follows the confirmation.</p>
      {cart.problem && <FormMessage kind={isOpenChoice(cart.problem) ? 'next' : 'error'}>{cart.problem}</FormMessage>}
      {checkout.problem && <FormMessage kind="error">{checkout.problem}</FormMessage>}
      {checkout.token === 'expired' ? (
        <>
          <FormMessage kind="error">This checkout has expired.</FormMessage>
          <Button look="primary" onClick={checkout.renew}>
            Review again
          </Button>
        </>
      ) : (
        <Button
          look="primary"
          disabled={cart.problem !== null}
          aria-disabled={checkout.isPlacing || undefined}
          aria-busy={checkout.isPlacing}
          onClick={checkout.place}
        >
          Place order
        </Button>
      )}
      {token !== null && <PlaceWithoutScript locale={locale} token={token} />}
    </aside>
  )
}

/** Sends the choices with the token: where they are others than those reviewed, they are saved and shown first. */
function PlaceWithoutScript({ locale, token }: { locale: string; token: string }) {
  return (
    <noscript>
      <input type="hidden" form={CART_FORM} name="token" value={token} />
      <Button
        type="submit"
        form={CART_FORM}
        formAction={routes.checkout.href({ locale, form: 'place' })}
        look="primary"
      >
        Place order
      </Button>
    </noscript>
  )
}

function ReviewedLines({ cart }: { cart: CartAnswer }) {
  return (
    <section>
      <h2>{countOf(cart.totalItems, 'item')}</h2>
      <ul className={styles.lines}>
        {cart.lineItems.map((line) => (
          <li key={line.id}>
            <span>
              {`${line.count} × ${line.name}`}
              <small>{[line.variant.name, line.variant.sku].filter(Boolean).join(', ')}</small>
              {line.notice && <small className={styles.notice}>{line.notice.message}</small>}
            </span>
            <span className={styles.amount}>{line.isAvailable && formatMoney(line.totalPrice, 2)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
