import { Icon } from '#app/ui/icon.tsx'
import styles from './shop-buttons.module.css'
import { useWish } from './use-wish.ts'

export function Heart({ sku, nameId }: { sku: string; nameId: string }) {
  const { isWished, problem, toggle } = useWish(sku)
  return (
    <>
      <button
        type="button"
        className={styles.heart}
        aria-label="Wishlist"
        aria-describedby={nameId}
        aria-pressed={isWished}
        onClick={toggle}
      >
        <Icon name="heart" size={20} />
      </button>
      {problem && (
        <p role="alert" className={styles.note}>
          {problem}
        </p>
      )}
    </>
  )
}
