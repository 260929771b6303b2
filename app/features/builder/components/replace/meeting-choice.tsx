import { countOf } from '@specify/core/text/count-text.ts'
import type { Meeting } from '@specify/schedule/edits/replace-products.ts'
import styles from './replace.module.css'

interface MeetingChoiceProps {
  readonly count: number
  readonly meeting: Meeting
  readonly onChange: (meeting: Meeting) => void
}

export function MeetingChoice({ count, meeting, onChange }: MeetingChoiceProps) {
  if (count === 0) return null
  const option = (value: Meeting, label: string) => (
    <label>
      <input type="radio" name="meeting" checked={meeting === value} onChange={() => onChange(value)} />
      {label}
    </label>
  )
  return (
    <fieldset className={styles.meeting}>
      <legend>
        {count === 1
          ? 'One room already has this product.'
          : `${countOf(count, 'line')} are in rooms that already have this product.`}
      </legend>
      {option('add', 'Add up the quantities')}
      {option('keep', 'Keep both lines')}
    </fieldset>
  )
}
