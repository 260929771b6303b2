import { countText } from '@specify/core/text/count-text.ts'
import { swatchPath } from '@specify/catalogue/product/swatch.ts'
import type { FinishOption } from '#app/features/projects/schedule/finish-plan.ts'
import styles from './replace.module.css'

interface FinishSwatchesProps {
  readonly options: readonly FinishOption[]
  /** Lines that it is about. */
  readonly count: number
  readonly chosen: string
  readonly onChoose: (finish: string) => void
}

export function FinishSwatches({ options, count, chosen, onChoose }: FinishSwatchesProps) {
  if (options.length === 0) return <p className={styles.none}>These products have no other finish.</p>
  return (
    <fieldset className={styles.swatches}>
      <legend>Finish</legend>
      {options.map(({ finish, count: having }) => (
        <label key={finish}>
          <input type="radio" name="finish" checked={chosen === finish} onChange={() => onChoose(finish)} />
          <img src={swatchPath(finish)} alt="" width={28} height={28} />
          <span>
            {finish}
            {count > 1 && (
              <small>
                {having === count ? 'All lines have it' : `${countText(having)} of ${countText(count)} lines have it`}
              </small>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
