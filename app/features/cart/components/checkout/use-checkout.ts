import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CartAnswer } from '#app/features/cart/contents/cart-answer.ts'
import type { OrderAnswer } from '#app/features/cart/orders/order-answer.ts'
import { answerOf } from '#app/ui/loading/call-action.ts'
import { isUncertain, problemOf } from '#app/ui/loading/failure-text.ts'
import { formatMoney } from '@specify/core/money.ts'
import { callCart } from '../cart/cart-calls.ts'

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
  /** Sends what was typed and not sent, and waits for all changes; false where one failed. */
  readonly saveAll: () => Promise<boolean>
  readonly onPlaced: (order: OrderAnswer) => void
  readonly onStale: () => void
}

/**
 * The checkout of a displayed cart. Its token is `expired` when it cannot be fetched or has run out, and null while the
 * cart cannot be ordered. The same token is sent however often the button is pressed: it makes one order. A press waits
 * for changes that are on their way, and orders the cart with them where they leave the total as it was.
 */
export function useCheckout(locale: string, { cart, isSettled, saveAll, onPlaced, onStale }: CheckoutOptions) {
  const [session, setSession] = useState<Session | 'expired' | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [isPlacing, setPlacing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isSent = useRef(false)
  /** The total that was on screen when the button was pressed, while the order waits for its token. */
  const [pressedTotal, setPressedTotal] = useState<number | null>(null)
  const total = cart.transaction.total.centAmount
  const reviewed = cart.problem === null && isSettled ? `${cart.cartVersion} ${total} ${attempt}` : null
  const takeUp = useEffectEvent((answer: Session | null) => {
    if (answer && (answer.cartVersion !== cart.cartVersion || answer.total.centAmount !== total)) {
      if (pressedTotal !== null) stop('Your cart has changed. Please review your order again.')
      onStale()
    } else setSession(answer ?? 'expired')
  })

  function stop(text: string | null): void {
    isSent.current = false
    setPressedTotal(null)
    setPlacing(false)
    setProblem(text)
  }

  useEffect(() => {
    if (reviewed === null) return
    let isLeft = false
    let timer: ReturnType<typeof setTimeout> | undefined
    void callCart('cart/getCheckoutSessionToken', {}, locale).then((result) => {
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
    if (isSent.current) return
    isSent.current = true
    setPlacing(true)
    setProblem(null)
    if (await saveAll()) setPressedTotal(total)
    else stop(null) // the page says which change failed
  }

  const send = useEffectEvent(async (token: string) => {
    setPressedTotal(null)
    const result = await callCart('cart/checkout', { token }, locale)
    stop(problemOf(result))
    if (result.kind === 'done') onPlaced(result.answer)
    else if (!isUncertain(result)) onStale() // otherwise the same token may have made the order, and the next attempt returns it
  })

  const goOn = useEffectEvent((isSame: boolean, canOrder: boolean, token: string | null) => {
    if (!isSame)
      stop(`Your total is now ${formatMoney(cart.transaction.total, 2)}. Please check it and place your order.`)
    else if (!canOrder) stop(null)
    else if (token !== null) void send(token)
  })
  const current = session !== null && session !== 'expired' && session.cartVersion === cart.cartVersion
  const token = current ? session.token : null
  const canOrder = cart.problem === null && session !== 'expired'
  const isSame = total === pressedTotal
  const isWaiting = pressedTotal !== null && isSettled
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => goOn(isSame, canOrder, token))
    return () => clearTimeout(timer)
  }, [isWaiting, isSame, canOrder, token])

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
