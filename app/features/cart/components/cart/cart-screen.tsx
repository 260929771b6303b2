import { routes } from '#app/addresses/routes.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import { Suspense, useState } from 'react'
import type { Locale } from '@specify/core/market.ts'
import { PageTrail } from '#app/ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { Icon } from '#app/ui/icon.tsx'
import { namedOnDemand } from '#app/shell/on-demand.tsx'
import type { CartAnswer } from '#app/features/cart/contents/cart-answer.ts'
import { CART_FORM } from '#app/features/cart/contents/cart-forms.ts'
import { CartForm } from './cart-form.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartNotices } from './cart-notices.tsx'
import styles from './cart-screen.module.css'
import { DiscountForm } from './discount-form.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { ShippingChoice } from '../checkout/shipping-choice.tsx'
import { Summary } from './summary.tsx'
import { useCart } from './use-cart.ts'

const FromProject = namedOnDemand(
  () => import('./from-project.tsx'),
  ({ FromProject }) => FromProject,
  'over',
)

interface CartScreenProps {
  readonly locale: Locale
  readonly cart: CartAnswer
  /** The action that was posted without script; null without one. */
  readonly done: 'updated' | { readonly added: string } | null
  readonly onAddToProject: (product: { readonly sku: string; readonly name: string }) => void
}

export function CartScreen({ locale, cart: loaded, done, onAddToProject }: CartScreenProps) {
  const { cart, isBusy, problem, change, replace } = useCart(locale, loaded)
  const posted = usePostedForm('cart')
  const [isAdding, setAdding] = useState(false)
  const addRoom = (
    <Button look="quiet" onClick={() => setAdding(true)}>
      <Icon name="plus" size={18} /> Add from a project
    </Button>
  )
  const dialog = isAdding && (
    <Suspense>
      <FromProject locale={locale} onClose={() => setAdding(false)} onAdded={replace} />
    </Suspense>
  )
  const problemText = problem ?? posted?.problems.form
  const message = problemText ? <FormMessage kind="error">{problemText}</FormMessage> : null
  if (cart.isEmpty)
    return (
      <>
        {message && <div className="page">{message}</div>}
        <EmptyCart locale={locale} action={addRoom} />
        {dialog}
      </>
    )
  return (
    <div className={`page ${styles.page}`}>
      <CartForm action={routes.cart.href({ locale, form: 'count' })} />
      <PageTrail locale={locale} label="Cart" />
      <header className={styles.head}>
        <h1>Cart</h1>
        <p>{countOf(cart.totalItems, 'item')}</p>
      </header>
      <CartNotices
        locale={locale}
        cart={cart}
        onAccept={() => void change('cart/updateCart', { acknowledgeChanges: true })}
      />
      <div className={styles.message}>{message ?? <Done cart={cart} done={posted ? null : done} />}</div>
      <div className={styles.layout}>
        <div className={styles.main}>
          <CartLines {...{ locale, cart, change, onAddToProject }} />
          <div className={styles.more}>
            {addRoom}
            <noscript>
              <Button type="submit" form={CART_FORM}>
                Update cart
              </Button>
            </noscript>
            <Button
              type="submit"
              form={CART_FORM}
              formAction={routes.cart.href({ locale, form: 'empty' })}
              look="plain"
              onClick={() => void change('cart/resetCart', {})}
            >
              Empty cart
            </Button>
          </div>
        </div>
        <aside className={styles.side} aria-label="Summary" aria-busy={isBusy}>
          <Summary cart={cart} />
          <ButtonLink look="primary" href={routes.checkout.path({ locale })} className={styles.checkout}>
            Checkout
          </ButtonLink>
          <ShippingChoice cart={cart} onChoose={(id) => change('cart/setShippingMethod', { shippingMethodId: id })} />
          <noscript>
            <Button type="submit" form={CART_FORM}>
              Update delivery
            </Button>
          </noscript>
          <DiscountForm locale={locale} cart={cart} change={change} />
        </aside>
      </div>
      {dialog}
    </div>
  )
}

/** After a form was posted without script. */
function Done({ cart, done }: Pick<CartScreenProps, 'cart' | 'done'>) {
  if (done === null) return null
  const added = done === 'updated' ? undefined : cart.lineItems.find(({ variant }) => variant.sku === done.added)
  return (
    <FormMessage kind="success">{added ? `Added to cart: ${added.name}` : 'Your cart has been updated.'}</FormMessage>
  )
}
