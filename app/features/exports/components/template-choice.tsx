import styles from './summary.module.css'

const TEMPLATES = [
  { isLandscape: false, label: 'Portrait with full product summary' },
  { isLandscape: true, label: 'Landscape with product summary table' },
]

interface TemplateChoiceProps {
  readonly isLandscape: boolean
  readonly onChange: (isLandscape: boolean) => void
}

export function TemplateChoice({ isLandscape, onChange }: TemplateChoiceProps) {
  return (
    <fieldset className={styles.templates}>
      <legend className="visually-hidden">Template</legend>
      {TEMPLATES.map((template) => (
        <label key={template.label}>
          <input
            type="radio"
            name="summary-template"
            checked={template.isLandscape === isLandscape}
            onChange={() => onChange(template.isLandscape)}
          />
          {template.label}
        </label>
      ))}
    </fieldset>
  )
}
