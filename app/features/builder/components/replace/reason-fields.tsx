import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { MAX_REASON_LENGTH, SUBSTITUTION_REASONS, type SubstitutionReason } from '@specify/schedule/model.ts'

export interface GivenReason {
  readonly reason: SubstitutionReason | ''
  readonly note: string
}

const REASONS = Object.entries(SUBSTITUTION_REASONS)

export function ReasonFields({ given, onChange }: { given: GivenReason; onChange: (given: GivenReason) => void }) {
  return (
    <>
      <SelectField
        label="Reason"
        name="reason"
        placeholder="Choose a reason"
        isRequired
        options={REASONS}
        value={given.reason}
        onChange={({ target }) => onChange({ ...given, reason: target.value as GivenReason['reason'] })}
      />
      <TextAreaField
        label="In words"
        hint={`For the record, up to ${MAX_REASON_LENGTH} characters`}
        name="reasonNote"
        rows={2}
        maxLength={MAX_REASON_LENGTH}
        value={given.note}
        onChange={({ target }) => onChange({ ...given, note: target.value })}
      />
    </>
  )
}
