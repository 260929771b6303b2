import { Slider } from '#app/ui/sliders/slider.tsx'
import type { ProductScreenData } from '#app/features/catalogue/views/product-screen-data.ts'
import type { VariantView } from '#app/features/catalogue/views/product-view.ts'
import { PartList } from './parts/part-list.tsx'
import type { ProductScreenEvents } from './product-screen-events.ts'
import styles from './product-screen.module.css'
import { Section, type SectionId } from './product-screen-section.tsx'
import { productSlides } from '../gallery/product-slides.tsx'
import type { PageSection } from './section-nav.tsx'
import { RequirementList } from './parts/requirement-list.tsx'
import { TechnicalInformation } from './technical-information.tsx'

interface ProductSectionsProps extends Pick<ProductScreenEvents, 'onAdd' | 'onOpenRelated' | 'onQuickView'> {
  readonly data: ProductScreenData
  readonly variant: VariantView
  readonly sections: readonly PageSection[]
  readonly isModal: boolean
  readonly onSelect: (sku: string) => void
}

export function ProductSections(props: ProductSectionsProps) {
  const { data, variant, sections, isModal, onSelect, onAdd } = props
  const { locale, product } = data
  const has = (id: SectionId) => sections.some((section) => section.id === id)
  const parts = (codes: readonly string[]) => codes.flatMap((code) => data.parts[code] ?? [])
  return (
    <>
      {has('overview') && (
        <Section id="overview" isModal={isModal}>
          {/* oxlint-disable-next-line react/no-danger -- rendered from Markdown on the server, nothing in it can run */}
          <div className={styles.description} dangerouslySetInnerHTML={{ __html: data.overviewHtml }} />
          {variant.features.length > 0 && (
            <ul className={styles.features}>
              {variant.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          )}
        </Section>
      )}
      <Section id="technical" isModal={isModal}>
        <TechnicalInformation
          locale={locale}
          productName={product.name}
          variants={product.variants}
          selected={variant}
          onSelect={onSelect}
          complianceUrl={data.complianceUrl}
        />
      </Section>
      {has('needed') && (
        <Section id="needed" isModal={isModal}>
          <RequirementList {...{ locale, onAdd }} requirements={data.requirements} colour={variant.colour} />
        </Section>
      )}
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
          <Slider
            look="products"
            className={styles.related}
            list={{ 'aria-label': 'Related products' }}
            previousLabel="Previous products"
            nextLabel="Next products"
            slides={productSlides({
              locale,
              cards: data.related,
              onAdd: ({ name }, { sku }) => onAdd({ sku, name }),
              onOpen: props.onOpenRelated,
              onQuickView: props.onQuickView,
            })}
          />
        </Section>
      )}
    </>
  )
}
