import { data } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { signInHref } from '#app/features/accounts/sign-in/sign-in.ts'
import { toCartAnswer } from '#app/features/cart/contents/cart-answer.ts'
import { readerOf } from '#app/features/cart/cart-actions/cart-context.ts'
import { CartScreen } from '#app/features/cart/components/cart/cart-screen.tsx'
import { EmptyCart } from '#app/features/cart/components/cart/empty-cart.tsx'
import { readCart } from '#app/features/cart/contents/queries.server.ts'
import { findMarket } from '@specify/core/market.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { personalContext } from '../account/account-page.server.ts'
import type { Route } from './+types/cart.ts'
import { openAddToProject } from '../projects/add-to-project.tsx'

export { takeCartPosts as action } from './cart-posts.server.ts'
export { ErrorBoundary } from '../not-found.tsx'

export async function loader({ context, params, request: { url } }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const request = personalContext(context)
  const { code: locale } = market
  if (!request.account) return { locale, cart: null, done: null }
  const { accountId } = request.account
  return {
    locale,
    done: doneAt(new URL(url).searchParams),
    cart: toCartAnswer(await readCart(request.db, { accountId, locale }, readerOf(request), new Date())),
  }
}

export function meta() {
  return [{ title: 'Cart | Specify' }, { name: 'robots', content: 'noindex' }]
}

export default function CartRoute({ loaderData }: Route.ComponentProps) {
  const { locale, cart, done } = loaderData
  if (cart) return <CartScreen locale={locale} cart={cart} done={done} onAddToProject={openAddToProject} />
  const signIn = <ButtonLink href={signInHref(routes.cart.path({ locale }), '')}>Sign in / Sign up</ButtonLink>
  return <EmptyCart locale={locale} action={signIn} />
}

/** Reads from the address what was done without script. */
function doneAt(params: URLSearchParams) {
  const added = params.get('added')
  if (added !== null) return { added }
  return params.has('updated') ? ('updated' as const) : null
}
