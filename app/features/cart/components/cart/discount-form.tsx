import { useState } from 'react'
import { routes } from '#app/addresses/routes.ts'
import { formatMoney } from '@specify/core/money.ts'
import { Button } from '#app/ui/button.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { useForm } from '#app/ui/fields/use-form.ts'
import type { CartAnswer } from '#app/features/cart/contents/cart-answer.ts'
import { CART_FORM, NOT_VALID } from '#app/features/cart/contents/cart-forms.ts'
import styles from './discount-form.module.css'
import type { LiveCart } from './use-cart.ts'

/** The browser goes there when the form comes back without script. */
const PLACE_ID = 'discount'

interface DiscountFormProps {
  readonly locale: string
  readonly cart: CartAnswer
  readonly change: LiveCart['change']
}

export function DiscountForm({ locale, cart, change }: DiscountFormProps) {
  const place = { name: 'redeem', action: `${routes.cart.href({ locale, form: 'redeem' })}#${PLACE_ID}` }
  const posted = usePostedForm(place.name)
  const [typed, setTyped] = useState(posted?.values['code'] ?? '')
  const form = useForm(async () => {
    const code = typed.trim()
    const problem = code === '' ? NOT_VALID : await change('cart/redeemDiscount', { code })
    if (problem !== null) return { fields: { code: problem } }
    setTyped('')
    return null
  }, place)
  return (
    <div id={PLACE_ID}>
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
        <SubmitButton look="secondary" isSending={form.isSending} canPost>
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
              <Button
                type="submit"
                form={CART_FORM}
                formAction={routes.cart.href({ locale, form: 'remove-discount' })}
                name="discountId"
                value={discountId}
                look="plain"
                onClick={() => void change('cart/removeDiscount', { discountId })}
              >
                Remove<span className="visually-hidden"> code {code}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
