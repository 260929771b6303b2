import { formatMoney } from '@specify/core/money.ts'
import type { PriceDisplay } from '@specify/catalogue/prices/price-display.ts'
import styles from './price-row.module.css'

export function PriceRow({ price }: { price: PriceDisplay }) {
  if (price.kind === 'none' || price.kind === 'contact') return null
  return (
    <p className={styles.price}>
      <span className={styles.amount}>{`RRP ${formatMoney(price.price, 2)}`}</span>
      {price.kind === 'discounted' && (
        <>
          <s className={styles.was}>
            <span className="visually-hidden">was </span>
            {formatMoney(price.was, 2)}
          </s>
          <span className={styles.badge}>{`-${price.percentOff}%`}</span>
        </>
      )}
      <span className={styles.gst}>(inc. GST)</span>
    </p>
  )
}
