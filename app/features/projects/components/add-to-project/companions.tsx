import { useId, type ReactNode } from 'react'
import { elsewhereText, type SuccessorsView } from '#app/features/catalogue/successors-view.ts'
import { leadingCandidate } from '#app/features/catalogue/requirements.ts'
import type { PartView } from '#app/features/catalogue/part-view.ts'
import type { RequirementView } from '#app/features/catalogue/requirement-view.ts'
import { assetSource } from '#app/features/catalogue/asset-source.ts'
import type { Locale } from '#app/features/markets/model.ts'
import { Button } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { DISCONTINUED } from '../../addable.ts'
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

/** What else is needed, ticked: one of each kind, as many as of the product. */
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
                <select
                  aria-label={`${label} to add`}
                  value={part?.sku}
                  onChange={({ target }) => onChoose(kind, target.value)}
                >
                  {parts.map((each) => (
                    <option key={each.sku} value={each.sku}>
                      {partText(each)}
                    </option>
                  ))}
                </select>
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

interface DiscontinuedQuestionProps {
  readonly locale: Locale
  readonly sku: string
  readonly successors: SuccessorsView
  readonly onTake: (part: PartView) => void
  readonly onInsist: () => void
}

/** Asked before a discontinued product is added: what takes its place comes first. */
export function DiscontinuedQuestion({ locale, sku, successors, onTake, onInsist }: DiscontinuedQuestionProps) {
  const { replacements, elsewhere, alternatives } = successors
  return (
    <div className={styles.question}>
      <p className={styles.state}>{DISCONTINUED}</p>
      {replacements.length === 0 && <p>{elsewhereText(elsewhere, locale) || 'There is no replacement.'}</p>}
      <Offers title="Replaced by" parts={replacements} look="primary" onTake={onTake} />
      <Offers title="Recommended instead" parts={alternatives} look="quiet" onTake={onTake} />
      <Button onClick={onInsist}>{`Add ${sku} anyway`}</Button>
    </div>
  )
}

interface OffersProps {
  readonly title: string
  readonly parts: readonly PartView[]
  readonly look: 'primary' | 'quiet'
  readonly onTake: (part: PartView) => void
}

function Offers({ title, parts, look, onTake }: OffersProps): ReactNode {
  if (parts.length === 0) return null
  return (
    <div>
      <p className={styles.title}>{title}</p>
      <ul>
        {parts.map((part) => (
          <li key={part.sku} className={styles.offer}>
            <Picture src={assetSource(part.image)?.src ?? null} alt="" width={64} height={64} />
            <p>
              {part.name}
              <span className="code">{part.sku}</span>
            </p>
            <Button look={look} onClick={() => onTake(part)}>
              <span aria-hidden="true">Use this</span>
              <span className="visually-hidden">{`Use ${part.sku}, ${part.name}`}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
