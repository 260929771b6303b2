import { useState } from 'react'
import { marketHref } from '#app/addresses/route.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Heading } from '#app/ui/heading.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { fileDetail } from '@specify/catalogue/files/file-detail.ts'
import { modelOf, type DownloadFile } from '@specify/catalogue/files/files.ts'
import type { ProductScreenData } from '#app/features/catalogue/views/product-screen-data.ts'
import type { VariantView } from '#app/features/catalogue/views/product-view.ts'
import styles from './bim-screen.module.css'
import { galleryPictures } from '#app/features/catalogue/views/gallery-pictures.ts'
import { Gallery } from '../gallery/gallery.tsx'
import { BIM_MESSAGES, useZip } from '../files/use-zip.ts'
import { VariantPicker } from './choices/variant-picker.tsx'

interface BimScreenProps {
  readonly data: Pick<ProductScreenData, 'locale' | 'product' | 'selectedSku' | 'descriptionHtml' | 'viewerScriptUrl'>
  readonly isModal: boolean
  readonly onSelect?: (variant: VariantView) => void
}

export function BimScreen({ data, isModal, onSelect }: BimScreenProps) {
  const { locale, product } = data
  const [sku, setSku] = useState(data.selectedSku)
  const variant = product.variants.find((each) => each.sku === sku) ?? product.variants[0]
  if (!variant) return null

  const label = [product.name, variant.colour].filter(Boolean).join(', ')
  function select(next: string): void {
    const chosen = product.variants.find((each) => each.sku === next)
    if (!chosen) return
    setSku(next)
    onSelect?.(chosen)
  }

  return (
    <article className={styles.product} aria-label={product.name}>
      <Gallery
        label={label}
        pictures={galleryPictures(variant, label, null)}
        model={modelOf(variant.files)}
        viewer={data.viewerScriptUrl === null ? null : { src: data.viewerScriptUrl, market: locale, sku: variant.sku }}
      />
      <div>
        <p className={`code ${styles.code}`}>{`Product code ${variant.sku}`}</p>
        <Heading level={1} className={styles.title}>
          {product.name}
        </Heading>
        <div className={styles.picker}>
          <VariantPicker
            productName={product.name}
            variants={product.variants}
            selected={variant}
            onSelect={select}
            opens="down"
          />
        </div>
        {!isModal && (
          // oxlint-disable-next-line react/no-danger -- rendered from Markdown on the server, nothing in it can run
          <div className={styles.description} dangerouslySetInnerHTML={{ __html: data.descriptionHtml }} />
        )}
        <FilePanel
          key={variant.sku}
          files={variant.files}
          productHref={marketHref(locale, `${variant.path}?fromBim=false`)}
        />
      </div>
    </article>
  )
}

interface FilePanelProps {
  readonly files: readonly DownloadFile[]
  readonly productHref: string
}

function FilePanel({ files, productHref }: FilePanelProps) {
  const zip = useZip(BIM_MESSAGES)
  const types = Map.groupBy(files, ({ label }) => label)
  return (
    <div className={styles.panel}>
      {files.length === 0 && <p>There are no files for this variant.</p>}
      <ul className={styles.types} aria-label="Files by type">
        {Array.from(types, ([label, ofType]) => (
          <li key={label}>
            <button
              type="button"
              className={styles.type}
              data-file-count={ofType.length}
              data-file-kind="bim"
              onClick={() => void zip.save(ofType)}
              disabled={zip.isBusy}
            >
              <Icon name="download" size={18} /> {label}
              <span className={styles.detail}>{typeDetail(ofType)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {files.length > 0 && (
          <Button
            look="primary"
            data-file-count={files.length}
            data-file-kind="bim"
            onClick={() => void zip.download(files)}
            disabled={zip.isBusy}
          >
            Download all files
          </Button>
        )}
        <LinkButton className={buttonClass('secondary')} href={productHref}>
          Go to Product Page
        </LinkButton>
      </div>
      {zip.view}
    </div>
  )
}

function typeDetail(ofType: readonly DownloadFile[]): string {
  const [first, ...more] = ofType
  return first === undefined || more.length > 0 ? countOf(ofType.length, 'file') : fileDetail(first)
}
