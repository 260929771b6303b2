import type { ActionName, PostedInput } from '@specify/core/action-types.ts'
import { routes } from '#app/addresses/routes.ts'
import { accountFormHref } from '#app/features/accounts/sign-in/account-form-hrefs.ts'
import {
  COUNT_PROBLEM,
  countField,
  NOT_VALID,
  readCounts,
  type CartForm,
} from '#app/features/cart/contents/cart-forms.ts'
import type { CallFailure } from '#app/ui/loading/call-action.ts'
import { failureText, isSignedOut } from '#app/ui/loading/failure-text.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { takePosts, type FormOutcome, type PostableForm, type Posted } from '../account/take-posts.server.ts'

/** All of the page's forms say at one place what went wrong. */
const SHOWN_BY = 'cart'

const updated = ({ locale }: Posted) => ({ next: routes.cart.href({ locale, updated: '1' }) })

/** Redirects to sign-in where the session has ended; null for any other refusal. */
export function signInAgain(outcome: CallFailure, { locale, url }: Pick<Posted, 'locale' | 'url'>): FormOutcome | null {
  return isSignedOut(outcome) ? { next: accountFormHref(locale, { redirect: url.pathname }) } : null
}

function refused(outcome: CallFailure): FormOutcome {
  return { form: SHOWN_BY, problems: { form: failureText(outcome) } }
}

/** A form whose call needs nothing but what it makes of the fields. */
function change<Name extends ActionName>(
  name: Name,
  inputOf: (given: FormData) => PostedInput<Name>,
  nextOf = updated,
): PostableForm {
  return {
    kept: [],
    async send(posted) {
      const outcome = await posted.call(name, inputOf(posted.given), posted.locale)
      if (outcome.kind === 'done') return nextOf(posted)
      return signInAgain(outcome, posted) ?? refused(outcome)
    },
  }
}

const lineItem = (form: FormData) => ({ lineItemId: textOf(form, 'lineItemId') })

/** Updates quantities of line items and the delivery method. Only changes are sent. */
const count: PostableForm = {
  kept: [],
  async send(posted) {
    const { given, call, locale } = posted
    const current = await call('cart/getCart', {}, locale)
    if (current.kind !== 'done') return signInAgain(current, posted) ?? refused(current)
    const { lineItems, shippingInfo } = current.answer
    const fields: Record<string, string> = {}
    const facts: Record<string, string> = {}
    for (const { field, lineItemId, count: typed } of readCounts(given)) {
      const line = lineItems.find(({ id }) => id === lineItemId)
      if (!line || line.count === typed) continue
      const outcome = typed === null ? null : await call('cart/updateLineItem', { lineItemId, count: typed }, locale)
      if (outcome?.kind === 'done') continue
      fields[countField(lineItemId)] = outcome ? failureText(outcome) : COUNT_PROBLEM
      facts[field] = textOf(given, field).slice(0, MAX_TYPED)
    }
    const shippingMethodId = textOf(given, 'shippingMethodId')
    if (shippingMethodId !== '' && shippingMethodId !== shippingInfo?.shippingMethodId) {
      const outcome = await call('cart/setShippingMethod', { shippingMethodId }, locale)
      if (outcome.kind !== 'done') return { form: SHOWN_BY, problems: { form: failureText(outcome), fields }, facts }
    }
    return Object.keys(fields).length > 0 ? { form: SHOWN_BY, problems: { fields }, facts } : updated(posted)
  },
}

const MAX_TYPED = 20

const redeem: PostableForm = {
  kept: ['code'],
  async send(posted) {
    const code = textOf(posted.given, 'code').trim()
    if (code === '') return { problems: { fields: { code: NOT_VALID } } }
    const outcome = await posted.call('cart/redeemDiscount', { code }, posted.locale)
    if (outcome.kind === 'done') return updated(posted)
    return signInAgain(outcome, posted) ?? { problems: { fields: { code: failureText(outcome) } } }
  },
}

const forms: Readonly<Record<CartForm, PostableForm>> = {
  count,
  add: change(
    'cart/addToCart',
    (form) => ({ variant: { sku: textOf(form, 'sku'), count: 1 } }),
    ({ locale, given }) => ({ next: routes.cart.href({ locale, added: textOf(given, 'sku') }) }),
  ),
  remove: change('cart/removeLineItem', lineItem),
  move: change('cart/moveToWishlist', lineItem),
  empty: change('cart/resetCart', () => ({})),
  accept: change('cart/updateCart', () => ({ acknowledgeChanges: true })),
  redeem,
  'remove-discount': change('cart/removeDiscount', (form) => ({ discountId: textOf(form, 'discountId') })),
}

export const takeCartPosts = takePosts(forms, 'count')
