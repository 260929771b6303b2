import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CartAnswer } from '../cart-answer.ts'
import type { OrderAnswer } from '../orders/order-answer.ts'
import { answerOf } from '#app/ui/call-action.ts'
import { isUncertain, problemOf } from '#app/ui/failure-text.ts'
import { callCart } from './cart-calls.ts'

interface Session {
  readonly token: string
  readonly expiresAt: string
  readonly cartVersion: number
  readonly total: { readonly centAmount: number }
}

interface CheckoutOptions {
  readonly cart: CartAnswer
  /** No change of the cart is on its way to the server. */
  readonly isSettled: boolean
  readonly onPlaced: (order: OrderAnswer) => void
  readonly onStale: () => void
}

/**
 * The checkout of a displayed cart. Its token is `expired` when it cannot be fetched or has run out, and null while the
 * cart cannot be ordered. The same token is sent however often the button is pressed: it makes one order.
 */
export function useCheckout(locale: string, { cart, isSettled, onPlaced, onStale }: CheckoutOptions) {
  const [session, setSession] = useState<Session | 'expired' | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [isPlacing, setPlacing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isSent = useRef(false)
  const total = cart.transaction.total.centAmount
  const reviewed = cart.problem === null && isSettled ? `${cart.cartVersion} ${total} ${attempt}` : null
  const takeUp = useEffectEvent((answer: Session | null) => {
    if (answer && (answer.cartVersion !== cart.cartVersion || answer.total.centAmount !== total)) onStale()
    else setSession(answer ?? 'expired')
  })

  useEffect(() => {
    if (reviewed === null) return
    let isLeft = false
    let timer: ReturnType<typeof setTimeout> | undefined
    void callCart<Session>('cart/getCheckoutSessionToken', {}, locale).then((result) => {
      if (isLeft) return
      const answer = answerOf(result)
      takeUp(answer)
      if (answer) timer = setTimeout(() => setSession('expired'), Date.parse(answer.expiresAt) - Date.now())
    })
    return () => {
      isLeft = true
      clearTimeout(timer)
      setSession(null)
    }
  }, [reviewed, locale])

  async function place(): Promise<void> {
    if (isSent.current || session === null || session === 'expired') return
    isSent.current = true
    setPlacing(true)
    const result = await callCart<OrderAnswer>('cart/checkout', { token: session.token }, locale)
    isSent.current = false
    setPlacing(false)
    setProblem(problemOf(result))
    if (result.kind === 'done') onPlaced(result.answer)
    else if (!isUncertain(result)) onStale() // otherwise the same token may have made the order, and the next attempt returns it
  }

  return {
    token: session === null || session === 'expired' ? session : session.token,
    isPlacing,
    problem,
    place: () => void place(),
    renew: () => {
      setProblem(null)
      setAttempt((count) => count + 1)
      onStale()
    },
  }
}
