import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import type { PriceDisplay } from '@specify/catalogue/prices/price-display.ts'
import styles from './buy-bar.module.css'
import { PriceRow } from '#app/features/catalogue/components/card/price-row.tsx'

interface BuyBarProps {
  /** The real buttons: while they are in view, the bar is not. */
  readonly actions: RefObject<HTMLElement | null>
  readonly price: PriceDisplay
  readonly children: ReactNode
}

/** Price and the first action at the foot of a phone's screen. */
export function BuyBar({ actions, price, children }: BuyBarProps) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const element = actions.current
    if (!element) return
    const sight = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false))
    sight.observe(element)
    return () => sight.disconnect()
  }, [actions])
  return (
    <div className={styles.bar} data-scripted data-screen-only data-shown={isShown} inert={!isShown}>
      <PriceRow price={price} />
      {children}
    </div>
  )
}
