import { countOf } from '@specify/core/text/count-text.ts'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import type { MemberLinks } from '../member-links.ts'
import styles from './company.module.css'

interface OpenLinksProps {
  readonly links: MemberLinks
  readonly choice: string
  readonly otherwise: string
}

/** Part of a form that ends a membership; nothing where there are no links. */
export function OpenLinks({ links: { total, listed }, choice, otherwise }: OpenLinksProps) {
  if (total === 0) return null
  return (
    <fieldset className={styles.links}>
      <legend>{countOf(total, 'open link')}</legend>
      <ul>
        {listed.map(({ id, name, project, revision, shows }) => (
          <li key={id}>
            <b>{name}</b>
            <span>{[project, revision, shows].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
      {total > listed.length && <p className={styles.hint}>{`and ${total - listed.length} more`}</p>}
      <p className={styles.hint}>{otherwise}</p>
      <CheckboxField name="takeOver" value="yes" label={choice} />
    </fieldset>
  )
}
