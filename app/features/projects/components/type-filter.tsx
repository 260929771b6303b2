import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { PROJECT_TYPES, type ProjectType } from '../model.ts'
import styles from './project-filters.module.css'

const TYPES = Object.entries(PROJECT_TYPES) as [ProjectType, string][]

interface TypeFilterProps {
  readonly types: readonly ProjectType[]
  readonly onTypes: (types: readonly ProjectType[]) => void
}

/** Types of projects to show; none shows all. */
export function TypeFilter({ types, onTypes }: TypeFilterProps) {
  return (
    <fieldset className={styles.types}>
      <legend className="visually-hidden">Project type</legend>
      {TYPES.map(([type, label]) => (
        <CheckboxField
          key={type}
          name="projectType"
          value={type}
          label={label}
          checked={types.includes(type)}
          onChange={({ target }) => onTypes(target.checked ? [...types, type] : types.filter((each) => each !== type))}
        />
      ))}
    </fieldset>
  )
}
