import { formatMoney } from '#app/core/money.ts'
import type { CartAnswer } from '../cart-answer.ts'
import styles from './summary.module.css'

export function Summary({ cart }: { cart: Pick<CartAnswer, 'transaction'> }) {
  const { subtotal, discount, shipping, isShippingEstimated, shippingName, tax, total } = cart.transaction
  return (
    <section className={styles.summary}>
      <h2>Summary</h2>
      <dl>
        <div>
          <dt>Subtotal</dt>
          <dd>{formatMoney(subtotal, 2)}</dd>
        </div>
        {discount.centAmount > 0 && (
          <div>
            <dt>Discount</dt>
            <dd>{`-${formatMoney(discount, 2)}`}</dd>
          </div>
        )}
        <div>
          <dt>
            {isShippingEstimated ? 'Estimated shipping' : 'Shipping'}
            {shippingName && <small>{shippingName}</small>}
          </dt>
          <dd>{shippingName ? formatMoney(shipping, 2) : 'On request'}</dd>
        </div>
        <div className={styles.total}>
          <dt>{isShippingEstimated ? 'Estimated total' : 'Total'}</dt>
          <dd>{formatMoney(total, 2)}</dd>
        </div>
      </dl>
      <p className={styles.tax}>{`Includes GST of ${formatMoney(tax, 2)}`}</p>
    </section>
  )
}
