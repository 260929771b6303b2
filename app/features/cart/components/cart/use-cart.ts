import { use, useEffect, useRef, useState } from 'react'
import type { ActionInput } from '@specify/core/action-types.ts'
import type { CartAnswer } from '#app/features/cart/contents/cart-answer.ts'
import { problemOf } from '#app/ui/loading/failure-text.ts'
import { callCart } from './cart-calls.ts'
import { ShoppingContext } from '../shop/shopping.ts'

/** Changes of the cart; each answers the whole cart. */
export type CartChange =
  | 'cart/addToCart'
  | 'cart/moveToWishlist'
  | 'cart/redeemDiscount'
  | 'cart/removeDiscount'
  | 'cart/removeLineItem'
  | 'cart/resetCart'
  | 'cart/setShippingMethod'
  | 'cart/updateCart'
  | 'cart/updateLineItem'

export interface LiveCart {
  readonly cart: CartAnswer
  readonly isBusy: boolean
  /** A sentence on the last failure, unless its own form shows it. */
  readonly problem: string | null
  /** Sends a change, after those before it. Returns a sentence on a failure, or null. */
  readonly change: <Name extends CartChange>(name: Name, input: ActionInput<Name>) => Promise<string | null>
  /** Waits for the changes that are on their way; false where one of them failed. */
  readonly whenSaved: () => Promise<boolean>
  readonly replace: (cart: CartAnswer) => void
}

/** Its form shows why a code was refused, under its field. */
const SHOWS_OWN_PROBLEM = 'cart/redeemDiscount'

/** A cart with its changes: each call answers the whole cart, and they are sent one after another. */
export function useCart(locale: string, loaded: CartAnswer): LiveCart {
  const [state, setState] = useState({ loaded, cart: loaded })
  if (state.loaded !== loaded) setState({ loaded, cart: loaded })
  const [waiting, setWaiting] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const pending = useRef(new Set<Promise<string | null>>())
  const update = use(ShoppingContext)?.update
  const { totalItems } = state.cart

  useEffect(() => update?.(() => ({ count: totalItems })), [update, totalItems])

  const replace = (cart: CartAnswer) => setState((before) => ({ ...before, cart }))
  async function send<Name extends CartChange>(name: Name, input: ActionInput<Name>): Promise<string | null> {
    const result = await callCart(name, input, locale)
    const failed = problemOf(result)
    setProblem(name === SHOWS_OWN_PROBLEM ? null : failed)
    if (result.kind === 'done') replace(result.answer)
    setWaiting((count) => count - 1)
    return failed
  }
  return {
    cart: state.cart,
    isBusy: waiting > 0,
    problem,
    replace,
    whenSaved: async () => (await Promise.all(pending.current)).every((failed) => failed === null),
    change(name, input) {
      setWaiting((count) => count + 1)
      const outcome = queue.current.then(() => send(name, input))
      queue.current = outcome
      pending.current.add(outcome)
      void outcome.finally(() => pending.current.delete(outcome))
      return outcome
    },
  }
}
