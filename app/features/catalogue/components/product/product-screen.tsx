import { useMemo, useRef, useState, type ReactNode } from 'react'
import type { ProductScreenData } from '#app/features/catalogue/views/product-screen-data.ts'
import type { VariantView } from '#app/features/catalogue/views/product-view.ts'
import { modelOf } from '@specify/catalogue/files/files.ts'
import { BuyBar } from './choices/buy-bar.tsx'
import { ChoicePicker } from './choices/choice-picker.tsx'
import { DiscontinuedNotice } from './parts/discontinued-notice.tsx'
import { galleryPictures } from '#app/features/catalogue/views/gallery-pictures.ts'
import { Gallery } from '../gallery/gallery.tsx'
import { MainAction } from './choices/main-action.tsx'
import { OutsideScript } from '../model/outside-script.tsx'
import { ProductAside } from './product-aside.tsx'
import { ProductHead } from './product-head.tsx'
import styles from './product-screen.module.css'
import { scalePicture } from '#app/features/catalogue/views/scale-picture.ts'
import { SectionNav } from './section-nav.tsx'
import { sectionsOf } from './product-screen-section.tsx'
import { ProductSections } from './product-sections.tsx'
import type { ProductScreenEvents } from './product-screen-events.ts'

interface ProductScreenProps extends ProductScreenEvents {
  readonly data: ProductScreenData
  readonly fromBim: boolean
  /** Shown over another page: without section navigation and related products. */
  readonly isModal: boolean
  readonly shop: (variant: VariantView) => ReactNode
  readonly onSelect: (variant: VariantView) => void
}

export function ProductScreen(props: ProductScreenProps) {
  const { data, fromBim, isModal, shop, onAdd, onSelect, onDownloadPdf, onShare } = props
  const { locale, product, successors } = data
  const article = useRef<HTMLElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const [sku, setSku] = useState(data.selectedSku)
  const variant = product.variants.find((each) => each.sku === sku) ?? product.variants[0]
  const sections = useMemo(
    () => sectionsOf(data, variant, fromBim).filter(({ id }) => !isModal || id !== 'related'),
    [data, variant, fromBim, isModal],
  )
  if (!variant) return null

  const add = () => onAdd({ sku: variant.sku, name: product.name })
  const label = [product.name, variant.colour].filter(Boolean).join(', ')
  function select(next: string): void {
    const chosen = product.variants.find((each) => each.sku === next)
    if (!chosen) return
    setSku(next)
    onSelect(chosen)
  }

  return (
    <article ref={article} className={isModal ? styles.modal : styles.product} aria-label={product.name}>
      <div className={styles.gallery}>
        <Gallery
          label={label}
          pictures={galleryPictures(variant, label, data.rooms[variant.sku] ?? null, scalePicture(locale, variant))}
          model={modelOf(variant.files)}
          finishes={
            product.choices && (
              <ChoicePicker
                locale={locale}
                variants={product.variants}
                choices={product.choices}
                selected={variant}
                onSelect={select}
              />
            )
          }
          viewer={
            data.viewerScriptUrl === null ? null : { src: data.viewerScriptUrl, market: locale, sku: variant.sku }
          }
        />
      </div>
      <div className={styles.head}>
        <div>
          {successors && <DiscontinuedNotice {...{ locale, successors, onAdd }} sku={variant.sku} />}
          <ProductHead
            locale={locale}
            product={product}
            variant={variant}
            statement={data.statement}
            twin={twinOf(data, variant)}
            onSelect={select}
            onAdd={add}
            shop={shop(variant)}
            onDownloadPdf={async (signal) => {
              if (article.current) await onDownloadPdf(article.current, variant, signal)
            }}
            onShare={onShare}
            actions={actions}
          />
          <ProductAside
            locale={locale}
            variant={variant}
            collection={isModal ? null : data.collection}
            technicalId={isModal ? 'dialog-technical' : 'technical'}
          />
          {data.widgetScriptUrl !== null && (
            <OutsideScript
              src={data.widgetScriptUrl}
              market={locale}
              sku={variant.sku}
              model={modelOf(variant.files)}
            />
          )}
        </div>
      </div>
      {!isModal && (
        <div className={styles.nav} data-screen-only>
          <SectionNav sections={sections} />
        </div>
      )}
      <div className={styles.sections}>
        <ProductSections {...props} variant={variant} sections={sections} onSelect={select} />
      </div>
      {!isModal && (
        <BuyBar actions={actions} price={variant.price}>
          <MainAction {...{ locale, product, variant }} onAdd={add} />
        </BuyBar>
      )}
    </article>
  )
}

/** The same for the other hand, where it is not among what is chosen from. */
function twinOf({ parts, product }: ProductScreenData, { handedTwin }: VariantView) {
  const twin = handedTwin === null ? undefined : parts[handedTwin]
  return twin && !product.choices?.some(({ sku }) => sku === twin.sku) ? twin : null
}
