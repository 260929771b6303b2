import type { Locale } from '@specify/core/market.ts'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { isProjectType, type ProjectType } from '@specify/schedule/model.ts'
import styles from './project-filters.module.css'
import { useProjectTypes } from './use-project-types.ts'

interface TypeFilterProps {
  readonly locale: Locale
  readonly types: readonly ProjectType[]
  readonly onTypes: (types: readonly ProjectType[]) => void
}

export function TypeFilter({ locale, types, onTypes }: TypeFilterProps) {
  const offered = useProjectTypes(locale)
  function tick(type: string, isTicked: boolean): void {
    const others = types.filter((each) => each !== type)
    onTypes(isTicked && isProjectType(type) ? [...others, type] : others)
  }
  return (
    <fieldset className={styles.types}>
      <legend className="visually-hidden">Project type</legend>
      {offered.map(([type, label]) => (
        <CheckboxField
          key={type}
          name="projectType"
          value={type}
          label={label}
          checked={types.some((each) => each === type)}
          onChange={({ target }) => tick(type, target.checked)}
        />
      ))}
    </fieldset>
  )
}
