import { countOf } from '@specify/core/text/count-text.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import cartStyles from '../cart/cart-screen.module.css'

interface WishlistSelectionProps {
  readonly count: number
  readonly total: number
  readonly onSelectAll: (isAll: boolean) => void
  readonly onAddToRoom: () => void
}

export function WishlistSelection({ count, total, onSelectAll, onAddToRoom }: WishlistSelectionProps) {
  return (
    <div className={cartStyles.select} data-scripted>
      <CheckboxField
        label="Select all"
        checked={count === total}
        onChange={({ target }) => onSelectAll(target.checked)}
      />
      <Button disabled={count === 0} onClick={onAddToRoom}>
        {count === 0 ? 'Add to a room' : `Add ${countOf(count, 'product')} to a room`}
      </Button>
    </div>
  )
}
