import { Button } from '#app/ui/button.tsx'
import type { BuilderProject } from '#app/features/projects/schedule/builder-project.ts'
import { linesIn } from '@specify/schedule/line-scope.ts'
import type { ScheduleRooms } from '@specify/schedule/model.ts'
import { linesText } from '@specify/schedule/scope-options.ts'
import styles from '../replace/substitution-list.module.css'

interface DiscontinuedLinesProps {
  readonly schedule: ScheduleRooms
  readonly products: BuilderProject['products']
  /** Null for more than one product. */
  readonly onReplace: (sku: string | null) => void
}

/** Counts lines that are no longer available and offers to replace them together. */
export function DiscontinuedLines({ schedule, products, onReplace }: DiscontinuedLinesProps) {
  const discontinued = linesIn(schedule, { all: true }).filter(({ item }) => products[item.sku]?.isAvailable === false)
  const [first] = discontinued
  if (!first) return null
  const isOne = discontinued.every(({ item }) => item.sku === first.item.sku)
  return (
    <div className={styles.gone}>
      <p>{`${linesText(discontinued)} may no longer be available.`}</p>
      <Button look="secondary" onClick={() => onReplace(isOne ? first.item.sku : null)}>
        Replace {discontinued.length === 1 ? 'it' : 'them'}
      </Button>
    </div>
  )
}
