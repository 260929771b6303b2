import { useState } from 'react'
import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { answerOf } from '#app/ui/loading/call-action.ts'
import { problemOf } from '#app/ui/loading/failure-text.ts'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { NotAdded } from '#app/features/cart/contents/add-products.ts'
import { callCart } from '../cart/cart-calls.ts'
import { NotAddedList } from '../cart/not-added.tsx'

export function OrderAgain({ locale, orderId }: { locale: Locale; orderId: string }) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [notAdded, setNotAdded] = useState<readonly NotAdded[]>([])

  async function add(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const result = await callCart('cart/addOrder', { orderId }, locale)
    setBusy(false)
    setProblem(problemOf(result))
    const answer = answerOf(result)
    setNotAdded(answer?.notAdded ?? [])
    if (answer?.notAdded.length === 0) void navigate(routes.cart.path({ locale }))
  }

  return (
    <>
      <Button aria-disabled={isBusy} aria-busy={isBusy} onClick={() => void add()}>
        <Icon name="cart" size={18} /> Order again
      </Button>
      <NotAddedList products={notAdded} />
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
    </>
  )
}
