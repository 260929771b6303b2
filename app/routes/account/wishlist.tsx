import { Suspense, useState } from 'react'
import { data } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { signInHref } from '#app/features/accounts/sign-in/sign-in.ts'
import { readerOf } from '#app/features/cart/cart-actions/cart-context.ts'
import { Nothing } from '#app/features/cart/components/cart/empty-cart.tsx'
import { WishlistScreen } from '#app/features/cart/components/shop/wishlist-screen.tsx'
import { readWishlist } from '#app/features/cart/wishlist/queries.server.ts'
import { toWishlistAnswer } from '#app/features/cart/wishlist/wishlist-answer.ts'
import { findMarket } from '@specify/core/market.ts'
import { namedOnDemand } from '#app/shell/on-demand.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { FullScreenSpinner } from '#app/ui/dialogs/full-screen-spinner.tsx'
import { personalContext } from './account-page.server.ts'
import type { Route } from './+types/wishlist.ts'
import { openAddToProject } from '../projects/add-to-project.tsx'

export { ErrorBoundary } from '../not-found.tsx'

const AddToRoomDialog = namedOnDemand(
  () => import('#app/features/builder/components/add-to-project/add-to-room-dialog.tsx'),
  ({ AddToRoomDialog: Dialog }) => Dialog,
  'over',
)

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
  const [forRoom, setForRoom] = useState<readonly { readonly sku: string; readonly name: string }[] | null>(null)
  if (wishlist)
    return (
      <>
        <WishlistScreen {...{ locale, wishlist }} onAddToProject={openAddToProject} onAddToRoom={setForRoom} />
        {forRoom && (
          <Suspense fallback={<FullScreenSpinner label="Loading" />}>
            <AddToRoomDialog locale={locale} products={forRoom} onClose={() => setForRoom(null)} />
          </Suspense>
        )}
      </>
    )
  return (
    <Nothing title="Wishlist" text="Your wishlist is empty.">
      <ButtonLink look="primary" href={routes.home.path({ locale })}>
        Continue shopping
      </ButtonLink>
      <ButtonLink href={signInHref(routes.account.wishlist.path({ locale }), '')}>Sign in / Sign up</ButtonLink>
    </Nothing>
  )
}
