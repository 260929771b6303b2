import type { NotAdded } from '#app/features/cart/contents/add-products.ts'
import styles from './cart-dialog.module.css'

export function NotAddedList({ products }: { products: readonly NotAdded[] }) {
  if (products.length === 0) return null
  return (
    <div role="alert" className={styles.notAdded}>
      <p>The rest was added. Not added:</p>
      <ul>
        {products.map(({ sku, message }) => (
          <li key={sku}>
            <span className="code">{sku}</span> {message}
          </li>
        ))}
      </ul>
    </div>
  )
}
