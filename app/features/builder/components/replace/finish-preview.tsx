import { countOf } from '@specify/core/text/count-text.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import type { BuilderProject } from '#app/features/projects/schedule/builder-project.ts'
import type { FinishPlan } from '#app/features/projects/schedule/finish-plan.ts'
import type { ScopedLine } from '@specify/schedule/line-scope.ts'
import { priceEffectText } from '@specify/schedule/substitutions/price-effect-text.ts'
import styles from './replace.module.css'

interface FinishPreviewProps {
  readonly locale: Locale
  readonly plan: FinishPlan
  readonly finish: string
  readonly products: BuilderProject['products']
}

export function FinishPreview({ locale, plan, finish, products }: FinishPreviewProps) {
  const { changes, already, without } = plan
  return (
    <>
      {already.length > 0 && (
        <p className={styles.none}>{`${countOf(already.length, 'line is', 'lines are')} already in ${finish}.`}</p>
      )}
      {without.length > 0 && (
        <details className={styles.lines} data-kind="without" open>
          <summary>{`${countOf(without.length, 'line does', 'lines do')} not come in ${finish} and ${without.length === 1 ? 'stays as it is' : 'stay as they are'}`}</summary>
          <ul>
            {without.map((line) => (
              <li key={line.item.id}>
                <span>
                  {line.item.name}
                  <small>{placeText(line)}</small>
                </span>
                <span className="code">{line.item.sku}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {changes.length > 0 && (
        <details className={styles.lines} open={changes.length <= 12}>
          <summary>{`${countOf(changes.length, 'line changes', 'lines change')} to ${finish}`}</summary>
          <ul>
            {changes.map((line) => (
              <li key={line.item.id}>
                <span>
                  {line.item.name}
                  <small>{`${placeText(line)} · ${products[line.item.sku]?.finish || line.item.sku} to ${line.to.sku}`}</small>
                </span>
                <span>{priceEffectText(line.priceEffect, MARKETS[locale].currency)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function placeText({ room, unitType, units, item }: ScopedLine): string {
  const place = unitType ? `${unitType.name}: ${room.name}` : room.name
  return `${place} · ${units === 1 ? item.quantity : `${item.quantity} × ${units}`}`
}
