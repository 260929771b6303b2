import { countOf } from '@specify/core/text/count-text.ts'

import { MARKETS, type Locale } from '@specify/core/market.ts'
import { signed } from '@specify/list-reader/changes/quantities.ts'
import { priceEffectText } from '@specify/schedule/substitutions/price-effect-text.ts'
import type { ChangePlanState } from './use-change-plan.ts'
import styles from './changes.module.css'

interface ChangeTotalProps {
  readonly plan: ChangePlanState
  readonly locale: Locale
}

/** The sum of a plan. */
export function ChangeTotal({ plan, locale }: ChangeTotalProps) {
  const { totals, problem, retry, isLoading } = plan
  return (
    <div className={styles.total} aria-busy={isLoading || undefined}>
      {totals && (
        <p role="status">
          <strong>{signed(totals.pieces)} pieces</strong>,{' '}
          <strong>{priceEffectText(totals.priceEffect, MARKETS[locale].currencyCode)}</strong>
          {totals.priceEffect !== 0 && ' inc GST'}
          {totals.unpriced.length > 0 && `, without ${countOf(totals.unpriced.length, 'product')} on request`}
        </p>
      )}
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}{' '}
          <button type="button" className={styles.retry} onClick={retry}>
            Try again
          </button>
        </p>
      )}
    </div>
  )
}
