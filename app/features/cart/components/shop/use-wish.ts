import { use, useRef, useState } from 'react'
import { answerOf } from '#app/ui/loading/call-action.ts'
import { problemOf } from '#app/ui/loading/failure-text.ts'
import { callCart } from '../cart/cart-calls.ts'
import { ShoppingContext } from './shopping.ts'

/** Id of a line item that the server has not confirmed yet. */
const NOT_SAVED_YET = ''

/** Tells whether a product is on the wishlist. Toggling is optimistic and rolled back on failure. */
export function useWish(sku: string) {
  const shopping = use(ShoppingContext)
  const [problem, setProblem] = useState<string | null>(null)
  const isBusy = useRef(false)
  const lineItemId = shopping?.wished[sku]

  async function toggle(): Promise<void> {
    if (!shopping || isBusy.current) return
    isBusy.current = true
    setProblem(null)
    const { update, locale } = shopping
    const keep = (id: string | undefined) =>
      update(({ wished: { [sku]: _before, ...others } }) => ({
        wished: id === undefined ? others : { ...others, [sku]: id },
      }))
    keep(lineItemId === undefined ? NOT_SAVED_YET : undefined)
    const result =
      lineItemId === undefined
        ? await callCart('wishlist/addToWishlist', { variant: { sku }, count: 1 }, locale)
        : await callCart('wishlist/removeLineItem', { lineItemId }, locale)
    isBusy.current = false
    setProblem(problemOf(result))
    const wished = answerOf(result)?.lineItems
    keep(wished ? wished.find(({ variant }) => variant.sku === sku)?.lineItemId : lineItemId)
  }
  return { isWished: lineItemId !== undefined, problem, toggle: () => void toggle() }
}
