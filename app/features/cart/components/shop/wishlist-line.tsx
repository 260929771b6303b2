import { useState } from 'react'
import { formatMoney } from '@specify/core/money.ts'
import { CompareTick } from '#app/features/catalogue/compare/compare-tick.tsx'
import { contactPath } from '#app/features/catalogue/views/product-url.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { QuantityField } from '#app/ui/fields/quantity-field.tsx'
import { NEW_TAB_NOTE_ID } from '#app/ui/new-tab-note.tsx'
import type { WishlistAnswer } from '#app/features/cart/wishlist/wishlist-answer.ts'
import styles from '../cart/cart-line.module.css'
import { LineProduct } from '../cart/line-product.tsx'

interface WishlistLineProps {
  readonly locale: string
  readonly line: WishlistAnswer['lineItems'][number]
  readonly onCount: (count: number) => void
  readonly onMove: () => void
  readonly onAddToProject: () => void
  readonly onRemove: () => void
  readonly isSelected: boolean
  readonly onSelect: (isSelected: boolean) => void
}

export function WishlistLine(props: WishlistLineProps) {
  const { locale, line, onCount, onMove, onAddToProject, onRemove, isSelected, onSelect } = props
  const { name, slug, variant, price, isAvailable } = line
  const [state, setState] = useState({ given: line.count, count: line.count })
  if (state.given !== line.count) setState({ given: line.count, count: line.count })
  const about = <span className="visually-hidden"> {name}</span>
  return (
    <li className={styles.line}>
      <LineProduct {...{ locale, name, slug, variant }}>
        {price === null && <p className={styles.warning}>This product is no longer available.</p>}
      </LineProduct>
      <p className={styles.each}>
        {(price?.kind === 'rrp' || price?.kind === 'discounted') && `RRP ${formatMoney(price.price, 2)} (inc. GST)`}
      </p>
      <div className={styles.count}>
        <QuantityField
          name={name}
          quantity={state.count}
          onChange={(count) => {
            setState({ ...state, count })
            onCount(count)
          }}
        />
      </div>
      <div className={styles.total}>
        {isAvailable && <Button onClick={onMove}>Add to cart{about}</Button>}
        {price?.kind === 'contact' && (
          <ButtonLink href={contactPath(locale)} target="_blank" rel="noopener" aria-describedby={NEW_TAB_NOTE_ID}>
            Contact us{about}
          </ButtonLink>
        )}
      </div>
      <div className={styles.actions}>
        {price !== null && (
          <CheckboxField
            data-scripted
            label={<>Select{about}</>}
            checked={isSelected}
            onChange={(event) => onSelect(event.target.checked)}
          />
        )}
        {price !== null && (
          <Button look="plain" onClick={onAddToProject}>
            Add to project{about}
          </Button>
        )}
        {price !== null && (
          <CompareTick locale={locale} product={{ sku: variant.sku, name, image: variant.images[0] ?? null }} />
        )}
        <Button look="plain" onClick={onRemove}>
          Remove{about}
        </Button>
      </div>
    </li>
  )
}
