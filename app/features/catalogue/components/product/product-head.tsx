import { Suspense, useState, type ReactNode, type RefObject } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { marketHref } from '#app/addresses/route.ts'
import { Button } from '#app/ui/button.tsx'
import { PDF_FAILED } from '#app/ui/loading/failed-answer.ts'
import { FileFailure } from '#app/ui/loading/file-failure.tsx'
import { Heading } from '#app/ui/heading.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { NEW_TAB_NOTE_ID } from '#app/ui/new-tab-note.tsx'
import { useFileWork, type WorkProgress } from '#app/ui/loading/use-file-work.tsx'
import { namedOnDemand } from '#app/shell/on-demand.tsx'
import { assetSource } from '@specify/catalogue/files/asset-source.ts'
import { CompareTick } from '#app/features/catalogue/compare/compare-tick.tsx'
import { priceEnquiryPath } from '#app/features/catalogue/views/product-url.ts'
import type { PartView } from '#app/features/catalogue/views/part-view.ts'
import type { ProductView, VariantView } from '#app/features/catalogue/views/product-view.ts'
import { swatchPath } from '@specify/catalogue/product/swatch.ts'
import { ChoicePicker } from './choices/choice-picker.tsx'
import { MainAction } from './choices/main-action.tsx'
import { PriceRow } from '../card/price-row.tsx'
import styles from './product-head.module.css'
import { VariantPicker } from './choices/variant-picker.tsx'

const ShareDialog = namedOnDemand(
  () => import('#app/ui/dialogs/share-dialog.tsx'),
  ({ ShareDialog }) => ShareDialog,
  'over',
)

interface ProductHeadProps {
  readonly locale: string
  readonly product: ProductView
  readonly variant: VariantView
  readonly statement: string | null
  readonly twin: PartView | null
  readonly onSelect: (sku: string) => void
  readonly onAdd: () => void
  readonly shop: ReactNode
  readonly onDownloadPdf: (signal: AbortSignal) => Promise<void>
  readonly onShare: (target: string, url: string) => void
  readonly actions: RefObject<HTMLDivElement | null>
}

export function ProductHead(props: ProductHeadProps) {
  const { locale, product, variant, statement, twin, onSelect, onAdd, shop, onDownloadPdf, onShare, actions } = props
  const [isSharing, setSharing] = useState(false)
  const { isBusy, error, tryAgain, run, spinner } = useFileWork(null)

  async function save({ signal, show }: WorkProgress): Promise<void> {
    show('Preparing PDF')
    await onDownloadPdf(signal)
  }

  return (
    <header>
      <p className={`code ${styles.code}`}>{`Product code ${variant.sku}`}</p>
      <Heading level={1} className={styles.title}>
        {product.name}
      </Heading>
      <PriceRow price={variant.price} />
      {variant.price.kind === 'none' && (
        <a
          href={priceEnquiryPath(locale, variant.sku)}
          target="_blank"
          rel="noopener"
          aria-describedby={NEW_TAB_NOTE_ID}
          data-screen-only
        >
          Ask for the price
        </a>
      )}
      {statement && <p className={styles.statement}>{statement}</p>}
      <div className={styles.picker} data-screen-only>
        {product.choices ? (
          <ChoicePicker
            locale={locale}
            variants={product.variants}
            choices={product.choices}
            selected={variant}
            onSelect={onSelect}
          />
        ) : (
          <VariantPicker
            productName={product.name}
            variants={product.variants}
            selected={variant}
            onSelect={onSelect}
            opens="down"
          />
        )}
        {variant.colour !== null && product.variants.every(({ colour }) => colour === variant.colour) && (
          <p className={styles.finish}>
            <span>Finish</span>
            <img src={swatchPath(variant.colour)} alt="" width={18} height={18} /> {variant.colour}
          </p>
        )}
        {twin && (
          <p className={styles.twin}>
            For the other hand: <PageLink href={marketHref(locale, twin.path)}>{twin.name}</PageLink>{' '}
            <span className="code">{twin.sku}</span>
          </p>
        )}
      </div>
      <div ref={actions} className={styles.actions} data-screen-only>
        <MainAction {...{ locale, product, variant, onAdd }} />
        {shop}
        <Button look="quiet" className={styles.small} title="Share" onClick={() => setSharing(true)}>
          <Icon name="share" size={18} /> <span>Share</span>
        </Button>
        <Button
          look="quiet"
          className={styles.small}
          title="Download PDF"
          onClick={() => void run(save, PDF_FAILED)}
          disabled={isBusy}
        >
          <Icon name="download" size={18} /> <span>Download PDF</span>
        </Button>
        <CompareTick
          locale={locale}
          product={{ sku: variant.sku, name: product.name, image: assetSource(variant.images[0] ?? null)?.src ?? null }}
        />
      </div>
      {isSharing && (
        <Suspense>
          <ShareDialog
            open
            path={marketHref(locale, variant.path)}
            title={product.name}
            onShare={onShare}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
      <FileFailure error={error} onTryAgain={tryAgain} className={styles.failure} />
      {spinner}
    </header>
  )
}
