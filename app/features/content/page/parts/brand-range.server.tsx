import { marketHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import type { BrandRange as Range } from '#app/features/browse/listing/brand-range.server.ts'
import { assetSource } from '@specify/catalogue/files/asset-source.ts'
import type { PartView } from '#app/features/catalogue/views/part-view.ts'
import prose from '#app/ui/prose.module.css'
import styles from './brand-range.server.module.css'
import { Section } from './parts.server.tsx'
import type { Slot } from '../slot.ts'
import { Wordmark } from './wordmark.server.tsx'

interface BrandRangeProps extends Omit<Extract<Slot, { slot: 'range' }>, 'slot' | 'brand'> {
  readonly locale: string
  readonly range: Range
}

/** A brand's name as it is drawn, what it is about, and its chapters. */
export function BrandRange({ locale, line, chapters, range }: BrandRangeProps) {
  const { title, wordmark, count, collections } = range
  return (
    <Section className={`${styles.range}`}>
      <div className={styles.head}>
        {wordmark && <Wordmark wordmark={wordmark} title={title} />}
        <div>
          {line !== '' && <p className={styles.line}>{line}</p>}
          <p className={styles.figures}>
            <a href="#products">{countOf(count, 'product')}</a>
            {collections > 0 && <span>{`in ${countOf(collections, 'collection')}`}</span>}
          </p>
        </div>
      </div>
      {chapters.map((chapter, index) => {
        const read = range.chapters[index]
        if (!read) return null
        const { listing, parts } = read
        const name = chapter.title ?? listing?.title ?? ''
        const href = chapter.href ?? (listing && routes.listing.path({ locale, path: listing.path }))
        return (
          <article
            key={chapter.listing ?? name}
            className={styles.chapter}
            data-room={chapter.pictureHtml !== null}
            data-below={index > 0 || null}
          >
            {chapter.pictureHtml !== null && (
              <div className={styles.room} dangerouslySetInnerHTML={{ __html: chapter.pictureHtml }} />
            )}
            <div className={styles.words}>
              <h2>{href ? <a href={href}>{name}</a> : name}</h2>
              {chapter.descriptionHtml === '' ? (
                listing && <p>{listing.intro}</p>
              ) : (
                <div className={prose.prose} dangerouslySetInnerHTML={{ __html: chapter.descriptionHtml }} />
              )}
            </div>
            <ul className={styles.parts}>
              {parts.map((part) => (
                <Part key={part.sku} locale={locale} part={part} />
              ))}
            </ul>
          </article>
        )
      })}
    </Section>
  )
}

/** Twice what a product takes on the widest screens. */
const MOST_PX = 840

function Part({ locale, part: { path, name, colour, image } }: { locale: string; part: PartView }) {
  const source = assetSource(image, MOST_PX)
  return (
    <li>
      <span className={styles.object}>
        <img
          src={source?.src ?? '/images/placeholders/product-thumbnail.svg'}
          srcSet={source?.srcSet}
          sizes="(width >= 1024px) 18vw, 45vw"
          alt=""
          loading="lazy"
          decoding="async"
          width={480}
          height={360}
        />
      </span>
      <a href={marketHref(locale, path)}>{name}</a>
      {colour && <span className={styles.colour}>{colour}</span>}
    </li>
  )
}
