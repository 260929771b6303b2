import { useId, useState } from 'react'
import { routes } from '#app/addresses/routes.ts'
import { formatMoney } from '@specify/core/money.ts'
import { Button } from '#app/ui/button.tsx'
import { Problem } from '#app/ui/fields/field.tsx'
import { QuantityField } from '#app/ui/fields/quantity-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { CartLineAnswer } from '#app/features/cart/contents/cart-answer.ts'
import { CART_FORM, countField } from '#app/features/cart/contents/cart-forms.ts'
import styles from './cart-line.module.css'
import { LineProduct } from './line-product.tsx'
import { useSettledCount } from './use-settled-count.ts'

interface CartLineProps {
  readonly locale: string
  readonly line: CartLineAnswer
  /** Returns a sentence on a failure, or null. */
  readonly onCount: (count: number) => Promise<string | null>
  readonly onRemove: () => Promise<string | null>
  readonly onMove: () => Promise<string | null>
  readonly onAddToProject: () => void
  /** The rejected count and its problem, after a post without script. */
  readonly refused: { readonly typed: string | undefined; readonly problem: string | undefined }
}

export function CartLine({ locale, line, onCount, onRemove, onMove, onAddToProject, refused }: CartLineProps) {
  const { name, variant, price, totalPrice, notice, quoteNumber, slug, isAvailable } = line
  const [count, setCount] = useSettledCount(line.count, onCount)
  const [isGoing, setGoing] = useState(false)
  const problemId = useId()
  const { typed, problem } = refused
  const posted = { form: CART_FORM, name: countField(line.id), typed, problemId: problem && problemId }
  const leaving = { type: 'submit', form: CART_FORM, name: 'lineItemId', value: line.id } as const
  const about = <span className="visually-hidden"> {name}</span>
  const go = (leave: () => Promise<string | null>) => async () => {
    setGoing(true)
    if ((await leave()) !== null) setGoing(false)
  }
  return (
    <li className={styles.line} aria-busy={isGoing}>
      <LineProduct {...{ locale, name, slug, variant }}>
        {notice && (
          <p className={notice.kind === 'price' ? styles.news : styles.warning}>
            <Icon name="alert" size={16} /> {notice.message}
          </p>
        )}
      </LineProduct>
      <p className={styles.each}>
        {price && `${formatMoney(price, 2)} each`}
        {quoteNumber && (
          <>
            {' '}
            <small>Quote {quoteNumber}</small>
          </>
        )}
      </p>
      <div className={styles.count}>
        {isAvailable && <QuantityField name={name} quantity={count} posted={posted} onChange={setCount} />}
        {problem && <Problem id={problemId} text={problem} />}
      </div>
      <p className={styles.total}>{isAvailable && formatMoney(totalPrice, 2)}</p>
      <div className={styles.actions}>
        <Button
          {...leaving}
          formAction={routes.cart.href({ locale, form: 'move' })}
          look="plain"
          disabled={isGoing}
          onClick={() => void go(onMove)()}
        >
          Move to wishlist{about}
        </Button>
        {isAvailable && (
          <Button look="plain" onClick={onAddToProject}>
            Add to project{about}
          </Button>
        )}
        <Button
          {...leaving}
          formAction={routes.cart.href({ locale, form: 'remove' })}
          look="plain"
          disabled={isGoing}
          onClick={() => void go(onRemove)()}
        >
          Remove{about}
        </Button>
      </div>
    </li>
  )
}
