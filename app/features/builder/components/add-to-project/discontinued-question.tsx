import type { ReactNode } from 'react'
import { elsewhereText, type SuccessorsView } from '#app/features/catalogue/views/successors-view.ts'
import type { PartView } from '#app/features/catalogue/views/part-view.ts'
import { assetSource } from '@specify/catalogue/files/asset-source.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { DISCONTINUED } from '@specify/schedule/addable.ts'
import styles from './companions.module.css'

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
