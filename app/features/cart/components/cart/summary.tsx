import { formatMoney, money } from '@specify/core/money.ts'
import type { CartAnswer } from '#app/features/cart/contents/cart-answer.ts'
import { deliveryParts } from '#app/features/cart/pricing/quoted-freight.ts'
import styles from './summary.module.css'

export function Summary({ cart }: { cart: Pick<CartAnswer, 'transaction'> }) {
  const { subtotal, discount, shipping, quotedFreight, isShippingEstimated, shippingName, tax, total } =
    cart.transaction
  const delivery = deliveryParts({
    quotedFreight: quotedFreight.map(({ quoteNumber, price }) => ({ quoteNumber, priceCents: price.centAmount })),
    shippingCents: shipping.centAmount,
    shippingName,
    isEstimated: isShippingEstimated,
  })
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
        {delivery.map(({ label, detail, cents }) => (
          <div key={`${label} ${detail}`}>
            <dt>
              {label}
              {detail && <small>{detail}</small>}
            </dt>
            <dd>{cents === null ? 'On request' : formatMoney(money(cents, total.currencyCode), 2)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{isShippingEstimated ? 'Estimated total' : 'Total'}</dt>
          <dd>{formatMoney(total, 2)}</dd>
        </div>
      </dl>
      <p className={styles.tax}>{`Includes GST of ${formatMoney(tax, 2)}`}</p>
    </section>
  )
}
