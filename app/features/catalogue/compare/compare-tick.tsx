import { useState } from 'react'
import styles from './compare-tick.module.css'
import { MAX_COMPARED } from './limits.ts'
import { toggleTicked, useTicked, type TickedProduct } from './ticked-products.ts'

interface CompareTickProps {
  readonly locale: string
  readonly product: TickedProduct
  /** Id of the element that names the product. */
  readonly nameId?: string
}

export function CompareTick({ locale, product, nameId }: CompareTickProps) {
  const ticked = useTicked(locale)
  const [isRefused, setRefused] = useState(false)
  const isFull = ticked.length >= MAX_COMPARED
  const isTicked = ticked.some(({ sku }) => sku === product.sku)
  return (
    <label className={styles.tick} data-scripted data-screen-only>
      <input
        type="checkbox"
        aria-describedby={nameId}
        checked={isTicked}
        onChange={() => setRefused(!toggleTicked(locale, product))}
      />
      <span>Compare</span>
      {isRefused && isFull && !isTicked && <span role="alert">{`${MAX_COMPARED} at most`}</span>}
    </label>
  )
}
