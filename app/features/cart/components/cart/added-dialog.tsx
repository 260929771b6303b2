import type { ActionInput } from '@specify/core/action-types.ts'
import type { CartChange } from './use-cart.ts'
import { use, useEffect, useRef, useState } from 'react'
import { routes } from '#app/addresses/routes.ts'
import { formatMoney } from '@specify/core/money.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { QuantityField } from '#app/ui/fields/quantity-field.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Spinner } from '#app/ui/loading/spinner.tsx'
import type { CartAnswer } from '#app/features/cart/contents/cart-answer.ts'
import { problemOf } from '#app/ui/loading/failure-text.ts'
import { callCart } from './cart-calls.ts'
import dialog from '#app/ui/dialogs/dialog.module.css'
import styles from './cart-dialog.module.css'
import { ShoppingContext } from '../shop/shopping.ts'
import { SETTLED_MS } from './use-settled-count.ts'

interface AddedDialogProps {
  readonly sku: string
  readonly name: string
  readonly onClose: () => void
}

export function AddedDialog({ sku, name, onClose }: AddedDialogProps) {
  const { locale = 'au', update } = use(ShoppingContext) ?? {}
  const [cart, setCart] = useState<CartAnswer | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [typed, setTyped] = useState<number | null>(null)
  const isSent = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const line = cart?.lineItems.find(({ variant }) => variant.sku === sku)

  useEffect(() => {
    if (isSent.current) return // what has been added is not added again
    isSent.current = true
    void send('cart/addToCart', { variant: { sku, count: 1 } })
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  async function send<Name extends CartChange>(action: Name, input: ActionInput<Name>): Promise<void> {
    const result = await callCart(action, input, locale)
    setProblem(problemOf(result))
    setTyped(null)
    if (result.kind !== 'done') return
    const { totalItems } = result.answer
    setCart(result.answer)
    update?.(() => ({ count: totalItems }))
  }

  function change(count: number): void {
    if (!line) return
    setTyped(count)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void send('cart/updateLineItem', { lineItemId: line.id, count }), SETTLED_MS)
  }

  return (
    <Dialog title={cart ? 'Added to cart' : 'Add to cart'} open onClose={onClose}>
      <div className={`${dialog.form} ${styles.dialog}`}>
        {!cart && !problem && <Spinner label="Adding to cart" />}
        {line && (
          <div className={styles.product} role="status">
            <Picture src={line.variant.images[0] ?? null} alt="" />
            <p className={styles.words}>
              <strong>{line.name}</strong>
              <span>{[line.variant.name, `Product code ${sku}`].filter(Boolean).join(', ')}</span>
              <span>{line.price && `${formatMoney(line.price, 2)} each`}</span>
              {!line.variant.isOnStock && <span className={styles.short}>{line.notice?.message}</span>}
            </p>
          </div>
        )}
        {line && <QuantityField name={name} quantity={typed ?? line.count} onChange={change} />}
        {problem && <FormMessage kind="error">{problem}</FormMessage>}
        <div className={dialog.actions}>
          <Button look="quiet" onClick={onClose}>
            Continue shopping
          </Button>
          {cart && (
            <ButtonLink look="primary" href={routes.cart.path({ locale })} onClick={onClose}>
              Go to cart
            </ButtonLink>
          )}
        </div>
      </div>
    </Dialog>
  )
}
