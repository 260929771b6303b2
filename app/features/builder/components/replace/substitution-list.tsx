import { api } from '#app/addresses/api.ts'
import { dateIn } from '@specify/core/market-time.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import { SUBSTITUTION_REASONS, type Substitution } from '@specify/schedule/model.ts'
import { priceEffectText } from '@specify/schedule/substitutions/price-effect-text.ts'
import { substitutedText } from '@specify/schedule/substitutions/substitution-text.ts'
import styles from './substitution-list.module.css'

interface SubstitutionListProps {
  readonly locale: Locale
  readonly projectId: string
  readonly substitutions: readonly Substitution[]
}

export function SubstitutionList({ locale, projectId, substitutions }: SubstitutionListProps) {
  if (substitutions.length === 0) return null
  return (
    <details className={styles.panel}>
      <summary>{countOf(substitutions.length, 'substitution')}</summary>
      <ol reversed>
        {substitutions.toReversed().map((record) => (
          <li key={record.id}>
            <p className={styles.products}>
              <span>
                {record.from.name} <span className="code">{record.from.sku}</span>
              </span>
              <span className={styles.to}>
                {record.to.name} <span className="code">{record.to.sku}</span>
              </span>
            </p>
            <p>
              {substitutedText(record)}
              <span className={styles.effect}>{priceEffectText(record.priceEffect, MARKETS[locale].currency)}</span>
            </p>
            <p className={styles.reason}>
              {[SUBSTITUTION_REASONS[record.reason], record.note].filter(Boolean).join(': ')}
            </p>
            <p className={styles.by}>
              {record.at === '' ? (
                'Not saved yet'
              ) : (
                <>
                  {[dateIn({ code: locale }, new Date(record.at)), record.by].filter(Boolean).join(', ')}
                  <a
                    href={api.substitutionNotice.href({ locale, projectId, substitutionId: record.id })}
                    download
                    aria-label={`Notice of ${record.from.sku} (PDF)`}
                  >
                    Notice (PDF)
                  </a>
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}
