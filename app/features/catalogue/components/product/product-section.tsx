import { marketHref } from '#app/addresses/route.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { PAUSE_BUTTON, Slider } from '#app/ui/sliders/slider.tsx'
import { productSlides, type ProductSlides } from '../gallery/product-slides.tsx'
import styles from './product-section.module.css'

const INTERVAL_MS = 5_000

interface ProductSectionProps extends ProductSlides {
  readonly title: string
  readonly href: string | null
}

/** Products of a content page, which advance every five seconds. */
export function ProductSection({ title, href, ...products }: ProductSectionProps) {
  if (products.cards.length === 0) return null
  return (
    <section className={`page ${styles.section}`}>
      <Slider
        look="products"
        data-interval={INTERVAL_MS}
        buttons={PAUSE_BUTTON}
        list={{ 'aria-label': title }}
        previousLabel={`Previous products: ${title}`}
        nextLabel={`Next products: ${title}`}
        slides={productSlides(products)}
      >
        <div className={styles.head}>
          <h2>{title}</h2>
          {href && <PageLink href={marketHref(products.locale, href)}>See all</PageLink>}
        </div>
      </Slider>
    </section>
  )
}
