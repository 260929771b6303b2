import { countOf } from '#app/core/count-text.ts'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { formatMoney } from '#app/core/money.ts'
import { addressLines, type Address, type AddressText } from '#app/features/accounts/address.ts'
import type { Locale } from '#app/features/markets/model.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { CartAnswer } from '../cart-answer.ts'
import { MAX_REFERENCE_LENGTH } from '../model.ts'
import type { OrderAnswer } from '../orders/order-answer.ts'
import { isOpenChoice } from '../priced-cart.ts'
import cartStyles from './cart-screen.module.css'
import styles from './checkout-screen.module.css'
import choiceStyles from './choice.module.css'
import { ShippingChoice } from './shipping-choice.tsx'
import { Summary } from './summary.tsx'
import { useCart } from './use-cart.ts'
import { useCheckout } from './use-checkout.ts'
import { useOptimisticChoice } from './use-optimistic-choice.ts'

interface CheckoutScreenProps {
  readonly locale: Locale
  readonly cart: CartAnswer
  /** Those of the account that orders of this market can go to. */
  readonly addresses: readonly Address[]
  /** A dialog in which an address is added to the account. */
  readonly renderAddressDialog: (isOpen: boolean, onClose: () => void) => ReactNode
  readonly onPlaced: (order: OrderAnswer) => void
  /** The server has something else now than the page. */
  readonly onStale: () => void
}

/** Where the order goes, how it gets there, what it comes to, and the button that places it. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const { locale, addresses, renderAddressDialog, onPlaced, onStale } = props
  const { cart, isBusy, problem, change } = useCart(locale, props.cart)
  const checkout = useCheckout(locale, { cart, isSettled: !isBusy, onPlaced, onStale })
  const [isAdding, setAdding] = useState(false)
  const chosen = addresses.find((address) => isSameAddress(address, cart.shippingAddress))

  const suggested = cart.shippingAddress
    ? null
    : (addresses.find((address) => address.isDefaultShippingAddress) ?? addresses[0])
  useEffect(() => {
    if (suggested) void change('cart/updateCart', { shippingAddressId: suggested.addressId })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each address that is suggested
  }, [suggested?.addressId])

  return (
    <div className={`page ${cartStyles.page}`}>
      <header className={cartStyles.head}>
        <h1>Checkout</h1>
        <p>
          <a href={`/${locale}/cart/`}>Back to cart</a>
        </p>
      </header>
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      <div className={cartStyles.layout}>
        <div className={styles.steps}>
          <AddressChoice
            addresses={addresses}
            chosen={chosen ?? null}
            other={chosen ? null : cart.shippingAddress}
            onChoose={(shippingAddressId) => change('cart/updateCart', { shippingAddressId })}
          />
          <div>
            <Button onClick={() => setAdding(true)}>
              <Icon name="plus" size={18} /> Add address
            </Button>
          </div>
          <Billing
            addresses={addresses}
            address={cart.billingAddress}
            onChoose={(billingAddressId) => change('cart/updateCart', { billingAddressId })}
          />
          <ShippingChoice cart={cart} onChoose={(id) => change('cart/setShippingMethod', { shippingMethodId: id })} />
          <TextField
            label="Your reference (optional)"
            name="reference"
            hint="A purchase order number or a job. It stands on the confirmation and the invoice."
            maxLength={MAX_REFERENCE_LENGTH}
            defaultValue={cart.reference}
            onBlur={({ target }) => {
              const reference = target.value.trim()
              if (reference !== cart.reference) void change('cart/updateCart', { reference })
            }}
          />
        </div>
        <aside className={cartStyles.side} aria-label="Review" aria-busy={isBusy}>
          <ReviewedLines cart={cart} />
          <Summary cart={cart} />
          <p className={styles.payment}>Payment: on account. An invoice follows the confirmation.</p>
          {cart.problem && (
            <FormMessage kind={isOpenChoice(cart.problem) ? 'next' : 'error'}>{cart.problem}</FormMessage>
          )}
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
              disabled={checkout.token === null}
              aria-disabled={checkout.isPlacing || undefined}
              aria-busy={checkout.isPlacing}
              onClick={checkout.place}
            >
              Place order
            </Button>
          )}
        </aside>
      </div>
      {renderAddressDialog(isAdding, () => setAdding(false))}
    </div>
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

interface AddressChoiceProps {
  readonly addresses: readonly Address[]
  readonly chosen: Address | null
  /** The address of the cart, where the account has it no more. */
  readonly other: AddressText | null
  readonly onChoose: (addressId: string) => Promise<unknown>
}

function AddressChoice({ addresses, chosen, other, onChoose }: AddressChoiceProps) {
  const name = useId()
  const [shown, choose] = useOptimisticChoice(chosen?.addressId, async (id) => id && onChoose(id))
  return (
    <fieldset className={choiceStyles.choice}>
      <legend>Deliver to</legend>
      {addresses.length === 0 && !other && <p className={styles.none}>You have not added an address yet.</p>}
      {other && (
        <label className={choiceStyles.option}>
          <input type="radio" name={name} checked={shown === undefined} readOnly />
          <AddressWords address={other} />
        </label>
      )}
      {addresses.map((address) => (
        <label key={address.addressId} className={choiceStyles.option}>
          <input
            type="radio"
            name={name}
            checked={address.addressId === shown}
            onChange={() => choose(address.addressId)}
          />
          <AddressWords address={address} />
        </label>
      ))}
    </fieldset>
  )
}

function AddressWords({ address }: { address: AddressText }) {
  const [who, ...lines] = addressLines(address)
  return (
    <span className={choiceStyles.words}>
      <strong>{who}</strong>
      <small>{lines.join(', ')}</small>
    </span>
  )
}

interface BillingProps {
  readonly addresses: readonly Address[]
  /** Null is where the order goes. */
  readonly address: AddressText | null
  readonly onChoose: (addressId: string | null) => Promise<unknown>
}

function Billing({ addresses, address, onChoose }: BillingProps) {
  const chosen = addresses.find((each) => isSameAddress(each, address))
  const first = addresses.find(({ isDefaultBillingAddress }) => isDefaultBillingAddress) ?? addresses[0]
  const [isSame, setSame] = useOptimisticChoice(address === null, (same) =>
    onChoose(same ? null : (first?.addressId ?? null)),
  )
  return (
    <div className={styles.billing}>
      <CheckboxField
        label="Send the invoice to the same address"
        checked={isSame}
        disabled={!first}
        onChange={({ target }) => setSame(target.checked)}
      />
      {address && (
        <SelectField
          label="Invoice address"
          name="billing"
          options={addresses.map((each) => [each.addressId, addressLines(each).join(', ')] as const)}
          value={chosen?.addressId ?? ''}
          {...(!chosen && { placeholder: addressLines(address).join(', ') })}
          onChange={({ target }) => target.value && void onChoose(target.value)}
        />
      )}
    </div>
  )
}

function isSameAddress(address: Address, text: AddressText | null): boolean {
  return text !== null && (Object.keys(text) as (keyof AddressText)[]).every((field) => address[field] === text[field])
}
