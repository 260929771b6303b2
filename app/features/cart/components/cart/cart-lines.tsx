import type { Locale } from '@specify/core/market.ts'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import type { CartAnswer } from '#app/features/cart/contents/cart-answer.ts'
import { countField } from '#app/features/cart/contents/cart-forms.ts'
import { CartLine } from './cart-line.tsx'
import styles from './cart-screen.module.css'
import type { LiveCart } from './use-cart.ts'

interface CartLinesProps extends Pick<LiveCart, 'change'> {
  readonly locale: Locale
  readonly cart: CartAnswer
  readonly onAddToProject: (product: { readonly sku: string; readonly name: string }) => void
}

export function CartLines({ locale, cart, change, onAddToProject }: CartLinesProps) {
  const posted = usePostedForm('cart')
  return (
    <ul className={styles.lines} aria-label="Products in the cart">
      {cart.lineItems.map((line) => (
        <CartLine
          key={line.id}
          locale={locale}
          line={line}
          onCount={(count) => change('cart/updateLineItem', { lineItemId: line.id, count })}
          onRemove={() => change('cart/removeLineItem', { lineItemId: line.id })}
          onMove={() => change('cart/moveToWishlist', { lineItemId: line.id })}
          refused={{
            typed: posted?.values[countField(line.id)],
            problem: posted?.problems.fields?.[countField(line.id)],
          }}
          onAddToProject={() => onAddToProject({ sku: line.variant.sku, name: line.name })}
        />
      ))}
    </ul>
  )
}
