import { use } from 'react'
import { data, redirect, useNavigate, useRevalidator } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { formFailure } from '#app/ui/loading/failure-text.ts'
import type { AddressText } from '#app/features/accounts/rules/address.ts'
import { emptyAddress } from '#app/features/accounts/rules/address-rules.ts'
import { AddressForm } from '#app/features/accounts/components/account/address-form.tsx'
import { toCartAnswer } from '#app/features/cart/contents/cart-answer.ts'
import { readerOf } from '#app/features/cart/cart-actions/cart-context.ts'
import { CheckoutScreen } from '#app/features/cart/components/checkout/checkout-screen.tsx'
import { ShoppingContext } from '#app/features/cart/components/shop/shopping.ts'
import { openCheckout } from '#app/features/cart/orders/checkout.server.ts'
import { readCart } from '#app/features/cart/contents/queries.server.ts'
import { findMarket, MARKETS } from '@specify/core/market.ts'
import { requestContext } from '#app/request-context.server.ts'
import { callAction } from '#app/ui/loading/call-action.ts'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import type { Route } from './+types/checkout.ts'
import { requireProfile } from '../account/account-page.server.ts'

export { takeCheckoutPosts as action } from './checkout-posts.server.ts'
export { ErrorBoundary } from '../not-found.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const { code: locale, countryCode } = market
  const { accountId, firstName, lastName, addresses } = requireProfile(context, { locale, url })
  const request = context.get(requestContext)
  const now = new Date()
  const priced = await readCart(request.db, { accountId, locale }, readerOf(request), now)
  const cart = toCartAnswer(priced)
  if (cart.isEmpty) throw redirect(routes.cart.path({ locale }))
  return {
    locale,
    cart,
    // The script asks for its own when the cart is as it was shown.
    token: cart.problem === null ? openCheckout(request.tokens, accountId, priced, now).token : null,
    isSaved: url.searchParams.has('saved'),
    name: { firstName, lastName },
    addresses: addresses.filter(({ country }) => country === countryCode),
  }
}

export function meta() {
  return [{ title: 'Checkout | Specify' }, { name: 'robots', content: 'noindex' }]
}

export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  const { locale, cart, token, isSaved, name, addresses } = loaderData
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const update = use(ShoppingContext)?.update

  const saveAddress = (onSaved: () => void) => async (address: AddressText) => {
    const outcome = await callAction('account/addAddress', { address }, locale)
    if (outcome.kind !== 'done') return formFailure(outcome)
    await callAction('cart/updateCart', { shipping: address }, locale)
    await revalidate()
    onSaved()
    return null
  }

  const empty = emptyAddress(name, MARKETS[locale].countryCode)
  return (
    <CheckoutScreen
      locale={locale}
      cart={cart}
      addresses={addresses}
      token={token}
      isSaved={isSaved}
      addressForm={
        <AddressForm
          address={empty}
          save={saveAddress(() => {})}
          onCancel={() => {}}
          post={{ name: 'address', action: routes.checkout.href({ locale, form: 'address' }) }}
        />
      }
      onStale={() => void revalidate()}
      onPlaced={({ orderId }) => {
        update?.(() => ({ count: 0 }))
        void navigate(routes.order.href({ locale, orderId, placed: '1' }), { replace: true })
      }}
      renderAddressDialog={(isOpen, onClose) => (
        <Dialog title="Add address" open={isOpen} onClose={onClose}>
          <AddressForm address={empty} save={saveAddress(onClose)} onCancel={onClose} />
        </Dialog>
      )}
    />
  )
}
