import { marketHref } from '#app/addresses/route.ts'
import { assetSource } from '@specify/catalogue/files/asset-source.ts'
import type { PartView } from '#app/features/catalogue/views/part-view.ts'
import prose from '#app/ui/prose.module.css'
import styles from './finishes.server.module.css'
import { Section, Title } from './parts.server.tsx'
import type { Slot } from '../slot.ts'

interface FinishesProps extends Omit<Extract<Slot, { slot: 'finishes' }>, 'slot' | 'sku'> {
  readonly locale: string
  /** The same product in each finish. */
  readonly parts: readonly PartView[]
}

/** The names of the finishes change the picture as they are pointed at; each leads to its variant. */
export function Finishes({ locale, title, descriptionHtml, parts }: FinishesProps) {
  if (parts.length === 0) return null
  return (
    <Section>
      <div className="page">
        <div className={styles.band}>
          <div className={styles.words}>
            <Title level={2}>{title}</Title>
            {descriptionHtml !== '' && (
              <div className={prose.prose} dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
            )}
            <ul className={styles.list}>
              {parts.map((part) => {
                const source = assetSource(part.image)
                return (
                  <li key={part.sku}>
                    <a href={marketHref(locale, part.path)}>
                      <span className={styles.name}>{part.colour}</span>
                      <span className={`code ${styles.code}`}>{part.sku}</span>
                      <img
                        src={source?.src ?? '/images/placeholders/product-thumbnail.svg'}
                        srcSet={source?.srcSet}
                        sizes="(width >= 1024px) 45vw, 100vw"
                        alt={`${part.name}, ${part.colour ?? ''}`}
                        loading="lazy"
                        decoding="async"
                        width={800}
                        height={800}
                      />
                    </a>
                  </li>
                )
              })}
            </ul>
          </div>
        </div>
      </div>
    </Section>
  )
}
