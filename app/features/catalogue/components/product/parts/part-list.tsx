import { marketHref } from '#app/addresses/route.ts'
import { Button } from '#app/ui/button.tsx'
import { NEW_TAB_NOTE_ID } from '#app/ui/new-tab-note.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { assetSource } from '@specify/catalogue/files/asset-source.ts'
import type { PartView } from '#app/features/catalogue/views/part-view.ts'
import styles from './part-list.module.css'
import { PriceRow } from '#app/features/catalogue/components/card/price-row.tsx'

interface PartListProps {
  readonly locale: string
  readonly label: string
  readonly parts: readonly PartView[]
  readonly onAdd: ((part: PartView) => void) | null
}

export function PartList({ locale, label, parts, onAdd }: PartListProps) {
  if (parts.length === 0) return <p className={styles.none}>Nothing to show at the moment.</p>
  return (
    <ul className={styles.parts} aria-label={label}>
      {parts.map((part) => (
        <li key={part.sku} className={styles.part}>
          <Picture
            className={styles.picture}
            src={assetSource(part.image)?.src ?? null}
            alt=""
            width={88}
            height={88}
            loading="lazy"
          />
          <div>
            <a href={marketHref(locale, part.path)} target="_blank" rel="noopener" aria-describedby={NEW_TAB_NOTE_ID}>
              {part.name}
            </a>
            <p className={styles.detail}>
              <span className="code">{part.sku}</span>
              {part.colour && <span>{part.colour}</span>}
            </p>
          </div>
          <div className={styles.buy}>
            <PriceRow price={part.price} />
            {part.price.kind === 'contact' && !onAdd && 'Contact us'}
            {onAdd && part.price.kind !== 'contact' && (
              <Button
                look="quiet"
                data-screen-only
                aria-label={`Add ${part.name} to a project`}
                onClick={() => onAdd(part)}
              >
                Add
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
