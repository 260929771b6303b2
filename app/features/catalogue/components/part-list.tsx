import { NEW_TAB_NOTE_ID } from '#app/ui/new-tab-note.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { assetSource } from '../asset-source.ts'
import type { PartView } from '../part-view.ts'
import styles from './part-list.module.css'
import { PriceRow } from './price-row.tsx'

/** Components, spare parts or replacements: what they are, their codes and prices. */
export function PartList({ locale, label, parts }: { locale: string; label: string; parts: readonly PartView[] }) {
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
            <a href={`/${locale}/${part.path}`} target="_blank" rel="noopener" aria-describedby={NEW_TAB_NOTE_ID}>
              {part.name}
            </a>
            <p className={styles.detail}>
              <span className="code">{part.sku}</span>
              {part.colour && <span>{part.colour}</span>}
            </p>
          </div>
          <PriceRow price={part.price} />
        </li>
      ))}
    </ul>
  )
}
