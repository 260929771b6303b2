import type { ReactNode } from 'react'
import { routes } from '#app/addresses/routes.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { MeasuredDrawing } from '#app/ui/measured-drawing.tsx'
import styles from './empty-cart.module.css'

interface EmptyCartProps {
  readonly locale: string
  readonly action: ReactNode
}

export function EmptyCart({ locale, action }: EmptyCartProps) {
  return (
    <Nothing title="Cart" text="Your cart is empty.">
      <ButtonLink look="primary" href={routes.home.path({ locale })}>
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

export function Nothing({ title, text, children }: NothingProps) {
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={styles.actions}>{children}</div>
      </div>
      <MeasuredDrawing figure="0" />
    </div>
  )
}
