import { formatMoney } from '@specify/core/money.ts'
import { excludedFromTotal, totalOf } from '#app/features/projects/schedule/builder-project.ts'
import { allowancesOf, allowancesText, hasAllowances, unstatedText } from '@specify/schedule/free-lines/allowances.ts'
import styles from './rooms-step.module.css'
import type { RoomsDraft } from './use-rooms-draft.ts'

export function ProjectTotal({ draft }: { readonly draft: RoomsDraft }) {
  const { products, rooms } = draft
  const total = totalOf(draft, products)
  const allowances = allowancesOf(draft)
  return (
    <>
      {total && (
        <p className={styles.total}>
          <span>{['Project total', excludedFromTotal(rooms, products)].filter(Boolean).join(', ')}</span>
          <strong>{formatMoney(total, 2)}</strong>
        </p>
      )}
      {hasAllowances(allowances) && (
        <p className={styles.total}>
          <span>{['Allowances, not in the total', unstatedText(allowances)].filter(Boolean).join(', ')}</span>
          <strong>{allowancesText(allowances)}</strong>
        </p>
      )}
    </>
  )
}
