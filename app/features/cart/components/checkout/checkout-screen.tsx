import { useEffect, useRef, useState, type ReactNode } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { routes } from '#app/addresses/routes.ts'
import { isSameAddress, type Address } from '#app/features/accounts/rules/address.ts'
import type { Locale } from '@specify/core/market.ts'
import { PageTrail } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { CartAnswer } from '#app/features/cart/contents/cart-answer.ts'
import { CART_FORM } from '#app/features/cart/contents/cart-forms.ts'
import type { OrderAnswer } from '#app/features/cart/orders/order-answer.ts'
import { AddressChoice, Billing } from './address-choice.tsx'
import { CartForm } from '../cart/cart-form.tsx'
import cartStyles from '../cart/cart-screen.module.css'
import { CheckoutReview } from './checkout-review.tsx'
import styles from './checkout-screen.module.css'
import { ReferenceField } from '../cart/reference-field.tsx'
import { ShippingChoice } from './shipping-choice.tsx'
import { useCart } from '../cart/use-cart.ts'
import { useCheckout } from './use-checkout.ts'

interface CheckoutScreenProps {
  readonly locale: Locale
  readonly cart: CartAnswer
  readonly addresses: readonly Address[]
  /**
   * For use without script: the order token, which exists where an order is possible, and a form for another address.
   */
  readonly token: string | null
  readonly addressForm: ReactNode
  /** Choices were just saved without script. */
  readonly isSaved: boolean
  readonly renderAddressDialog: (isOpen: boolean, onClose: () => void) => ReactNode
  readonly onPlaced: (order: OrderAnswer) => void
  /** The server's state differs from the page's. */
  readonly onStale: () => void
}

export function CheckoutScreen(props: CheckoutScreenProps) {
  const { locale, addresses, addressForm, renderAddressDialog, onPlaced, onStale } = props
  const posted = usePostedForm('checkout')
  const { cart, isBusy, problem, change, whenSaved } = useCart(locale, props.cart)
  const reference = useRef<HTMLInputElement>(null)
  const sentReference = useRef(cart.reference)
  const saveReference = () => {
    const typed = reference.current?.value.trim() ?? sentReference.current
    if (typed === sentReference.current) return
    const before = sentReference.current
    sentReference.current = typed
    void change('cart/updateCart', { reference: typed }).then((failed) => {
      if (failed !== null && sentReference.current === typed) sentReference.current = before
    })
  }
  const saveAll = () => {
    saveReference() // a press need not take the focus away
    return whenSaved()
  }
  const checkout = useCheckout(locale, { cart, isSettled: !isBusy, saveAll, onPlaced, onStale })
  const [isAdding, setAdding] = useState(false)
  const chosen = addresses.find((address) => isSameAddress(address, cart.shippingAddress))

  const addressPosted = usePostedForm('address')
  const problemText = problem ?? posted?.problems.form

  const suggested = cart.shippingAddress
    ? null
    : (addresses.find((address) => address.isDefaultShippingAddress) ?? addresses[0] ?? null)
  useEffect(() => {
    if (suggested) void change('cart/updateCart', { shippingAddressId: suggested.addressId })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each address that is suggested
  }, [suggested?.addressId])

  return (
    <div className={`page ${cartStyles.page}`}>
      <CartForm action={routes.checkout.href({ locale, form: 'choose' })} />
      <PageTrail locale={locale} above={[{ label: 'Cart', href: routes.cart.path({ locale }) }]} label="Checkout" />
      <header className={cartStyles.head}>
        <h1>Checkout</h1>
        <p>
          <PageLink href={routes.cart.path({ locale })}>Back to cart</PageLink>
        </p>
      </header>
      <div className={cartStyles.message}>
        {problemText && <FormMessage kind="error">{problemText}</FormMessage>}
        {props.isSaved && !posted && (
          <FormMessage kind="success">
            Your choices are saved.{props.token !== null && ' Please check your order and place it.'}
          </FormMessage>
        )}
      </div>
      <div className={cartStyles.layout}>
        <div className={styles.steps}>
          <AddressChoice
            addresses={addresses}
            chosen={chosen ?? null}
            suggested={suggested}
            other={chosen ? null : cart.shippingAddress}
            onChoose={(shippingAddressId) => change('cart/updateCart', { shippingAddressId })}
          />
          <div>
            <Button onClick={() => setAdding(true)}>
              <Icon name="plus" size={18} /> Add address
            </Button>
            <noscript>
              <details className={styles.address} open={addresses.length === 0 || addressPosted !== null}>
                <summary>Add address</summary>
                {addressForm}
              </details>
            </noscript>
          </div>
          <Billing
            addresses={addresses}
            address={cart.billingAddress}
            onChoose={(billingAddressId) => change('cart/updateCart', { billingAddressId })}
          />
          <ShippingChoice cart={cart} onChoose={(id) => change('cart/setShippingMethod', { shippingMethodId: id })} />
          <ReferenceField reference={cart.reference} fieldRef={reference} onSave={saveReference} />
          <noscript>
            <Button type="submit" form={CART_FORM}>
              Save choices
            </Button>
          </noscript>
        </div>
        <CheckoutReview {...{ locale, cart, isBusy, checkout }} token={props.token} />
      </div>
      {renderAddressDialog(isAdding, () => setAdding(false))}
    </div>
  )
}
