import { Button, ButtonLink } from '#app/ui/button.tsx'
import { NEW_TAB_NOTE_ID } from '#app/ui/new-tab-note.tsx'
import type { CardVariant } from '@specify/catalogue/prices/card.ts'
import { contactPath } from '#app/features/catalogue/views/product-url.ts'
import styles from './product-card.module.css'

/** Products that are selected for download. */
export interface CardSelection {
  readonly isSelected: (sku: string) => boolean
  readonly toggle: (sku: string) => void
}

interface CardActionProps {
  readonly locale: string
  readonly nameId: string
  readonly variant: CardVariant
  readonly onAdd: ((variant: CardVariant) => void) | null
  readonly selection?: CardSelection | undefined
}

export function CardAction({ locale, nameId, variant, onAdd, selection }: CardActionProps) {
  if (selection) {
    return (
      <label className={styles.select}>
        <input
          type="checkbox"
          aria-describedby={nameId}
          checked={selection.isSelected(variant.sku)}
          onChange={() => selection.toggle(variant.sku)}
        />
        Select
      </label>
    )
  }
  if (variant.price.kind === 'contact') {
    return (
      <ButtonLink
        href={contactPath(locale)}
        target="_blank"
        rel="noopener"
        aria-describedby={`${nameId} ${NEW_TAB_NOTE_ID}`}
      >
        Contact us
      </ButtonLink>
    )
  }
  return (
    onAdd && (
      <Button aria-describedby={nameId} onClick={() => onAdd(variant)}>
        Add to Project
      </Button>
    )
  )
}
