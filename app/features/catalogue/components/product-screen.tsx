import { useMemo, useRef, useState, type ReactNode } from 'react'
import { AfterPaint } from '#app/shell/after-paint.tsx'
import { Heading } from '#app/ui/heading.tsx'
import { Slider } from '#app/ui/slider.tsx'
import type { CardVariant, ProductCard } from '../card.ts'
import type { ProductScreenData } from '../product-screen-data.ts'
import type { VariantView } from '../product-view.ts'
import { modelOf } from '../files.ts'
import { Gallery } from './gallery.tsx'
import { OutsideScript } from './outside-script.tsx'
import { PartList } from './part-list.tsx'
import { ProductHead } from './product-head.tsx'
import styles from './product-screen.module.css'
import { productSlides } from './product-slides.tsx'
import { SectionNav, type PageSection } from './section-nav.tsx'
import { TechnicalInformation } from './technical-information.tsx'

export interface ProductScreenEvents {
  readonly onAdd: (product: { readonly sku: string; readonly name: string }) => void
  readonly onDownloadPdf: (element: HTMLElement, variant: VariantView) => Promise<void>
  readonly onShare: (target: string, url: string) => void
  readonly onOpenRelated: (card: ProductCard, variant: CardVariant, position: number) => void
  readonly onQuickView: (variant: CardVariant) => void
}

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
  const { locale, product, related, replacements } = data
  const article = useRef<HTMLElement>(null)
  const [sku, setSku] = useState(data.selectedSku)
  const variant = product.variants.find((each) => each.sku === sku) ?? product.variants[0]
  const sections = useMemo(
    () => sectionsOf(data, variant, fromBim).filter(({ id }) => !isModal || id !== 'related'),
    [data, variant, fromBim, isModal],
  )
  if (!variant) return null

  function select(next: string): void {
    const chosen = product.variants.find((each) => each.sku === next)
    if (!chosen) return
    setSku(next)
    onSelect(chosen)
  }

  const has = (id: SectionId) => sections.some((section) => section.id === id)
  const parts = (codes: readonly string[]) => codes.flatMap((code) => data.parts[code] ?? [])
  return (
    <article ref={article} className={isModal ? styles.modal : styles.product} aria-label={product.name}>
      <div className={styles.head}>
        <ProductHead
          locale={locale}
          product={product}
          variant={variant}
          onSelect={select}
          onAdd={() => onAdd({ sku: variant.sku, name: product.name })}
          shop={shop(variant)}
          onDownloadPdf={async () => {
            if (article.current) await onDownloadPdf(article.current, variant)
          }}
          onShare={onShare}
        />
        {data.widgetScriptUrl !== null && (
          <OutsideScript src={data.widgetScriptUrl} market={locale} sku={variant.sku} model={modelOf(variant.files)} />
        )}
        {product.isDiscontinued && (
          <div className={styles.notice}>
            <p>This product has been discontinued.</p>
            <p>{replacements.length > 0 ? 'In its place:' : 'There is no replacement.'}</p>
            {replacements.length > 0 && (
              <PartList locale={locale} label="Replacements" parts={replacements} onAdd={onAdd} />
            )}
          </div>
        )}
      </div>
      {!isModal && (
        <div className={styles.nav} data-screen-only>
          <SectionNav sections={sections} />
        </div>
      )}
      <div className={styles.gallery}>
        <Gallery
          key={variant.sku}
          label={[product.name, variant.colour].filter(Boolean).join(', ')}
          images={[...variant.images, ...variant.lineDiagrams]}
          model={modelOf(variant.files)}
          viewer={
            data.viewerScriptUrl === null ? null : { src: data.viewerScriptUrl, market: locale, sku: variant.sku }
          }
        />
      </div>
      <div className={styles.sections}>
        <AfterPaint placeholder={<div className={styles.place} />}>
          <Section id="overview" isModal={isModal}>
            {/* oxlint-disable-next-line react/no-danger -- rendered from Markdown on the server, nothing in it can run */}
            <div className={styles.description} dangerouslySetInnerHTML={{ __html: data.descriptionHtml }} />
            {variant.features.length > 0 && (
              <ul className={styles.features}>
                {variant.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            )}
          </Section>
          <Section id="technical" isModal={isModal}>
            <TechnicalInformation
              locale={locale}
              productName={product.name}
              variants={product.variants}
              selected={variant}
              onSelect={select}
              complianceUrl={data.complianceUrl}
            />
          </Section>
          {has('components') && (
            <Section id="components" isModal={isModal}>
              <PartList locale={locale} label="Components" parts={parts(variant.components)} onAdd={onAdd} />
            </Section>
          )}
          {has('spare-parts') && (
            <Section id="spare-parts" isModal={isModal}>
              <PartList locale={locale} label="Spare Parts" parts={parts(variant.spareParts)} onAdd={onAdd} />
            </Section>
          )}
          {has('advice') && (
            <Section id="advice" isModal={isModal}>
              {/* oxlint-disable-next-line react/no-danger -- our own Markdown, rendered on the server */}
              <div className={styles.description} dangerouslySetInnerHTML={{ __html: data.adviceHtml }} />
            </Section>
          )}
          {has('related') && (
            <Section id="related" isModal={isModal} screenOnly>
              <AfterPaint>
                <Slider
                  look="products"
                  className={styles.related}
                  list={{ 'aria-label': 'Related products' }}
                  previousLabel="Previous products"
                  nextLabel="Next products"
                  slides={productSlides({
                    locale,
                    cards: related,
                    onAdd: ({ name }, { sku }) => onAdd({ sku, name }),
                    onOpen: props.onOpenRelated,
                    onQuickView: props.onQuickView,
                  })}
                />
              </AfterPaint>
            </Section>
          )}
        </AfterPaint>
      </div>
    </article>
  )
}

const LABELS = {
  overview: 'Product overview',
  technical: 'Technical info',
  components: 'Components',
  'spare-parts': 'Spare Parts',
  advice: 'Advice',
  related: 'Related Products',
} as const
type SectionId = keyof typeof LABELS

const HEADINGS: Partial<Record<SectionId, string>> = { technical: 'Technical Information' }

function sectionsOf(data: ProductScreenData, variant: VariantView | undefined, fromBim: boolean): PageSection[] {
  const isThere: Record<SectionId, boolean> = {
    overview: true,
    technical: true,
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

function Section({ id, isModal, screenOnly = false, children }: SectionProps) {
  // The page beneath a dialog may be that of another product, with sections of its own.
  const prefix = isModal ? 'dialog-' : ''
  const headingId = `${prefix}${id}-heading`
  return (
    <section
      id={`${prefix}${id}`}
      className={styles.section}
      aria-labelledby={headingId}
      data-screen-only={screenOnly || undefined}
    >
      <Heading level={2} id={headingId} className={styles.heading}>
        {HEADINGS[id] ?? LABELS[id]}
      </Heading>
      {children}
    </section>
  )
}
