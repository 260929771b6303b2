import { useState } from 'react'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { periodProblems, type TypedPeriod } from '#app/features/projects/list/project-period.ts'
import styles from './project-filters.module.css'

const DATE_LENGTH = 'dd/MM/yyyy'.length
const FIELDS = [
  ['startDate', 'Start date'],
  ['endDate', 'End date'],
] as const

interface PeriodFilterProps {
  readonly period: TypedPeriod
  /** Called with a valid period. */
  readonly onPeriod: (period: TypedPeriod) => void
}

/** The period in which projects were created. Problems are shown once a date is complete or left. */
export function PeriodFilter({ period, onPeriod }: PeriodFilterProps) {
  const [typed, setTyped] = useState<TypedPeriod>({ startDate: period.startDate, endDate: period.endDate })
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set())
  const [problems, setProblems] = useState(() => periodProblems(typed, new Date()))

  function type(field: keyof TypedPeriod, text: string): void {
    const next = { ...typed, [field]: text.trim() }
    const fieldProblems = periodProblems(next, new Date())
    setTyped(next)
    setProblems(fieldProblems)
    if (Object.keys(fieldProblems).length === 0) onPeriod(next)
  }

  return (
    <div className={styles.period}>
      {FIELDS.map(([field, label]) => (
        <TextField
          key={field}
          label={label}
          name={field}
          placeholder="dd/MM/yyyy"
          inputMode="numeric"
          autoComplete="off"
          maxLength={DATE_LENGTH}
          value={typed[field]}
          onChange={({ target }) => type(field, target.value)}
          onBlur={() => setLeftFields(new Set([...leftFields, field]))}
          problem={leftFields.has(field) || typed[field].length >= DATE_LENGTH ? problems[field] : undefined}
        />
      ))}
    </div>
  )
}
