import { use, useEffect, useRef, useState } from 'react'
import {
  settled,
  shownWishlist,
  type PendingWishlist,
  type WishlistChange,
} from '#app/features/cart/wishlist/optimistic.ts'
import type { ActionInput } from '@specify/core/action-types.ts'
import type { WishlistAnswer } from '#app/features/cart/wishlist/wishlist-answer.ts'
import { answerOf } from '#app/ui/loading/call-action.ts'
import { problemOf } from '#app/ui/loading/failure-text.ts'
import { callCart } from '../cart/cart-calls.ts'
import { ShoppingContext } from './shopping.ts'

type WishlistCallName =
  | 'wishlist/deleteWishlist'
  | 'wishlist/moveToCart'
  | 'wishlist/removeLineItem'
  | 'wishlist/updateLineItemCount'

/** A wishlist with optimistic changes. They are sent one after another; a failed one is rolled back. */
export function useWishlist(locale: string, loaded: WishlistAnswer) {
  const [state, setState] = useState<PendingWishlist & { loaded: WishlistAnswer }>({
    loaded,
    confirmed: loaded,
    pending: [],
  })
  if (state.loaded !== loaded) setState({ loaded, confirmed: loaded, pending: state.pending })
  const [problem, setProblem] = useState<string | null>(null)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const lastId = useRef(0)
  const update = use(ShoppingContext)?.update
  const { confirmed } = state

  useEffect(
    () =>
      update?.(() => ({
        wished: Object.fromEntries(confirmed.lineItems.map(({ variant, lineItemId }) => [variant.sku, lineItemId])),
      })),
    [update, confirmed],
  )

  function change<Name extends WishlistCallName>(
    asked: WishlistChange,
    name: Name,
    input: ActionInput<Name>,
  ): Promise<boolean> {
    const id = ++lastId.current
    setState((before) => ({ ...before, pending: [...before.pending, { id, change: asked }] }))
    const outcome = queue.current.then(async () => {
      const result = await callCart(name, input, locale)
      setProblem(problemOf(result))
      setState((before) => ({ ...before, ...settled(before, id, answerOf(result)) }))
      return result.kind === 'done'
    })
    queue.current = outcome
    return outcome
  }
  return { wishlist: shownWishlist(state), problem, change }
}
