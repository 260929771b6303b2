import { formatMoney } from '@specify/core/money.ts'
import type { CartAnswer } from '#app/features/cart/contents/cart-answer.ts'
import { CART_FORM } from '#app/features/cart/contents/cart-forms.ts'
import { FREIGHT_AS_QUOTED } from '#app/features/cart/pricing/quoted-freight.ts'
import styles from './choice.module.css'
import { useOptimisticChoice } from './use-optimistic-choice.ts'

interface ShippingChoiceProps {
  readonly cart: CartAnswer
  readonly onChoose: (shippingMethodId: string) => Promise<unknown>
}

export function ShippingChoice({ cart, onChoose }: ShippingChoiceProps) {
  const { availableShippingMethods: methods, shippingInfo, transaction } = cart
  const isOfOthers = transaction.quotedFreight.length > 0 && transaction.shippingName !== FREIGHT_AS_QUOTED
  const [chosen, choose] = useOptimisticChoice<string | undefined>(
    shippingInfo?.shippingMethodId,
    async (id) => id && onChoose(id),
  )
  return (
    <fieldset className={styles.choice}>
      <legend>{isOfOthers ? 'Delivery of the other items' : 'Delivery'}</legend>
      {methods.length === 0 && <p className={styles.none}>We do not deliver to this address. Please contact us.</p>}
      {methods.map((method) => (
        <label key={method.shippingMethodId} className={styles.option}>
          <input
            type="radio"
            form={CART_FORM}
            name="shippingMethodId"
            value={method.shippingMethodId}
            checked={chosen === method.shippingMethodId}
            onChange={() => choose(method.shippingMethodId)}
          />
          <span className={styles.words}>
            <strong>{method.name}</strong>
            <small>{method.description}</small>
          </span>
          <span className={styles.price}>{method.price.centAmount === 0 ? 'Free' : formatMoney(method.price, 2)}</span>
        </label>
      ))}
    </fieldset>
  )
}
