import { Select } from '#app/ui/fields/select.tsx'
import type { ComparisonColumn } from '#app/features/catalogue/compare/comparison.ts'

interface CandidateFinishProps {
  readonly column: ComparisonColumn
  readonly onChange: (sku: string) => void
}

export function CandidateFinish({ column, onChange }: CandidateFinishProps) {
  return (
    <Select
      aria-label={`Finish of ${column.name}`}
      value={column.sku}
      onChange={({ target }) => onChange(target.value)}
    >
      {column.finishes.map(({ sku, label }) => (
        <option key={sku} value={sku}>
          {label}
        </option>
      ))}
    </Select>
  )
}
