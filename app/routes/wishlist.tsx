import { data } from 'react-router'
import { signInHref } from '#app/features/accounts/sign-in.ts'
import { readerOf } from '#app/features/cart/cart-actions/cart-context.ts'
import { Nothing } from '#app/features/cart/components/empty-cart.tsx'
import { WishlistScreen } from '#app/features/cart/components/wishlist-screen.tsx'
import { readWishlist } from '#app/features/cart/wishlist/queries.server.ts'
import { toWishlistAnswer } from '#app/features/cart/wishlist/wishlist-answer.ts'
import { findMarket } from '#app/features/markets/model.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { personalContext } from './account-page.server.ts'
import type { Route } from './+types/wishlist.ts'
import { openAddToProject } from './add-to-project.tsx'

export { ErrorBoundary } from './not-found.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  if (!market) throw data(null, 404)
  const request = personalContext(context)
  const { code: locale } = market
  if (!request.account) return { locale, wishlist: null }
  const wishlist = await readWishlist(request.db, { accountId: request.account.accountId, locale })
  return { locale, wishlist: toWishlistAnswer(wishlist, readerOf(request)) }
}

export function meta() {
  return [{ title: 'Wishlist | Specify' }, { name: 'robots', content: 'noindex' }]
}

export default function WishlistRoute({ loaderData }: Route.ComponentProps) {
  const { locale, wishlist } = loaderData
  if (wishlist) return <WishlistScreen locale={locale} wishlist={wishlist} onAddToProject={openAddToProject} />
  return (
    <Nothing title="Wishlist" text="Your wishlist is empty.">
      <ButtonLink look="primary" href={`/${locale}/`}>
        Continue shopping
      </ButtonLink>
      <ButtonLink href={signInHref(`/${locale}/wishlist/`, '')}>Sign in / Sign up</ButtonLink>
    </Nothing>
  )
}
