import { routes } from '#app/addresses/routes.ts'
import { ADDRESS_FIELDS, isSameAddress } from '#app/features/accounts/rules/address.ts'
import { addressProblems, readTypedAddress } from '#app/features/accounts/rules/address-rules.ts'
import type { CartAnswer } from '#app/features/cart/contents/cart-answer.ts'
import type { CheckoutForm } from '#app/features/cart/contents/cart-forms.ts'
import { requestContext } from '#app/request-context.server.ts'
import type { CallFailure } from '#app/ui/loading/call-action.ts'
import { failureText, formFailure } from '#app/ui/loading/failure-text.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { signInAgain } from './cart-posts.server.ts'
import { takePosts, type FormOutcome, type PostableForm, type Posted } from '../account/take-posts.server.ts'

/** The page's choices and its order say at one place what went wrong. */
const SHOWN_BY = 'checkout'

const saved = ({ locale }: Posted) => ({ next: routes.checkout.href({ locale, saved: '1' }) })

function refused(outcome: CallFailure, posted: Posted): FormOutcome {
  const again = signInAgain(outcome, posted)
  const { fields } = formFailure(outcome)
  return again ?? { form: SHOWN_BY, problems: { ...(fields && { fields }), form: failureText(outcome) } }
}

/** Saves what differs from the cart. Answers null where nothing does. An order that `isPlaced` takes its reference itself. */
async function saveChoices(posted: Posted, { isPlaced = false } = {}): Promise<FormOutcome | null> {
  const { given, call, locale } = posted
  const current = await call('cart/getCart', {}, locale)
  if (current.kind !== 'done') return refused(current, posted)
  // It was ordered a moment ago: the token answers with the order.
  if (current.answer.isEmpty) return null
  const changes = changesOf(posted, current.answer)
  const shippingMethodId = textOf(given, 'shippingMethodId')
  const isMoved = shippingMethodId !== '' && shippingMethodId !== current.answer.shippingInfo?.shippingMethodId
  const changed = Object.keys(changes)
  if (!isMoved && (changed.length === 0 || (isPlaced && changed.every((name) => name === 'reference')))) return null
  if (changed.length > 0) {
    const outcome = await call('cart/updateCart', changes, locale)
    if (outcome.kind !== 'done') return refused(outcome, posted)
  }
  if (isMoved) {
    const outcome = await call('cart/setShippingMethod', { shippingMethodId }, locale)
    if (outcome.kind !== 'done') return refused(outcome, posted)
  }
  return saved(posted)
}

/** Lists changes of addresses and reference between form and cart. */
function changesOf({ given, context }: Posted, cart: CartAnswer): Record<string, unknown> {
  const addresses = context.get(requestContext).account?.addresses ?? []
  const isKnown = (id: string, text: CartAnswer['shippingAddress']) =>
    addresses.some((each) => each.addressId === id && isSameAddress(each, text))
  const shipping = textOf(given, 'shippingAddressId')
  const billing = textOf(given, 'billingAddressId')
  const first = addresses.find(({ isDefaultBillingAddress }) => isDefaultBillingAddress) ?? addresses[0]
  const isBilledThere = given.has('isBilledThere') || !first
  const billed = billing === '' ? (first?.addressId ?? '') : billing
  const reference = textOf(given, 'reference').trim()
  return {
    ...(shipping !== '' && !isKnown(shipping, cart.shippingAddress) && { shippingAddressId: shipping }),
    ...(isBilledThere && cart.billingAddress && { billingAddressId: null }),
    // A billing address that the account has no more stays until another one is chosen.
    ...(!isBilledThere &&
      (billing !== '' || !cart.billingAddress) &&
      !isKnown(billed, cart.billingAddress) && { billingAddressId: billed }),
    ...(reference !== cart.reference && { reference }),
  }
}

const choose: PostableForm = {
  kept: ['reference'],
  async send(posted) {
    return (await saveChoices(posted)) ?? saved(posted)
  },
}

const place: PostableForm = {
  kept: ['reference'],
  async send(posted) {
    const { given, call, locale } = posted
    const changed = await saveChoices(posted, { isPlaced: true })
    if (changed) return changed
    const [token, reference] = [textOf(given, 'token'), textOf(given, 'reference').trim()]
    const outcome = await call('cart/checkout', { token, reference }, locale)
    return outcome.kind === 'done'
      ? { next: routes.order.href({ locale, orderId: outcome.answer.orderId, placed: '1' }) }
      : refused(outcome, posted)
  },
}

const address: PostableForm = {
  kept: ADDRESS_FIELDS,
  async send(posted) {
    const { given, call, locale } = posted
    const typed = readTypedAddress(given)
    const fields = addressProblems(typed)
    if (Object.keys(fields).length > 0) return { problems: { fields } }
    const outcome = await call('account/addAddress', { address: typed }, locale)
    if (outcome.kind !== 'done') return signInAgain(outcome, posted) ?? { problems: formFailure(outcome) }
    const chosen = await call('cart/updateCart', { shipping: typed }, locale)
    return chosen.kind === 'done' ? saved(posted) : refused(chosen, posted)
  },
}

const forms: Readonly<Record<CheckoutForm, PostableForm>> = { choose, place, address }

export const takeCheckoutPosts = takePosts(forms, 'choose')
