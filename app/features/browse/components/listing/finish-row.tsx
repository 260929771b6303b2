import { swatchPath } from '@specify/catalogue/product/swatch.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import styles from './finish-row.module.css'

export interface FinishLink {
  /** The colour, which its swatch is named by. */
  readonly value: string
  readonly label: string
  readonly href: string
  readonly isSelected?: boolean
}

/** Finishes as swatches with their names, each of which leads to what comes in it. */
export function FinishRow({ label, finishes }: { label: string; finishes: readonly FinishLink[] }) {
  return (
    <ul className={styles.finishes} aria-label={label}>
      {finishes.map(({ value, label: name, href, isSelected = false }) => (
        <li key={value}>
          <PageLink href={href} aria-current={isSelected ? 'true' : undefined} rel="nofollow">
            <img src={swatchPath(value)} alt="" width={40} height={40} loading="lazy" />
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
