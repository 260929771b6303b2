import type { ReactNode } from 'react'
import type { Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import type { WaitingStage } from '#app/features/projects/schedule/waiting-product.ts'
import styles from './waiting-line.module.css'
import { dropWaiting, useWaitingProduct } from './waiting-store.ts'

interface WaitingLineProps {
  readonly locale: Locale
  readonly stage: WaitingStage
  readonly children: ReactNode
}

export function WaitingLine({ locale, stage, children }: WaitingLineProps) {
  const waiting = useWaitingProduct(locale, stage)
  if (!waiting) return null
  const { name, sku } = waiting.request
  return (
    <div className={styles.waiting}>
      <p role="status">
        <strong>{name}</strong> <span className="code">{sku}</span> {children}
      </p>
      <Button look="plain" onClick={dropWaiting}>
        Do not add it
      </Button>
    </div>
  )
}
