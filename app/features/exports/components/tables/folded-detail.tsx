import { useId, useState, type ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import styles from './folded-detail.module.css'

interface FoldedDetailProps {
  readonly name: string
  readonly image: string | null
  /** The product's page, opened beside this one; null where there is none. */
  readonly pageHref: string | null
  /** Stands on the line that is always shown. */
  readonly head: ReactNode
  readonly children: ReactNode
}

/** A product of the preview: on phones one line that opens, elsewhere and on paper whole. */
export function FoldedDetail({ name, image, pageHref, head, children }: FoldedDetailProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <article className={styles.detail} aria-label={name} data-open={isOpen}>
      <div className={styles.head}>
        <div className={styles.picture} data-screen-only aria-hidden="true">
          <Picture src={image} alt="" width={48} height={48} loading="lazy" />
        </div>
        <div className={styles.title}>{head}</div>
        {pageHref !== null && (
          <a href={pageHref} target="_blank" rel="noopener">
            View Product Detail page
          </a>
        )}
        <button
          type="button"
          className={styles.toggle}
          data-screen-only
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`Details of ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="down" size={18} />
        </button>
      </div>
      <div className={styles.body} id={id}>
        {children}
      </div>
    </article>
  )
}
