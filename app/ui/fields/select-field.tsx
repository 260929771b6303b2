import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { Select } from './select.tsx'

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'id' | 'className' | 'children'> & {
    /** Values with their labels; a plain text is both. */
    readonly options: readonly (string | readonly [value: string, label: string])[]
    /** Shown before a choice; without it the first option is chosen. */
    readonly placeholder?: string
  }

export function SelectField({
  label,
  hint,
  problem,
  isRequired,
  isValid,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} problem={problem} isRequired={isRequired} isValid={isValid}>
      {(control) => (
        <Select {...select} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => {
            const [value, words] = typeof option === 'string' ? [option, option] : option
            return (
              <option key={value} value={value}>
                {words}
              </option>
            )
          })}
        </Select>
      )}
    </Field>
  )
}
