import { useState } from 'react'
import { formatMoney } from '@specify/core/money.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import type { QuotePage } from '../calls/read-quote-pages.server.ts'
import { inCurrency } from '../quote.ts'
import { QuoteLines } from './quote-lines.tsx'
import styles from './quotes.module.css'

interface ChosenLinesProps {
  readonly page: QuotePage
  /** The form that sends what is ticked. */
  readonly form: string
}

/** The lines of an answer to choose from, with what the chosen ones come to. Without script the sum is that of all. */
export function ChosenLines({ page, form }: ChosenLinesProps) {
  const offered = page.lines.filter(({ isOffered }) => isOffered)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = offered.filter(({ sku }) => !left.has(sku))
  const cents = chosen.reduce((sum, { priceCents, quantity }) => sum + (priceCents ?? 0) * quantity, 0)
  return (
    <div
      className={styles.choosing}
      onChange={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return
        const next = new Set(left)
        if (target.checked) next.delete(target.value)
        else next.add(target.value)
        setLeft(next)
      }}
    >
      <QuoteLines page={page} form={form} />
      {left.size > 0 && (
        <p className={styles.chosen} role="status">
          Chosen: {chosen.length} of {countOf(offered.length, 'line')}, {formatMoney(inCurrency(cents, page.market), 2)}{' '}
          inc GST, without freight
        </p>
      )}
    </div>
  )
}
