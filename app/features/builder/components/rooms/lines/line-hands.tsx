import { countText } from '@specify/core/text/count-text.ts'
import { missingTwinText, type BuiltLine } from '@specify/schedule/hands/built-lines.ts'
import styles from './room-table.module.css'

/** Units that are built with a product of the line; without `parts` all of them. */
export function builtUnits(parts: readonly BuiltLine[] | null, units: number): number {
  return parts ? parts.reduce((sum, part) => sum + part.units, 0) : units
}

/** The codes of a line in left and right units, or that it has no twin. */
export function LineHands({ parts }: { readonly parts: readonly BuiltLine[] }) {
  const missing = parts.map(({ item, missing: none }) => missingTwinText(item, none)).filter(Boolean)
  return (
    <>
      <p className={styles.hands}>
        {parts.map(({ item, units, side }) => (
          <span key={side}>
            {`${side === 'left' ? 'Left' : 'Right'} × ${countText(units)} `}
            <span className="code">{item.sku}</span>
          </span>
        ))}
      </p>
      {missing.map((text) => (
        <p key={text} className={styles.noTwin}>
          {text}
        </p>
      ))}
    </>
  )
}
