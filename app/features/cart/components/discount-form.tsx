import { useState } from 'react'
import { formatMoney } from '#app/core/money.ts'
import { Button } from '#app/ui/button.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { useForm } from '#app/ui/fields/use-form.ts'
import type { CartAnswer } from '../cart-answer.ts'
import styles from './discount-form.module.css'
import type { LiveCart } from './use-cart.ts'

const NOT_VALID = 'code not valid'

/** Discount codes of a cart, and another one. */
export function DiscountForm({ cart, change }: { cart: CartAnswer; change: LiveCart['change'] }) {
  const [typed, setTyped] = useState('')
  const form = useForm(async () => {
    const code = typed.trim()
    const problem = code === '' ? NOT_VALID : await change('cart/redeemDiscount', { code })
    if (problem !== null) return { fields: { code: problem } }
    setTyped('')
    return null
  })
  return (
    <div className={styles.discounts}>
      <form className={styles.form} {...form.props}>
        <TextField
          label="Discount code"
          name="code"
          maxLength={40}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoCapitalize="characters"
          problem={form.problemOf('code')}
        />
        <SubmitButton look="secondary" isSending={form.isSending}>
          Apply
        </SubmitButton>
      </form>
      {cart.discountCodes.length > 0 && (
        <ul className={styles.codes} aria-label="Discount codes">
          {cart.discountCodes.map(({ discountId, code, name, amount, notice }) => (
            <li key={discountId}>
              <span className={styles.words}>
                <strong className="code">{code}</strong>
                <small>{notice ?? name}</small>
              </span>
              {notice === null && <span className={styles.amount}>{`-${formatMoney(amount, 2)}`}</span>}
              <Button look="plain" onClick={() => void change('cart/removeDiscount', { discountId })}>
                Remove<span className="visually-hidden"> code {code}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
