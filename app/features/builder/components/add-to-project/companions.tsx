import { Select } from '#app/ui/fields/select.tsx'
import { useId } from 'react'
import { leadingCandidate } from '@specify/catalogue/product/requirements.ts'
import type { PartView } from '#app/features/catalogue/views/part-view.ts'
import type { RequirementView } from '#app/features/catalogue/views/requirement-view.ts'
import { assetSource } from '@specify/catalogue/files/asset-source.ts'
import { Picture } from '#app/ui/picture.tsx'
import styles from './companions.module.css'

/** The SKU that is chosen for each kind; null where it is left out. */
export type ChosenCompanions = Readonly<Record<string, string | null>>

export function leadingCompanions(requirements: readonly RequirementView[], colour: string | null): ChosenCompanions {
  return Object.fromEntries(requirements.map(({ kind, parts }) => [kind, leadingCandidate(parts, colour)?.sku ?? null]))
}

interface CompanionsProps {
  readonly requirements: readonly RequirementView[]
  readonly chosen: ChosenCompanions
  readonly leading: ChosenCompanions
  readonly onChoose: (kind: string, sku: string | null) => void
}

/** Lists other products that are needed, ticked: one of each kind, in the product's quantity. */
export function Companions({ requirements, chosen, leading, onChoose }: CompanionsProps) {
  const id = useId()
  return (
    <fieldset className={styles.companions}>
      <legend>What else is needed</legend>
      <ul>
        {requirements.map(({ kind, label, parts }) => {
          const sku = chosen[kind] ?? leading[kind]
          const part = parts.find((each) => each.sku === sku) ?? parts[0]
          return (
            <li key={kind} className={styles.companion}>
              <input
                id={id + kind}
                type="checkbox"
                checked={chosen[kind] !== null}
                onChange={({ target }) => onChoose(kind, target.checked ? (part?.sku ?? null) : null)}
              />
              {part && <Picture src={assetSource(part.image)?.src ?? null} alt="" width={44} height={44} />}
              <label htmlFor={id + kind}>{label}</label>
              {parts.length > 1 ? (
                <Select
                  aria-label={`${label} to add`}
                  value={part?.sku}
                  onChange={({ target }) => onChoose(kind, target.value)}
                >
                  {parts.map((each) => (
                    <option key={each.sku} value={each.sku}>
                      {partText(each)}
                    </option>
                  ))}
                </Select>
              ) : (
                <p className={styles.only}>{part && partText(part)}</p>
              )}
            </li>
          )
        })}
      </ul>
      <p className={styles.hint}>Added to the same rooms, in the same quantity as the product.</p>
    </fieldset>
  )
}

function partText({ sku, name, colour }: PartView): string {
  return [name, colour === 'Not Applicable' ? null : colour, sku].filter(Boolean).join(', ')
}
