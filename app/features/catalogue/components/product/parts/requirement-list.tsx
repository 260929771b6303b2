import { leadingCandidate } from '@specify/catalogue/product/requirements.ts'
import type { RequirementView } from '#app/features/catalogue/views/requirement-view.ts'
import { PartList } from './part-list.tsx'
import type { ProductScreenEvents } from '../product-screen-events.ts'
import styles from './requirement-list.module.css'

interface RequirementListProps extends Pick<ProductScreenEvents, 'onAdd'> {
  readonly locale: string
  readonly requirements: readonly RequirementView[]
  readonly colour: string | null
}

/** Each kind with its leading candidate; the others fold out. */
export function RequirementList({ locale, requirements, colour, onAdd }: RequirementListProps) {
  return requirements.map(({ kind, label, parts }) => {
    const leading = leadingCandidate(parts, colour)
    const others = parts.filter((part) => part !== leading)
    return (
      <div key={kind} className={styles.kind}>
        <p className={styles.label}>{label}</p>
        {leading && <PartList locale={locale} label={label} parts={[leading]} onAdd={onAdd} />}
        {others.length > 0 && (
          <details className={styles.others} data-screen-only>
            <summary>{others.length === 1 ? 'One other will do' : `${others.length} others will do`}</summary>
            <PartList locale={locale} label={`${label}, others`} parts={others} onAdd={onAdd} />
          </details>
        )}
      </div>
    )
  })
}
