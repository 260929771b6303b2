import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import styles from './empty-cart.module.css'

interface EmptyCartProps {
  readonly locale: string
  /** What else there is to do. */
  readonly action: ReactNode
}

/** A cart with nothing in it. */
export function EmptyCart({ locale, action }: EmptyCartProps) {
  return (
    <Nothing title="Cart" text="Your cart is empty.">
      <ButtonLink look="primary" href={`/${locale}/`}>
        Continue shopping
      </ButtonLink>
      {action}
    </Nothing>
  )
}

interface NothingProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** A page of a shop with nothing on it yet, and what to do about it. */
export function Nothing({ title, text, children }: NothingProps) {
  return (
    <div className={`page ${styles.page}`}>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
