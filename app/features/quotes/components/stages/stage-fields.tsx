import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { stageField } from '../../stages/posted-stages.ts'
import type { DraftStage } from '../../stages/stage-quantities.ts'
import { MAX_STAGE_NAME_LENGTH } from '../../stages/stage.ts'
import styles from './stages.module.css'

interface StageFieldsProps {
  readonly at: number
  readonly stage: DraftStage
  /** The text of the button that fills it. */
  readonly rest?: string
  /** Left out without script. */
  readonly onChange?: (stage: DraftStage) => void
  readonly onRest?: () => void
  readonly onRemove?: () => void
}

export function StageFields({ at, stage, rest, onChange, onRest, onRemove }: StageFieldsProps) {
  const { id, name, day } = stage
  const value = (text: string) => (onChange ? { value: text } : { defaultValue: text })
  return (
    <div className={styles.stage} role="group" aria-label={`Delivery ${at + 1}`}>
      <input type="hidden" name={stageField(at, 'id')} value={id} />
      <TextField
        label={`Delivery ${at + 1}`}
        name={stageField(at, 'name')}
        maxLength={MAX_STAGE_NAME_LENGTH}
        placeholder="Level 1–3"
        autoComplete="off"
        {...value(name)}
        onChange={({ target }) => onChange?.({ ...stage, name: target.value })}
      />
      <TextField
        label="Day"
        name={stageField(at, 'day')}
        type="date"
        {...value(day)}
        onChange={({ target }) => onChange?.({ ...stage, day: target.value })}
      />
      {onRest && <Button onClick={onRest}>{rest}</Button>}
      {onRemove && (
        <Button look="plain" onClick={onRemove} aria-label={`Remove delivery ${at + 1}`}>
          Remove
        </Button>
      )}
    </div>
  )
}
