import { marketHref } from '#app/addresses/route.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { assetSource } from '@specify/catalogue/files/asset-source.ts'
import { fileFormat } from '@specify/catalogue/files/file-name.ts'
import { leadingFiles } from '@specify/catalogue/files/files.ts'
import type { CollectionView } from '#app/features/catalogue/views/product-screen-data.ts'
import type { VariantView } from '#app/features/catalogue/views/product-view.ts'
import styles from './product-aside.module.css'

interface ProductAsideProps {
  readonly locale: string
  readonly variant: VariantView
  readonly collection: CollectionView | null
  /** Id of the section that has all files. */
  readonly technicalId: string
}

/** Beside the pictures, below the buttons: key facts, the first files, and the collection. */
export function ProductAside({ locale, variant, collection, technicalId }: ProductAsideProps) {
  const files = leadingFiles(variant.files)
  return (
    <div className={styles.aside} data-screen-only>
      {variant.keyFacts.length > 0 && (
        <dl className={styles.facts} aria-label="Key facts">
          {variant.keyFacts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {files.length > 0 && (
        <ul className={styles.files} aria-label="Downloads">
          {files.map(({ url, label }) => (
            <li key={url}>
              <a href={url} download>
                <Icon name="download" size={16} /> {label}
                {!label.includes(fileFormat(url)) && <span className={styles.format}>{fileFormat(url)}</span>}
              </a>
            </li>
          ))}
          {variant.files.length > files.length && (
            <li>
              <a href={`#${technicalId}`}>{`All ${variant.files.length} files`}</a>
            </li>
          )}
        </ul>
      )}
      {collection && <InCollection {...{ locale, collection }} />}
    </div>
  )
}

function InCollection({ locale, collection: { name, path, parts } }: { locale: string; collection: CollectionView }) {
  return (
    <div>
      <p className={styles.label}>
        In this collection: {path ? <PageLink href={marketHref(locale, path)}>{name}</PageLink> : <span>{name}</span>}
      </p>
      <ul className={styles.parts} aria-label={`More of ${name}`}>
        {parts.map((part) => (
          <li key={part.sku}>
            <PageLink href={marketHref(locale, part.path)}>
              <Picture
                className={styles.picture}
                src={assetSource(part.image)?.src ?? null}
                alt=""
                width={160}
                height={160}
                loading="lazy"
              />
              <span>{part.name}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
