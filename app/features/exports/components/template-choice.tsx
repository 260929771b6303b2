import styles from './summary.module.css'

const TEMPLATES = [
  { value: false, label: 'Portrait with full product summary' },
  { value: true, label: 'Landscape with product summary table' },
]
const ORDERS = [
  { value: false, label: 'Sorted by room' },
  { value: true, label: 'Sorted by tag' },
]

interface TemplateChoiceProps {
  readonly isLandscape: boolean
  readonly onChange: (isLandscape: boolean) => void
}

export function TemplateChoice({ isLandscape, onChange }: TemplateChoiceProps) {
  return (
    <Choice name="summary-template" legend="Template" options={TEMPLATES} value={isLandscape} onChange={onChange} />
  )
}

interface OrderChoiceProps {
  readonly isByTag: boolean
  readonly onChange: (isByTag: boolean) => void
}

export function OrderChoice({ isByTag, onChange }: OrderChoiceProps) {
  return <Choice name="summary-order" legend="Order" options={ORDERS} value={isByTag} onChange={onChange} />
}

interface ChoiceProps {
  readonly name: string
  readonly legend: string
  readonly options: readonly { readonly value: boolean; readonly label: string }[]
  readonly value: boolean
  readonly onChange: (value: boolean) => void
}

function Choice({ name, legend, options, value, onChange }: ChoiceProps) {
  return (
    <fieldset className={styles.templates}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.label}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
