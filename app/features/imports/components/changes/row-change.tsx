import { useId } from 'react'
import type { CurrencyCode } from '@specify/core/money.ts'
import { effectText } from '@specify/list-reader/changes/effect-text.ts'
import type { ChangeQuestion } from '@specify/list-reader/changes/model.ts'
import type { DraftRow } from '@specify/list-reader/draft/list-draft.ts'
import { priceEffectText } from '@specify/schedule/substitutions/price-effect-text.ts'
import type { PlannedChange } from './use-change-plan.ts'
import styles from './changes.module.css'

interface RowChangeProps {
  readonly planned: PlannedChange
  readonly room: string
  /** The SKU that the product of the row replaces. */
  readonly replaced: string | undefined
  readonly currency: CurrencyCode
  /** Chosen, also before the plan has them. */
  readonly answers: DraftRow['answers']
  readonly onAnswer: (question: ChangeQuestion, value: string) => void
}

/** The change of a row with its price; or a question, with each reading. */
export function RowChange({ planned, room, replaced, currency, answers, onAnswer }: RowChangeProps) {
  const name = useId()
  const { state, effects, text, question, options, priceEffect } = planned
  if (state === 'asked' && question)
    return (
      <fieldset className={styles.question}>
        <legend>{text}</legend>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              checked={answers?.[question] === option.value}
              onChange={() => onAnswer(question, option.value)}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </fieldset>
    )
  if (state === 'asked' || state === 'refused') return <p className={styles.problem}>{text}</p>
  if (state === 'skipped') return <p className={styles.effect}>Left out: nothing changes</p>
  const isChanged = effects.some(({ was, now }) => was !== now)
  return (
    <p className={styles.effect}>
      <span>{effectText(effects, { room, replaced })}</span>
      {isChanged && <span className={styles.price}>{priceEffectText(priceEffect, currency)}</span>}
    </p>
  )
}
