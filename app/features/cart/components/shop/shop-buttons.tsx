import { Suspense, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FullScreenSpinner } from '#app/ui/dialogs/full-screen-spinner.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { namedOnDemand } from '#app/shell/on-demand.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import styles from './shop-buttons.module.css'
import { useWish } from './use-wish.ts'

const AddedDialog = namedOnDemand(
  () => import('../cart/added-dialog.tsx'),
  ({ AddedDialog }) => AddedDialog,
  'over',
)

interface ShopButtonsProps {
  readonly sku: string
  readonly name: string
  readonly isOrderable: boolean
}

export function ShopButtons({ sku, name, isOrderable }: ShopButtonsProps) {
  const [isAdding, setAdding] = useState(false)
  const wishlist = useWish(sku)
  return (
    <>
      {isOrderable && <Button onClick={() => setAdding(true)}>Add to cart</Button>}
      <Button className={styles.wish} aria-pressed={wishlist.isWished} onClick={wishlist.toggle}>
        <Icon name="heart" size={18} /> Wishlist
      </Button>
      {wishlist.problem && (
        <div className={styles.problem}>
          <FormMessage kind="error">{wishlist.problem}</FormMessage>
        </div>
      )}
      {isAdding && (
        <Suspense fallback={<FullScreenSpinner label="Adding to cart" />}>
          <AddedDialog sku={sku} name={name} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  )
}
