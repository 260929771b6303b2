import type { ReactNode } from 'react'
import { Heading } from '#app/ui/heading.tsx'
import styles from './product-screen.module.css'
import type { PageSection } from './section-nav.tsx'
import type { ProductScreenData } from '#app/features/catalogue/views/product-screen-data.ts'
import type { VariantView } from '#app/features/catalogue/views/product-view.ts'

const LABELS = {
  overview: 'Product overview',
  technical: 'Technical info',
  needed: 'What else is needed',
  components: 'Components',
  'spare-parts': 'Spare Parts',
  advice: 'Advice',
  related: 'Related Products',
} as const
export type SectionId = keyof typeof LABELS

const HEADINGS: Partial<Record<SectionId, string>> = { technical: 'Technical Information' }

/** The sections of a page, those without contents left out. */
export function sectionsOf(data: ProductScreenData, variant: VariantView | undefined, fromBim: boolean): PageSection[] {
  const isThere: Record<SectionId, boolean> = {
    overview: data.overviewHtml !== '' || (variant?.features.length ?? 0) > 0,
    technical: true,
    needed: data.requirements.length > 0,
    components: (variant?.components.length ?? 0) > 0,
    'spare-parts': (variant?.spareParts.length ?? 0) > 0,
    advice: data.adviceHtml !== '' && !fromBim,
    related: data.related.length > 0,
  }
  const ids = Object.keys(LABELS) as SectionId[]
  return ids.filter((id) => isThere[id]).map((id) => ({ id, label: LABELS[id] }))
}

interface SectionProps {
  readonly id: SectionId
  readonly isModal: boolean
  readonly screenOnly?: boolean
  readonly children: ReactNode
}

export function Section({ id, isModal, screenOnly = false, children }: SectionProps) {
  // The page beneath a dialog may be that of another product, with sections of its own.
  const prefix = isModal ? 'dialog-' : ''
  const headingId = `${prefix}${id}-heading`
  return (
    <section
      id={`${prefix}${id}`}
      className={styles.section}
      aria-labelledby={headingId}
      data-below={!isModal || null}
      data-screen-only={screenOnly || undefined}
    >
      <Heading level={2} id={headingId} className={styles.heading}>
        {HEADINGS[id] ?? LABELS[id]}
      </Heading>
      {children}
    </section>
  )
}
